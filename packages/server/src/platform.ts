import { posix, win32 } from 'node:path'

/** What differs between systems for the program itself. Everything is handed in, so that one machine can test them all. */

type Env = Readonly<Record<string, string | undefined>>

/** A value that is there and not empty. */
const given = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

/** The folder in which a person's programs keep what they must not lose, as each system has it. */
export function dataFolder(platform: string, env: Env, home: string): string {
  if (platform === 'win32')
    return win32.join(given(env['LOCALAPPDATA']) ?? win32.join(home, 'AppData', 'Local'), 'Noren')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Noren')
  const own = given(env['XDG_DATA_HOME'])
  // The standard says that a path that is not absolute counts for nothing.
  return posix.join(own?.startsWith('/') ? own : posix.join(home, '.local', 'share'), 'noren')
}

/** Signals after which the program closes in order: Windows knows no SIGTERM, but says SIGHUP when a window is closed. */
export const CLOSING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

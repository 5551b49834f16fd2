import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchStore } from '@noren/store'
import type { Bus } from '../src/bus/bus.ts'
import { readConfig, serve } from '../src/index.ts'
import type { Config, Library, Served, TimeSource } from '../src/index.ts'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { library } from './shelf.ts'

/** What tests open, setup.ts closes at the end of their file: files share a process, and with it this module. */
const opened: Served[] = []
const folders: string[] = []
const lines: Line[] = []
export async function closeAll(): Promise<void> {
  for (const line of lines.splice(0)) await line.close()
  for (const house of opened.splice(0)) await house.close()
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
}

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'noren-server-'))
  folders.push(path)
  return path
}

/** A house on a free port with bots that do not hesitate. */
export async function openHouse(
  over: Partial<Config> = {},
  time?: TimeSource,
  keep?: (config: Config) => Promise<MatchStore>,
  join?: (config: Config) => Promise<Bus>,
  games: Library = library,
): Promise<Served> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    NOREN_BOT_PAUSE: '0',
    NOREN_DATA: ':memory:',
    NOREN_BOT_WORKERS: '1',
  })
  const own = { ...config, messagesPerSecond: 0, requestsPerMinute: 0, ...over }
  const house = await serve(own, games, time, keep, join)
  opened.push(house)
  return house
}

export const guestAt = (house: Pick<Served, 'address'>): Guest => new Guest(house.address)

/** A guest's line that is closed at the end of the file. */
export async function lineOf(guest: Guest, headers?: Record<string, string>, ticket?: string): Promise<Line> {
  const line = await guest.line(headers, ticket)
  lines.push(line)
  return line
}

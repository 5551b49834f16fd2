import { say } from './say.ts'
import { UsageError } from './usage.ts'

/** Says in a sentence that a command needs a browser which is not there. */
export async function needChromium(): Promise<void> {
  const { chromiumPath } = await import('@noren/bench/browser/house')
  if (chromiumPath() === undefined) throw new UsageError(say('cli-no-chromium'))
}

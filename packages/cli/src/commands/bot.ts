import { HouseSaysNo, invitation, sitAndPlay } from '../bridge.ts'
import { BrokenBot, Outsider } from '../dojo/outsider.ts'
import type { Command } from '../line.ts'
import { UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** The open door: a bot of anybody's own sits down at a table by its invite link. */
export const bot: Command = {
  usage: 'bot <link>',
  options: ['--cmd <command>', '--name <name>', '--seat <n>'],
  async run([link], flags, out) {
    const at = invitation(link ?? '')
    if (typeof flags['cmd'] !== 'string') throw new UsageError(say('cli-bot-cmd'))
    const seat = whole(flags, 'seat', { min: 0, max: 31, usual: -1 })
    const name = typeof flags['name'] === 'string' ? flags['name'] : say('cli-bot-name')
    const player = new Outsider(flags['cmd'])
    try {
      const outcome = await sitAndPlay(at, {
        bot: player,
        name,
        ...(seat < 0 ? {} : { seat }),
        note: line => out.note(line),
      })
      out.print(JSON.stringify(outcome))
      return 0
    } catch (error) {
      if (!(error instanceof HouseSaysNo) && !(error instanceof BrokenBot)) throw error
      out.note(say('cli-wrong', { why: error.message }))
      return 1
    } finally {
      player.close()
    }
  },
}

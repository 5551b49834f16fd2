import { HouseSaysNo, invitation, sitAndPlay } from '../bridge.ts'
import { BrokenBot, Outsider } from '../dojo/outsider.ts'
import type { Command } from '../line.ts'
import { UsageError, whole } from '../usage.ts'

/** The open door: a bot of anybody's own sits down at a table by its invite link. */
export const bot: Command = {
  usage: 'bot <link>',
  about: 'let a bot of your own (see docs/bots/protocol.md) sit down at a table and play',
  options: [
    ['--cmd <command>', 'how the bot is started; it speaks JSON lines'],
    ['--name <name>', 'what it is called (Visitor)'],
    ['--seat <n>', 'where it sits (the first free seat)'],
  ],
  async run([link], flags, out) {
    const at = invitation(link ?? '')
    if (typeof flags['cmd'] !== 'string') throw new UsageError('--cmd must say how the bot is started')
    const seat = whole(flags, 'seat', { min: 0, max: 31, usual: -1 })
    const name = typeof flags['name'] === 'string' ? flags['name'] : 'Visitor'
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
      out.note(`noren: ${error.message}`)
      return 1
    } finally {
      player.close()
    }
  },
}

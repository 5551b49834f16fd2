/** Annex B of the rules: what must be true of every resting state. */
import type { Honor, Player } from '../state.ts'
import { FIRST, LEAVING, PLEDGED, RONIN, SECOND } from '../state.ts'
import { actionsFor, kiOf } from '../figures.ts'
import { sheetOf } from '../cards.ts'

/** The invariants that do not hold, in words. */
export function annexB(s: Honor): string[] {
  const wrong: string[] = []
  const sheet = sheetOf(s.data)
  const count = (cards: readonly number[], type: string): number =>
    cards.filter(c => sheet.cards[c]?.type === type).length
  const say = (holds: boolean, text: string): void => void (holds || wrong.push(text))
  s.players.forEach((p, i) => {
    say(p.honour % 5 === 0, `B2: honour ${p.honour} of seat ${i}`)
    say(p.hand.length <= 7, `B3: ${p.hand.length} cards in hand of seat ${i}`)
    for (const house of [p.home, p.court]) {
      say(count(house, 'okugata') <= 1, `B3: two wives in a house of seat ${i}`)
      say(count(house, 'army') <= 5, `B3: six armies in a house of seat ${i}`)
    }
    say(count(p.court, 'castle') <= 1, `B3: two castles at seat ${i}`)
    say(count(p.home, 'castle') === 0, `B3: a castle beside the Samurai of seat ${i}`)
    say((p.status === FIRST) === p.daimyo >= 0, `B5: status ${p.status} and Daimyo ${p.daimyo} at seat ${i}`)
    say(p.status === FIRST || p.court.length === 0, `B5: a Daimyo's house without a Daimyo at seat ${i}`)
    alliance(s, p, i, say)
    const allowed = actionsFor(kiOf(s, i))
    say(allowed >= 2 && allowed <= 5, `B8: ${allowed} actions at seat ${i}`)
  })
  say(s.shogun === -1 || s.players[s.shogun]?.status === FIRST, `B4: the title lies at seat ${s.shogun}`)
  for (const f of s.frames) if (f.kind === 'turn') say(f.used <= 5, `B8: ${f.used} actions used`)
  return wrong
}

function alliance(s: Honor, p: Player, i: number, say: (holds: boolean, text: string) => void): void {
  const bound = p.status === SECOND || p.status === LEAVING || p.status === PLEDGED
  say(bound === p.lord >= 0, `B6: status ${p.status} and lord ${p.lord} at seat ${i}`)
  say(p.status !== RONIN || p.lord === -1, `B6: a bound Rônin at seat ${i}`)
  if (!bound) return
  say(p.lord !== i && s.players[p.lord]?.status === FIRST, `B6: seat ${i} serves nobody alive`)
  say(s.players.filter(q => q.lord === p.lord).length === 1, `B5: two Samurai at the side of seat ${p.lord}`)
}

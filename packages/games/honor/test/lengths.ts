/**
 * How long games among rule-based players are: node packages/games/honor/test/lengths.ts [games].
 * A round is one turn of everybody. The rules know no limit; the cap here only keeps the tool from hanging.
 */
import type { Seat } from '@noren/engine'
import { begin, Choices, legal, members, play, seeded, waiting } from '@noren/engine'
import { honor, TARGETS } from '../src/index.ts'
import { sense } from '../src/sense.ts'

const games = Number(process.argv[2] ?? 1000)
const CAP = 1000
const open = new Choices()

console.log('players  target   5%  median  95%  longest   mean  decisions a game')
for (const seats of [3, 4, 5, 6])
  for (const target of TARGETS) {
    const rounds: number[] = []
    let decisions = 0
    for (let seed = 1; seed <= games; seed++) {
      const rng = seeded(seed * 7 + seats)
      const s = begin(honor, { target, data: null }, seats, seeded(seed + 1000 * seats))
      for (; s.outcome === null && s.round < CAP; decisions++) {
        const seat = members(waiting(s))[0] as Seat
        legal(honor as never, s, seat, open)
        play(honor as never, s, seat, open.at(sense.policy?.(s, seat, open, rng) ?? 0))
      }
      rounds.push(s.round)
    }
    rounds.sort((a, b) => a - b)
    const at = (share: number): number => rounds[Math.min(games - 1, Math.floor(share * games))] as number
    const mean = rounds.reduce((a, b) => a + b, 0) / games
    console.log(
      [
        [seats, 7],
        [target, 8],
        [at(0.05), 5],
        [at(0.5), 8],
        [at(0.95), 5],
        [at(1), 9],
        [mean.toFixed(1), 7],
        [Math.round(decisions / games), 18],
      ]
        .map(([value, width]) => String(value).padStart(Number(width)))
        .join(''),
    )
  }

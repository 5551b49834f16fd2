/**
 * How long games among bots are: node packages/games/honor/test/lengths.ts [games] [rollouts] [file] [players:target ...].
 * Without rollouts the rule-based player sits on every seat, with them the mind that may try so many a decision. With a file each
 * game is a line of it: a run that was cut short goes on where it stopped. A round is one turn of everybody. The rules know no
 * limit; the cap here only keeps the tool from hanging, and a game that reached it would show.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { begin, Choices, first, fork, legal, play, seeded, waiting } from '@noren/engine'
import { honor, TARGETS } from '../src/index.ts'
import { deliberate } from '../src/sense/search.ts'
import { policy } from '../src/sense.ts'

const [, , many = '1000', deep = '0', file = '', ...wanted] = process.argv
const games = Number(many)
const rollouts = Number(deep)
const CAP = 1000
const open = new Choices()
const patience = { rollouts, stop: () => false }

type Target = (typeof TARGETS)[number]
interface Played {
  readonly seats: number
  readonly target: number
  readonly seed: number
  readonly rounds: number
  readonly decisions: number
}

function playOne(seats: number, target: Target, seed: number): Played {
  const rng = seeded(seed * 7 + seats)
  const s = begin(honor, { ...honor.options.defaults, target }, seats, seeded(seed + 1000 * seats))
  let decisions = 0
  for (; s.outcome === null && s.round < CAP; decisions++) {
    const seat = first(waiting(s))
    legal(honor as never, s, seat, open)
    const action =
      open.size === 1
        ? open.at(0)
        : rollouts === 0
          ? open.at(policy(s, seat, open, rng))
          : (deliberate(honor.view(s, seat), seat, fork(rng), patience)[0]?.action ?? -1)
    play(honor as never, s, seat, action)
  }
  return { seats, target, seed, rounds: s.round, decisions }
}

const known: Played[] =
  file === '' || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
        .map(line => JSON.parse(line) as Played)
const key = (p: Pick<Played, 'seats' | 'target' | 'seed'>): string => `${p.seats}:${p.target}:${p.seed}`
const done = new Set(known.map(key))

const tables: (readonly [number, Target])[] =
  wanted.length > 0
    ? wanted.map(w => [Number(w.split(':')[0]), Number(w.split(':')[1]) as Target] as const)
    : [3, 4, 5, 6].flatMap(seats => TARGETS.map(target => [seats, target] as const))

for (let seed = 1; seed <= games; seed++)
  for (const [seats, target] of tables) {
    if (done.has(key({ seats, target, seed }))) continue
    const played = playOne(seats, target, seed)
    known.push(played)
    if (file !== '') appendFileSync(file, `${JSON.stringify(played)}\n`)
  }

console.log('players  target  games   5%  median  95%  longest   mean  decisions a game')
for (const [seats, target] of tables) {
  const mine = known.filter(p => p.seats === seats && p.target === target && p.seed <= games)
  const rounds = mine.map(p => p.rounds).sort((a, b) => a - b)
  const at = (share: number): number =>
    rounds[Math.min(rounds.length - 1, Math.floor(share * rounds.length))] as number
  const mean = (of: (p: Played) => number): number => mine.reduce((sum, p) => sum + of(p), 0) / mine.length
  console.log(
    [
      [seats, 7],
      [target, 8],
      [mine.length, 7],
      [at(0.05), 5],
      [at(0.5), 8],
      [at(0.95), 5],
      [at(1), 9],
      [mean(p => p.rounds).toFixed(1), 7],
      [Math.round(mean(p => p.decisions)), 18],
    ]
      .map(([value, width]) => String(value).padStart(Number(width)))
      .join(''),
  )
}

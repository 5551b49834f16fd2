import { createInterface } from 'node:readline/promises'
import { choose } from '@noren/bots'
import { first, heardBy, seeded, waiting } from '@noren/engine'
import type { Happened, Sight } from './trick.ts'
import { clauses, game, nameOf } from './trick.ts'

/** A table: you and three bots in a terminal. node table.ts */
const ME = 0
const NAMES = ['You', 'Aki', 'Botan', 'Chiyo']
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const state = game.begin({}, 4, seeded(Number(process.argv[2] ?? Date.now() % 1_000_000)))

/** Asks until the answer is a card that may be played; one that may not is refused with its reason. */
async function ask(): Promise<number> {
  const { own } = game.view(state, ME) as Sight
  console.log(`\nYour hand: ${own.hand.map((c, i) => `${i + 1}) ${nameOf(c)}`).join('  ')}`)
  for (;;) {
    const { value, done } = await lines.next()
    if (done === true) process.exit(0)
    const action = game.hear(['play', own.hand[Number(value) - 1] ?? -1])
    const why = action === null ? null : game.whyNot(state, ME, action)
    if (action !== null && why === null) return action
    console.log(
      why === null
        ? 'Type the number before a card.'
        : why.clauses.map(id => clauses[id as 'TR-PLAY-2']).join(' '),
    )
  }
}

for (let n = 0; state.outcome === null; n++) {
  const seat = first(waiting(state))
  const action =
    seat === ME
      ? await ask()
      : choose({ game, view: game.view(state, seat), seat, rng: seeded(n), level: 'samurai' }).action
  // What my seat is told of what happened: others may be told something else.
  const told = heardBy(game.playAloud(state, seat, action).happenings, ME) as readonly Happened[]
  for (const e of told)
    console.log(`${NAMES[e.seat]}: ${e.type === 'won' ? 'takes the trick' : nameOf(e.card)}`)
}
console.log(`\nTricks: ${state.outcome.scores.map((tricks, seat) => `${NAMES[seat]} ${tricks}`).join(', ')}`)
process.exit(0)

// A bot of one's own, in thirty lines. Questions come as JSON lines on stdin, answers go as JSON lines to stdout.
// It knows a little of Sakura and takes any choice elsewhere:
//   npx noren ladder sakura --players 2 --levels 'cmd:node docs/bots/example-bot.mjs,wanderer'
//   npx noren bot http://localhost:3000/t/koi-4821ab --cmd 'node docs/bots/example-bot.mjs' --name Example
import { createInterface } from 'node:readline'

/** How much it likes a choice: small steps on a pile; help rather than a pile it must take; rather a small pile than a large one. */
function liking({ view }, [verb, what, where]) {
  const { piles, row, prices } = view.open
  const value = card => Number(card.split('-')[1])
  if (verb === 'end') return 100
  if (verb === 'place') return 60 - Math.abs(value(what) - value(piles[where === 'left' ? 0 : 1].top ?? what))
  if (verb === 'hire') return 40 - (prices[row.indexOf(what)] ?? 6)
  if (verb === 'take') return 30 - piles[what === 'left' ? 0 : 1].size
  // What only takes something back is no way on: it could go round for ever.
  return verb === 'refresh' || verb === 'restore' ? 0 : verb === 'keep' ? 20 : 10
}

/** Chance that can be repeated: the question brings its own. */
const luck = ({ seed }, n) => Math.abs(Math.imul(seed[0] ^ n, 0x9e3779b1)) / 2 ** 31

createInterface({ input: process.stdin }).on('line', line => {
  const ask = JSON.parse(line)
  if (ask.type !== 'ask') return
  const likings = ask.choices.map((words, n) => liking(ask, words) + luck(ask, n))
  const choice = likings.indexOf(Math.max(...likings))
  process.stdout.write(`${JSON.stringify({ id: ask.id, choice })}\n`)
})

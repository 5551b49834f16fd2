// A bot of one's own, in thirty lines. Questions come as JSON lines on stdin, answers go as JSON lines to stdout.
// It knows a little of Sakura and takes any choice elsewhere:
//   npx noren ladder sakura --players 2 --levels 'cmd:node docs/bots/example-bot.mjs,wanderer'
//   npx noren bot http://localhost:3000/t/koi-4821ab --cmd 'node docs/bots/example-bot.mjs' --name Example
import { createInterface } from 'node:readline'

/** How much it likes a choice: small steps on a pile, no characters, and the turn ends as soon as it may. */
function liking({ view }, [verb, what, where]) {
  if (verb === 'end') return 50
  if (verb === 'take') return 20
  if (verb !== 'place') return verb === 'hire' || verb === 'refresh' ? 0 : 10
  const pile = view.piles?.[where === 'left' ? 0 : 1]
  const value = card => Number(card.split('-')[1])
  return 40 - Math.abs(value(what) - value(pile?.top ?? what))
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

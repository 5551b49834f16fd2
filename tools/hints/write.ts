import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hint } from '@noren/bots'
import { hint } from '@noren/bots'
import type { Core, Game, Manifest, Sayings, Sense } from '@noren/engine'
import { Choices, first, seeded, waiting } from '@noren/engine'
import { MANIFESTS } from '@noren/games/manifests'
import { plain, speechFor } from '@noren/words'
import { format } from 'prettier'

/** Hints of every game as their readers meet them, for people who read them through. */

const FOLDER = join(import.meta.dirname, '../../docs/bots/hints')
const NAMES = ['Akiko', 'Botan', 'Chiyo', 'Daichi']
const MANY = 20
/** So many questions with a choice between two that are told, so that a whole game is seen. */
const APART = { sakura: 9, spirit: 3, honor: 17, sake: 7 } as Readonly<Record<string, number>>

interface Met {
  readonly question: string
  readonly hint: Hint
  readonly labels: readonly string[]
  readonly whys: readonly (string | null)[]
}

function* questions(game: Game, sense: Sense<Core> | undefined, apart: number): Iterable<[Core, number]> {
  const open = new Choices()
  let asked = 0
  for (let seed = 1; ; seed++) {
    const rng = seeded(seed)
    const s = game.begin(game.options.defaults, Math.min(4, game.seats.max), seeded(seed))
    while (s.outcome === null) {
      const seat = first(waiting(s))
      game.legal(s, seat, open)
      if (open.size > 1 && asked++ % apart === apart - 1) yield [s, seat]
      game.legal(s, seat, open)
      game.play(s, seat, open.at(sense?.policy?.(s, seat, open, rng) ?? 0))
    }
  }
}

async function hintsOf(m: Manifest): Promise<readonly Met[]> {
  const game = await m.rules()
  const sense = await m.sense?.()
  const sayings = (await m.words()) as unknown as Sayings
  const met: Met[] = []
  for (const [s, seat] of questions(game, sense, APART[m.id] ?? 9)) {
    if (met.length === MANY) break
    const view = game.view(s, seat)
    const speech = await speechFor(sayings, 'en', { me: seat, name: i => NAMES[i] ?? '?' })
    const known = sense === undefined ? {} : { sense }
    // By iterations alone: the page is the same on every machine.
    const told = hint({
      game,
      view,
      seat,
      rng: seeded(met.length + 1),
      budget: { iterations: 1200 },
      ...known,
    })
    met.push({
      question: plain(speech.question(view, seat)),
      hint: told,
      labels: told.choices.map(c => plain(speech.label(c.words, view))),
      whys: told.choices.map(c => (c.why === null ? null : plain(speech.hint(c.why) ?? ['no sentence']))),
    })
  }
  return met
}

function page(title: string, hints: readonly Met[]): string {
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  return [
    `# ${title}: twenty hints`,
    '',
    'Written by `npm run hints`: questions of seeded games in which everybody plays by the rules of thumb, as the seat that is asked reads them.',
    '',
    ...hints.flatMap(({ question, hint: { choices, worlds }, labels, whys }, n) => [
      `## ${n + 1}. ${question}`,
      '',
      ...choices.map(({ value, error, close }, i) => {
        const chance = value === null ? '' : ` ${percent(value)}${i === 0 ? '' : ` (± ${percent(error)})`}`
        const why = close ? ' close' : whys[i] === null ? '' : ` the first beside it: ${whys[i]}`
        return `${i + 1}. ${labels[i]}:${chance}${i === 0 ? '' : why}`
      }),
      '',
      `Weighed in ${worlds} worlds.`,
      '',
    ]),
  ].join('\n')
}

mkdirSync(FOLDER, { recursive: true })
for (const m of MANIFESTS) {
  const only = process.argv[2]
  if (only !== undefined && only !== m.id) continue
  const speech = await speechFor((await m.words()) as unknown as Sayings, 'en')
  const text = page(speech.title, await hintsOf(m))
  writeFileSync(
    join(FOLDER, `${m.id}.md`),
    await format(text, { parser: 'markdown', printWidth: 140, proseWrap: 'preserve' }),
  )
}

import type { Event, Game, Manifest, Sayings } from '@noren/engine'
import { below, Choices, heardBy, members, seeded, waiting } from '@noren/engine'
import type { Lang } from '@noren/words'
import { aloud, LANG_IDS } from '@noren/words'

/** Lines of the log as their readers meet them, for people who read translations. */

const NAMES = ['Akiko', 'Botan', 'Yunus', 'Daichi', 'Emiko', 'Fumio', 'Genta', 'Hanako']
/** The first seat reads: half of the sentences say "you". */
const PEOPLE = { me: 0, name: (seat: number) => NAMES[seat] ?? '?' }
const GAMES = 6
/** So many lines of every game are shown. */
export const LINES = 40
/** Of one message so many lines are kept to choose from. */
const OF_ONE = 3

export type Line = Readonly<Record<Lang, string>>

/** So many lines of seeded games: every message that was met once, then again with other facts. */
export async function linesOf(m: Manifest, most: number): Promise<readonly Line[]> {
  const sayings = (await m.words()) as unknown as Sayings
  const game = await m.rules()
  const heard = await aloud(sayings)
  const met = new Map<string, Line[]>()
  for (let seed = 1; seed <= GAMES; seed++)
    for (const { event, view } of played(game, m, seed)) {
      const id = sayings.log(event, view)?.[0]
      if (id === undefined) continue
      const line = Object.fromEntries(
        LANG_IDS.map(lang => [lang, heard.log(lang, event, PEOPLE, view) ?? '']),
      ) as Line
      const of = met.get(id) ?? []
      if (of.length < OF_ONE && of.every(l => l.en !== line.en)) of.push(line)
      met.set(id, of)
    }
  const all = Array.from({ length: OF_ONE }, (_, n) => [...met.values()].flatMap(of => of[n] ?? [])).flat()
  return all.slice(0, most)
}

/** What the first seat hears of a game in which everybody takes whatever is open. */
function* played(
  game: Game,
  m: Manifest,
  seed: number,
): Iterable<{ readonly event: Event; readonly view: unknown }> {
  const seats = m.seats.min + ((seed + 1) % (m.seats.max - m.seats.min + 1))
  const rng = seeded(seed * 31)
  const open = new Choices()
  const s = game.begin(game.options.defaults, seats, seeded(seed))
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    game.legal(s, seat, open)
    const { happenings } = game.playAloud(s, seat, open.at(below(rng, open.size)))
    const view = game.view(s, 0)
    for (const event of heardBy(happenings, 0)) yield { event, view }
  }
}

/** A language is called as it calls itself. */
function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1)
}

/** A page with the lines of one game, side by side. */
export function linesPage(title: string, lines: readonly Line[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map(c => c.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `# ${title}: lines of the log`,
    '',
    'Written by `npx noren words --lines docs/words`. Akiko reads; names and cards come from seeded games in which everybody takes whatever is open.',
    '',
    row(LANG_IDS.map(nameOf)),
    row(LANG_IDS.map(() => '---')),
    ...lines.map(line => row(LANG_IDS.map(lang => line[lang]))),
    '',
  ].join('\n')
}

import type { Game, Manifest } from '@noren/engine'
import type { AnyFixture, Path } from '@noren/engine/laws'
import { lawsOf, leakLaw } from '@noren/engine/laws'
import { speechFor } from '@noren/words'

/** So many games are played for each law when a server starts; a game's own tests play many more. */
const RUNS = 4
/** Seats that one table can have. */
const MOST = 8

const whole = (x: unknown, min: number, max: number): boolean =>
  typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max

/** The manifest that a module exports, or what is wrong with it. Nothing of it is believed before it was looked at. */
export function manifestIn(module: object): Manifest | string {
  const said = (module as { manifest?: unknown }).manifest
  if (typeof said !== 'object' || said === null) return 'the module exports no manifest'
  const m = said as Partial<Manifest>
  if (typeof m.id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(m.id) || m.id.length > 40)
    return 'manifest.id should be small letters, such as tea-house'
  if (!whole(m.version, 1, 1_000_000)) return 'manifest.version should be a whole number from 1'
  if (typeof m.prefix !== 'string' || !/^[A-Z][A-Z0-9]$/.test(m.prefix))
    return 'manifest.prefix should be two signs, such as TH'
  if (!whole(m.seats?.min, 1, MOST) || !whole(m.seats?.max, m.seats?.min ?? 1, MOST))
    return `manifest.seats should be a least and a most number of players, at most ${MOST}`
  if (!Array.isArray(m.chapters) || !m.chapters.every(sign => /^[A-Z]+$/.test(String(sign))))
    return 'manifest.chapters should list the signs in its clauses'
  // What the page puts into styles and drawings.
  if (!/^#[0-9a-f]{6}$/i.test(m.cloth?.dye ?? ''))
    return 'manifest.cloth.dye should be a colour such as #4a4036'
  if (typeof m.cloth?.kanji !== 'string' || m.cloth.kanji.length > 8) return 'manifest.cloth.kanji is missing'
  if (typeof m.cloth.crest !== 'string') return 'manifest.cloth.crest is missing'
  for (const part of ['rules', 'words', 'clauses'] as const)
    if (typeof m[part] !== 'function') return `manifest.${part} should be a function`
  return m as Manifest
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i])

/** Whether rules, clauses and words are those that the manifest speaks of. */
export async function partsAgree(m: Manifest): Promise<string | null> {
  const game: Game = await m.rules()
  if (game.id !== m.id) return `its rules are called ${game.id}, its manifest ${m.id}`
  if (game.version !== m.version) return `its rules are version ${game.version}, its manifest ${m.version}`
  if (game.seats.min !== m.seats.min || game.seats.max !== m.seats.max)
    return 'rules and manifest do not agree on the number of players'
  const clauses = Object.keys(game.clauses)
  const stranger = clauses.find(id => !id.startsWith(`${m.prefix}-`))
  if (stranger !== undefined) return `the clause ${stranger} does not begin with ${m.prefix}`
  if (!same(Object.keys(await m.clauses('en')).sort(), clauses.toSorted()))
    return 'the English rulebook and the rules do not have the same clauses'
  const { title } = await speechFor(await m.words(), 'en')
  return title === '' ? 'it has no title in English' : null
}

/** The fixture that a module exports, if its game is the one of the manifest. */
export function fixtureIn(module: object, m: Manifest): AnyFixture | string {
  const fx = (module as { fixture?: unknown }).fixture as Partial<AnyFixture> | undefined
  if (typeof fx !== 'object' || fx.game === undefined) return 'the module of its laws exports no fixture'
  if (fx.game.id !== m.id || fx.game.version !== m.version) return 'its laws are those of another game'
  if (!Array.isArray(fx.options) || fx.options.length === 0 || fx.secrets === undefined)
    return 'the fixture of its laws lacks options or secrets'
  return fx as AnyFixture
}

/** The first law that does not hold on a few paths, with what it says; null if all do. */
export function brokenLaw(fx: AnyFixture): string | null {
  const { min, max } = fx.game.seats
  const counts = fx.seats ?? [min, max]
  const all = {
    ...lawsOf(fx),
    'a seat cannot tell its worlds apart': (f: AnyFixture, p: Path) => leakLaw(f, p, { worlds: 0 }),
  }
  for (const [title, law] of Object.entries(all))
    for (let run = 0; run < RUNS; run++) {
      const path = { seats: counts[run % counts.length] ?? min, option: run, seed: run + 1, tape: [] }
      try {
        law(fx, path)
      } catch (error) {
        return `the law "${title}" does not hold: ${(error as Error).message}`
      }
    }
  return null
}

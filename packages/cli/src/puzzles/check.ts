import { lead, openTo } from '@noren/bots/review'
import type { Means } from '@noren/bots/review'
import type { FoundPuzzle, Manifest, Puzzle, PuzzleEntry, Sayings, Words } from '@noren/engine'
import { below, canonical, fork, prove, seeded } from '@noren/engine'
import { MANIFESTS } from '@noren/games'
import type { Catalogue, Catalogues, Lang } from '@noren/words'
import { catalogueOf, LANG_IDS, plain, speechFor, voiceIn } from '@noren/words'
import { meansOf } from './make.ts'
import { CLICKS, CONFIRM, LEAST, likeness } from './search.ts'

/** What `noren puzzles --check` prints. */
export interface PuzzleReport {
  readonly puzzles: number
  readonly faults: readonly string[]
}

export interface PuzzleCount {
  readonly chosen: number
  readonly found: number
}

/** Names, questions and explanations: what a chosen puzzle says. */
const NAME = 28
const SENTENCE = 170

function wordsOf(puzzle: Puzzle): readonly (readonly [id: string, most: number])[] {
  const { id, tries } = puzzle
  return [
    [`puzzle-${id}-name`, NAME],
    [`puzzle-${id}-ask`, SENTENCE],
    [`puzzle-${id}-done`, SENTENCE],
    ...tries.map(t => [`puzzle-${id}-try-${t.id}`, SENTENCE] as const),
  ]
}

function spokenFaults(catalogue: Catalogue, lang: Lang, list: readonly Puzzle[]): string[] {
  const voice = voiceIn<Readonly<Record<string, object>>>(lang, [catalogue])
  const faults: string[] = []
  const said = new Set<string>()
  for (const [id, most] of list.flatMap(wordsOf)) {
    said.add(id)
    const text = voice.has(id) ? plain(voice.tell([id, {}])) : ''
    if (text === '') faults.push(`${lang}: ${id} is missing`)
    else if (text.length > most) faults.push(`${lang}: ${id} has ${text.length} signs, not ${most}`)
  }
  for (const id of Object.keys(catalogue)) if (!said.has(id)) faults.push(`${lang}: ${id} is said nowhere`)
  return faults
}

/** What is wrong with a found puzzle by the rules alone: no search is made here. */
export function foundFaults(m: Means, p: FoundPuzzle): string[] {
  const { game } = m
  const faults: string[] = []
  const state = game.imagine(p.view, seeded(1))
  if (state.seats !== p.seats) faults.push(`is at a table of ${state.seats}, not ${p.seats}`)
  if (canonical(game.view(state, p.me)) !== canonical(p.view))
    faults.push('its table is not what its seat sees')
  const open = openTo(m, state, p.me)
  for (const words of [p.answer, ...p.others.map(o => o.words)]) {
    const action = game.hear(words)
    if (action === null || !open.includes(action)) faults.push(`nobody may ${words.join(' ')}`)
  }
  if (p.answer.length > CLICKS) faults.push(`takes ${p.answer.length} clicks`)
  for (const other of p.others)
    if (p.value - other.value < 100 * LEAST - 1) faults.push(`${other.words.join(' ')} is nearly as good`)
  if (p.others[0]?.why === null || p.others[0]?.why === undefined) faults.push('nothing says why')
  return faults
}

/** Every sentence about a found puzzle, in one language. */
function sayFaults(speech: Awaited<ReturnType<typeof speechFor>>, p: FoundPuzzle, lang: Lang): string[] {
  const whys: readonly Words[] = p.others.flatMap(o => (o.why === null ? [] : [o.why]))
  const faults = whys
    .filter(why => (speech.hint(why) ?? '').length === 0)
    .map(why => `${lang}: nobody says ${why.join(' ')}`)
  for (const words of [p.answer, ...p.others.map(o => o.words)])
    if (plain(speech.label(words, p.view)) === '') faults.push(`${lang}: nobody says ${words.join(' ')}`)
  if (plain(speech.question(p.view, p.me)) === '') faults.push(`${lang}: nobody asks anything`)
  return faults
}

function listFaults(
  listed: Awaited<ReturnType<PuzzleEntry['list']>>,
  chosen: readonly Puzzle[],
  found: readonly FoundPuzzle[],
): string[] {
  const pairs = (list: readonly (Puzzle | FoundPuzzle)[]): unknown => list.map(p => [p.id, p.dots])
  const is = { chosen: pairs(chosen), found: pairs(found) }
  return canonical(listed) === canonical(is)
    ? []
    : ['list.json is not the list of its puzzles: --list writes it']
}

/** Where editions differ, a chosen puzzle is proved by the rules of its own options; the names of people do not matter. */
async function checkGame(
  manifest: Manifest,
  entry: PuzzleEntry,
): Promise<PuzzleCount & { faults: string[] }> {
  const m = await meansOf(manifest)
  const [chosen, found, listed] = await Promise.all([entry.chosen(), entry.found(), entry.list()])
  const known = await manifest.clauses('en')
  const faults = listFaults(listed, chosen, found)
  for (const puzzle of chosen) {
    for (const clause of puzzle.rests)
      if (!(clause in known)) faults.push(`${puzzle.id}: there is no ${clause}`)
    faults.push(...prove(m.game, puzzle).faults.map(f => `${puzzle.id}: ${f}`))
  }
  const alike = new Map<string, string>()
  const ids = new Set(chosen.map(p => p.id))
  for (const p of found) {
    faults.push(...foundFaults(m, p).map(f => `${p.id}: ${f}`))
    if (ids.has(p.id)) faults.push(`${p.id}: is there twice`)
    ids.add(p.id)
    const like = likeness(m, p)
    const other = alike.get(like)
    if (other !== undefined) faults.push(`${p.id}: is ${other} again`)
    alike.set(like, p.id)
  }
  const words = (await manifest.words()) as unknown as Sayings
  const own = (await entry.words()) as unknown as Catalogues
  for (const lang of LANG_IDS) {
    faults.push(...spokenFaults(await catalogueOf(own, lang), lang, chosen))
    for (const p of found) {
      const speech = await speechFor(words, lang, { name: seat => `P${seat}`, me: p.me })
      faults.push(...sayFaults(speech, p, lang).map(f => `${p.id}: ${f}`))
    }
  }
  return { chosen: chosen.length, found: found.length, faults }
}

/** Proves the chosen ones, holds the found ones to the rules, and reads all of them in every language. */
export async function checkPuzzles(
  games: readonly Manifest[] = MANIFESTS,
  tell: (game: string, count: PuzzleCount) => void = () => undefined,
): Promise<PuzzleReport> {
  const faults: string[] = []
  let puzzles = 0
  for (const manifest of games) {
    const entry = manifest.puzzles
    if (entry === undefined) continue
    const { chosen, found, faults: own } = await checkGame(manifest, entry)
    puzzles += chosen + found
    faults.push(...own.map(f => `${manifest.id}/${f}`))
    tell(manifest.id, { chosen, found })
  }
  return { puzzles, faults }
}

/** What eight times the search says of one puzzle. */
export interface Agreement {
  readonly game: string
  readonly id: string
  readonly agrees: boolean
  /** The lead of its answer over the best other choice, in points. */
  readonly lead: number
}

/** Searches some puzzles again, chosen at random, eight times as long as they were found with; chosen ones are proved instead. */
export async function* checkDeeply(count: number, seed: number): AsyncGenerator<Agreement, void> {
  const rng = seeded(seed)
  const pool: { readonly manifest: Manifest; readonly puzzle: FoundPuzzle }[] = []
  for (const manifest of MANIFESTS)
    for (const puzzle of (await manifest.puzzles?.found()) ?? []) pool.push({ manifest, puzzle })
  for (let n = 0; n < count && pool.length > 0; n++) {
    const [one] = pool.splice(below(rng, pool.length), 1)
    if (one === undefined) return
    const { manifest, puzzle } = one
    const m = await meansOf(manifest)
    const { game } = m
    const state = game.imagine(puzzle.view, seeded(1))
    const open = openTo(m, state, puzzle.me)
    const all = lead(m, puzzle.view, puzzle.me, open, CONFIRM, fork(rng))
    const answer = game.hear(puzzle.answer)
    const own = all.find(l => l.action === answer)
    const other = all.find(l => l.action !== answer)
    yield {
      game: manifest.id,
      id: puzzle.id,
      agrees: all[0]?.action === answer,
      lead: Math.round(100 * ((own?.value ?? 0) - (other?.value ?? 0))),
    }
  }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LessonEntry, Manifest, Sayings } from '@noren/engine'
import { MANIFESTS } from '@noren/games'
import type { LessonBeat } from '@noren/table'
import { walkLesson } from '@noren/table'
import type { Catalogue, Catalogues, Lang } from '@noren/words'
import { catalogueOf, LANG_IDS, plain, speechFor, voiceIn } from '@noren/words'

const ROOT = join(import.meta.dirname, '../../..')

/** How fast people are taken to be. */
const WORDS_A_MINUTE = 200
const CLICK = 1.5
const CHOICE = 4
/** From the home page to the first seal, and for a whole lesson. */
const FIRST_SECONDS = 60
const MOST_MINUTES = 10

const TITLE = 28
const SENTENCE = { en: 120, other: 140 }

/** What `noren lessons --check` prints. */
export interface LessonReport {
  readonly lessons: number
  readonly steps: number
  readonly branches: number
  readonly languages: number
  readonly faults: readonly string[]
  /** Seconds from the home page to the first seal, and minutes for all of it, by lesson and language. */
  readonly reading: Readonly<
    Record<string, Readonly<Record<string, { readonly first: number; readonly minutes: number }>>>
  >
}

const counted = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
const seconds = (words: number): number => (words * 60) / WORDS_A_MINUTE

type Say = (id: string) => string | null

function saying(lang: Lang, ...catalogues: readonly Catalogue[]): Say {
  const voice = voiceIn<Readonly<Record<string, object>>>(lang, catalogues)
  return id => (voice.has(id) ? plain(voice.tell([id, { game: '', minutes: 0, n: 1, of: 1 }])) : null)
}

/** A catalogue of the page, which nothing but the page imports. */
async function pageCatalogue(folder: string, lang: Lang): Promise<Catalogue> {
  const url = pathToFileURL(join(ROOT, 'packages/web/words', folder, 'catalogues.gen.ts')).href
  return catalogueOf(((await import(url)) as { readonly catalogues: Catalogues }).catalogues, lang)
}

/** Editions that a lesson is taught in. */
const editionsOf = (m: Manifest): readonly (string | undefined)[] =>
  m.id === 'sake' ? ['fr', 'it'] : [undefined]

const HOME = ['page-home-new-here', 'page-home-new-more', 'page-home-lesson']
const BUTTONS = ['page-learn-show', 'page-learn-why', 'page-learn-ready']

/** How long a reader takes, beat by beat; `upTo`: until the first seal. */
function timeOf(
  script: readonly LessonBeat[],
  words: (beat: LessonBeat, fresh: boolean) => number,
  upTo: boolean,
): number {
  let time = 0
  let idea = ''
  for (const beat of script) {
    time += seconds(words(beat, beat.id !== idea))
    idea = beat.id
    // A piece, perhaps another, and the seal.
    time += beat.wanted === null ? CLICK : CHOICE + CLICK * 3
    if (upTo && beat.wanted !== null) break
  }
  return time
}

function sentences(say: Say, said: ReadonlySet<string>, ids: readonly string[], lang: Lang): string[] {
  const faults: string[] = []
  const limit = lang === 'en' ? SENTENCE.en : SENTENCE.other
  for (const id of ids) {
    const title = say(`lesson-${id}-title`)
    if (title === null || title.length > TITLE) faults.push(`${id}-title is missing or longer than ${TITLE}`)
    if (say(`lesson-${id}-why`) === null) faults.push(`${id}-why is missing`)
  }
  for (const tail of said) {
    // Of any other choice the page speaks.
    if (tail.endsWith('-')) continue
    const text = say(`lesson-${tail}`)
    if (text === null) faults.push(`${tail} is missing`)
    else if (text.length > limit && !tail.endsWith('-why'))
      faults.push(`${tail} has ${text.length} signs, not ${limit}`)
  }
  return faults
}

/** Plays every lesson along every offered branch, and reads it in every language. */
export async function checkLessons(): Promise<LessonReport> {
  const faults: string[] = []
  const reading: Record<string, Record<string, { first: number; minutes: number }>> = {}
  const taught = MANIFESTS.filter(m => m.lesson !== undefined)
  let steps = 0
  let branches = 0
  for (const m of taught) {
    const entry = m.lesson as LessonEntry
    const game = await m.rules()
    const words = (await m.words()) as unknown as Sayings
    const own = (await entry.words()) as unknown as Catalogues
    const used = new Set<string>()
    for (const edition of editionsOf(m)) {
      const name = edition === undefined ? m.id : `${m.id} ${edition}`
      const lesson = await entry.load(edition)
      const walk = walkLesson(game, lesson)
      steps += walk.steps
      branches += walk.branches
      faults.push(...walk.faults.map(f => `${name}: ${f}`))
      for (const tail of walk.said) used.add(`lesson-${tail}`)
      for (const { id } of lesson.ideas) used.add(`lesson-${id}-title`).add(`lesson-${id}-why`)
      for (const lang of LANG_IDS) {
        const [mine, page, room] = await Promise.all([
          catalogueOf(own, lang),
          pageCatalogue('.', lang),
          pageCatalogue('learn', lang),
        ])
        const say = saying(lang, mine)
        const pageSay = saying(lang, page, room)
        const ids = lesson.ideas.map(idea => idea.id)
        faults.push(...sentences(say, walk.said, ids, lang).map(f => `${name} ${lang}: ${f}`))
        const speech = await speechFor(words, lang, { name: seat => lesson.names[seat] ?? '', me: lesson.me })
        const count = ({ id, say: tail, wanted, view }: LessonBeat, fresh: boolean): number =>
          counted(fresh ? (say(`lesson-${id}-title`) ?? '') : '') +
          counted(say(`lesson-${id}-${tail}`) ?? '') +
          (wanted === null
            ? 0
            : counted(plain(speech.question(view, lesson.me))) + counted(plain(speech.label(wanted, view))))
        const way = [...HOME, ...BUTTONS].map(id => pageSay(id) ?? '').join(' ')
        const first = CLICK + seconds(counted(way)) + timeOf(walk.script, count, true)
        const minutes = timeOf(walk.script, count, false) / 60
        const found = { first: Math.round(first), minutes: Math.round(minutes * 10) / 10 }
        ;(reading[name] ??= {})[lang] = found
        if (first > FIRST_SECONDS) faults.push(`${name} ${lang}: the first seal comes after ${found.first} s`)
        if (minutes > MOST_MINUTES) faults.push(`${name} ${lang}: it takes ${found.minutes} minutes`)
      }
    }
    // What a lesson never says is not its sentence; hints are said in real games.
    const english = await catalogueOf(own, 'en')
    for (const id of Object.keys(english))
      if (!used.has(id) && !id.startsWith('lesson-hint-')) faults.push(`${m.id}: ${id} is said nowhere`)
  }
  return { lessons: taught.length, steps, branches, languages: LANG_IDS.length, faults, reading }
}

import type { Manifest } from '@noren/engine'
import type { Catalogue, Catalogues, Lang, People, Speech } from '@noren/words'
import { NOBODY, catalogueOf, langIn, speechOf } from '@noren/words'
import { catalogues as everybody } from '@noren/words/people'
import { create } from 'zustand'

/** What a game says, in every language that was fetched for it. */
export interface LoadedWords {
  in(lang: Lang, people?: People): Speech<never, never>
  /** Whether it has what is needed only when somebody asks: reasons, hints, options, chapters, figures. */
  readonly whole: boolean
  /** Fetches that, once; every speech of the game knows it from then on. */
  more(): Promise<void>
}

/** Counts words that came later: whoever draws sentences draws them again. */
export const useArrivals = create<{ readonly n: number }>()(() => ({ n: 0 }))

interface Opened {
  readonly own: Catalogues
  readonly later: Catalogues | undefined
  /** Lists grow: voices that were made before hear what came later. */
  readonly fetched: Map<Lang, Catalogue[]>
  /** Languages whose later words were sent for. */
  readonly more: Map<Lang, Promise<void>>
  /** Somebody has asked for the later words: another language brings them along. */
  whole: boolean
}
/** Catalogues of the games that were opened in this page. */
const opened = new Map<string, Opened>()

async function fetchFor(game: string, lang: Lang): Promise<void> {
  const known = opened.get(game)
  if (known === undefined || known.fetched.has(lang)) return
  const used = langIn(known.own, lang)
  const found = await Promise.all([catalogueOf(known.own, used), catalogueOf(everybody, used)])
  if (!known.fetched.has(lang)) known.fetched.set(lang, found)
  if (known.whole) await fetchMore(known, lang)
}

function fetchMore(known: Opened, lang: Lang): Promise<void> {
  const sent = known.more.get(lang)
  if (sent !== undefined) return sent
  const fetching = addLater(known, lang)
  known.more.set(lang, fetching)
  // Whoever is offline now may not be later.
  fetching.catch(() => known.more.delete(lang))
  return fetching
}

async function addLater(known: Opened, lang: Lang): Promise<void> {
  if (known.later === undefined) return
  const found = await catalogueOf(known.later, langIn(known.own, lang))
  known.fetched.get(lang)?.push(found)
  known.whole = true
  useArrivals.setState(({ n }) => ({ n: n + 1 }))
}

/** Fetches another language for every game that was opened in this page. */
export const fetchAll = async (lang: Lang): Promise<void> => {
  await Promise.all(Array.from(opened.keys(), game => fetchFor(game, lang)))
}

/** The code of a game's words and the reader's language of them: both are here before anything is said. */
export async function wordsOf(game: string, m: Manifest, lang: Lang): Promise<LoadedWords> {
  const sayings = await m.words()
  const own = sayings.catalogues as unknown as Catalogues
  const later = sayings.later as unknown as Catalogues | undefined
  const known = opened.get(game) ?? {
    own,
    later,
    fetched: new Map(),
    more: new Map(),
    whole: later === undefined,
  }
  opened.set(game, known)
  await fetchFor(game, lang)
  // Whoever changes the language waits until its words are here.
  const spokenFor = (wanted: Lang): Lang =>
    known.fetched.has(wanted) ? wanted : ([...known.fetched.keys()].at(-1) ?? 'en')
  return {
    in(wanted, people = NOBODY) {
      const now = spokenFor(wanted)
      return speechOf(sayings, langIn(own, now), known.fetched.get(now) ?? [], people)
    },
    get whole() {
      return known.whole
    },
    async more() {
      await Promise.all(Array.from(known.fetched.keys(), each => fetchMore(known, each)))
    },
  }
}

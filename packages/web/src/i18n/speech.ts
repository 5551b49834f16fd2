import type { Manifest } from '@noren/engine'
import type { Catalogue, Catalogues, Lang, People, Speech } from '@noren/words'
import { NOBODY, catalogueOf, langIn, speechOf } from '@noren/words'
import { catalogues as everybody } from '@noren/words/people'

/** What a game says, in every language that was fetched for it. */
export interface LoadedWords {
  in(lang: Lang, people?: People): Speech<never, never>
}

type Fetched = Map<Lang, readonly Catalogue[]>
/** Catalogues of the games that were opened in this page. */
const opened = new Map<string, { readonly own: Catalogues; readonly fetched: Fetched }>()

async function fetchFor(game: string, lang: Lang): Promise<void> {
  const known = opened.get(game)
  if (known === undefined || known.fetched.has(lang)) return
  const used = langIn(known.own, lang)
  known.fetched.set(lang, await Promise.all([catalogueOf(known.own, used), catalogueOf(everybody, used)]))
}

/** Fetches another language for every game that was opened in this page. */
export const fetchAll = async (lang: Lang): Promise<void> => {
  await Promise.all(Array.from(opened.keys(), game => fetchFor(game, lang)))
}

/** The code of a game's words and the reader's language of them: both are here before anything is said. */
export async function wordsOf(game: string, m: Manifest, lang: Lang): Promise<LoadedWords> {
  const sayings = await m.words()
  const own = sayings.catalogues as unknown as Catalogues
  if (!opened.has(game)) opened.set(game, { own, fetched: new Map() })
  await fetchFor(game, lang)
  return {
    in(wanted, people = NOBODY) {
      const fetched = opened.get(game)?.fetched ?? new Map<Lang, readonly Catalogue[]>()
      // Whoever changes the language waits until its words are here.
      const now = fetched.has(wanted) ? wanted : ([...fetched.keys()].at(-1) ?? 'en')
      return speechOf(sayings, langIn(own, now), fetched.get(now) ?? [], people)
    },
  }
}

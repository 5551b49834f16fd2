import type { Catalogue, Lang } from '@noren/words'
import { catalogues as refusals } from '@noren/protocol/words'
import { catalogues as people } from '@noren/words/people'
import { catalogues } from '../../words/catalogues.gen.ts'
import { catalogues as table } from '../../words/table/catalogues.gen.ts'

/** Whether somebody went beyond the home page: what lobby, tables and dialogs say is fetched from then on. */
let beyond = false
export const goBeyond = (): void => {
  beyond = true
}

/** Whether the first picture is drawn: what servers refuse with is fetched from then on. */
let drawn = false
export const isDrawn = (): void => {
  drawn = true
}

/** The page's own words, those of people and what servers refuse with, one file for each language: only the reader's is fetched. */
export const loadWords = (lang: Lang): Promise<readonly Catalogue[]> =>
  Promise.all(
    [catalogues, people, ...(drawn ? [refusals] : []), ...(beyond ? [table] : [])].map(room =>
      (room[lang] ?? room.en)(),
    ),
  )

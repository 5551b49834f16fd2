import type { Catalogue, Lang } from '@noren/words'
import { catalogues as refusals } from '@noren/protocol/words'
import { catalogues as people } from '@noren/words/people'
import { catalogues } from '../../words/catalogues.gen.ts'

/** The page's own words, those of people and what servers refuse with, one file for each language: only the reader's is fetched. */
export const loadWords = (lang: Lang): Promise<readonly Catalogue[]> =>
  Promise.all([catalogues, people, refusals].map(room => (room[lang] ?? room.en)()))

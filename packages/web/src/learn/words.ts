import type { Catalogue, Catalogues, Lang } from '@noren/words'
import { catalogueOf, voiceIn } from '@noren/words'
import { use, useMemo } from 'react'
import { usePageVoice } from '../i18n/page.ts'
import type { GameEntry } from '../games/index.ts'

/** A sentence of a lesson by its id, or null where there is none. */
export type LessonSay = (id: string) => string | null

const fetched = new Map<string, Promise<Catalogue>>()

const sentencesOf = async (game: GameEntry, lang: Lang): Promise<Catalogue> =>
  game.lesson === undefined ? {} : catalogueOf((await game.lesson.words()) as unknown as Catalogues, lang)

function fetchLesson(game: GameEntry, lang: Lang): Promise<Catalogue> {
  const key = `${game.id} ${lang}`
  const known = fetched.get(key) ?? sentencesOf(game, lang)
  fetched.set(key, known)
  // Whoever is offline now may not be later.
  known.catch(() => fetched.delete(key))
  return known
}

/** The sentences of a lesson in the reader's language: fetched when the lesson is opened. */
export function useLessonWords(game: GameEntry): LessonSay {
  const { lang } = usePageVoice()
  const catalogue = use(fetchLesson(game, lang))
  return useMemo(() => {
    const voice = voiceIn<Readonly<Record<string, Readonly<Record<string, never>>>>>(lang, [catalogue])
    return id => (voice.has(`lesson-${id}`) ? voice.text(`lesson-${id}`) : null)
  }, [lang, catalogue])
}

import type { Catalogue, Catalogues, Lang } from '@noren/words'
import { catalogueOf, langIn, voiceIn } from '@noren/words'
import { use, useMemo } from 'react'
import { usePageVoice } from '../i18n/page.ts'
import type { GameEntry } from '../games/index.ts'

/** A sentence of a lesson by its id, or null where there is none. */
export type LessonSay = (id: string) => string | null

const fetched = new Map<string, Promise<Catalogue>>()

function fetchLesson(game: GameEntry, lang: Lang): Promise<Catalogue> {
  const own = game.lesson?.words as Catalogues | undefined
  if (own === undefined) return Promise.resolve({})
  const used = langIn(own, lang)
  const key = `${game.id} ${used}`
  const known = fetched.get(key) ?? catalogueOf(own, used)
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

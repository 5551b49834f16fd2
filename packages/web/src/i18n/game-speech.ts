import type { Speech } from '@noren/words'
import { useEffect, useMemo, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import type { LoadedWords } from './speech.ts'

/** The words of a game in the reader's language, fetched when they are first needed. */
export function useSpeech(game: string): Speech<never, never> | null {
  const lang = usePrefs(p => p.lang)
  const [words, setWords] = useState<LoadedWords | null>(null)
  useEffect(() => {
    let gone = false
    void gameOf(game)
      ?.load.words()
      .then(found => {
        if (!gone) setWords(found)
      })
    return () => {
      gone = true
    }
  }, [game])
  return useMemo(() => words?.in(lang) ?? null, [words, lang])
}

/** What an option is called, and one of its values; what has no words of its own is shown as it is. */
export const optionText = (
  speech: Speech<never, never>,
  key: string,
  value?: string | number | boolean,
): string => speech.option(key, value) ?? String(value ?? key)

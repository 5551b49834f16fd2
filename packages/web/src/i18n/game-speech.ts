import type { Speech } from '@noren/words'
import { useEffect, useMemo, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import type { LoadedWords } from './speech.ts'

/** Words that are fetched: null until they came; settled once they came or cannot. */
interface SpeechState {
  readonly speech: Speech<never, never> | null
  readonly settled: boolean
}

/** All words of a game in the reader's language, its options, chapters and figures too, fetched when they are first needed. */
export function useSpeechState(game: string): SpeechState {
  const lang = usePrefs(p => p.lang)
  const [words, setWords] = useState<LoadedWords | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    const fetched = async (): Promise<LoadedWords | null> => {
      const found = await gameOf(game)?.load.words()
      await found?.more()
      return found ?? null
    }
    fetched().then(
      found => {
        if (gone) return
        setWords(found)
        setFailed(found === null)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [game])
  const speech = useMemo(() => words?.in(lang) ?? null, [words, lang])
  return { speech, settled: failed || words !== null }
}

export const useSpeech = (game: string): Speech<never, never> | null => useSpeechState(game).speech

/** What an option is called, and one of its values; what has no words of its own is shown as it is. */
export const optionText = (
  speech: Speech<never, never>,
  key: string,
  value?: string | number | boolean,
): string => speech.option(key, value) ?? String(value ?? key)

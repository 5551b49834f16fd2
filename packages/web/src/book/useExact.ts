import type { ClauseTexts } from '@noren/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { usePage } from '../i18n/page.ts'
import { refusalText } from '../i18n/refusal.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import type { Exact } from './Book.tsx'

interface Fetched {
  readonly lang: string
  readonly now: ClauseTexts
  readonly other: ClauseTexts
}

const NONE: ClauseTexts = {}

/** The clauses of a game in the reader's language, fetched when the first fold is opened. */
export function useExact(game: string, edition: string, other: string): Exact {
  const say = usePage()
  const lang = usePrefs(p => p.lang)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const asked = useRef('')
  const key = `${lang}/${edition}`
  const open = useCallback(() => {
    const load = gameOf(game)?.load.clauses
    if (load === undefined || asked.current === key) return
    asked.current = key
    Promise.all([load(lang, edition), load(lang, other)]).then(
      ([now, elsewhere]) => setFetched({ lang: key, now, other: elsewhere }),
      (e: unknown) => {
        // What did not come is asked for again another time.
        asked.current = ''
        toast('bad', refusalText(say, e))
      },
    )
  }, [game, lang, edition, other, key, say])
  // Whoever changes language or edition with a fold open reads on.
  useEffect(() => {
    if (asked.current !== '') open()
  }, [open])
  return useMemo(() => {
    const texts = fetched?.now ?? NONE
    const differs = new Set(Object.keys(texts).filter(id => texts[id] !== fetched?.other[id]))
    return { texts, differs, open }
  }, [fetched, open])
}

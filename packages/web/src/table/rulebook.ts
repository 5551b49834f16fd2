import type { ClauseTexts, Lang } from '@noren/engine'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameEntry } from '../games/index.ts'
import { refusalText } from '../i18n/refusal.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'

/** The rules of a game in the reader's language. */
export interface Rulebook {
  /** Empty until it was opened. */
  readonly clauses: ClauseTexts
  readonly read: boolean
  readonly open: () => Promise<ClauseTexts>
}

const CLOSED: ClauseTexts = {}
const shelf = new Map<string, Promise<ClauseTexts>>()

function take(game: GameEntry, lang: Lang): Promise<ClauseTexts> {
  const key = `${game.id}/${lang}`
  const taken = shelf.get(key) ?? game.load?.clauses(lang) ?? Promise.resolve(CLOSED)
  shelf.set(key, taken)
  return taken.catch((e: unknown) => {
    // What did not come is asked for again another time.
    shelf.delete(key)
    throw e
  })
}

/** The rulebook is fetched when somebody first asks for a sentence of it: most turns need none. */
export function useRulebook(game: GameEntry | undefined): Rulebook {
  const { t } = useTranslation()
  const lang = usePrefs(p => p.lang)
  const [book, setBook] = useState<{ readonly lang: Lang; readonly texts: ClauseTexts } | null>(null)
  const open = useCallback(async (): Promise<ClauseTexts> => {
    if (game === undefined) return CLOSED
    try {
      const texts = await take(game, lang)
      setBook({ lang, texts })
      return texts
    } catch (e) {
      toast('bad', refusalText(t, e))
      return CLOSED
    }
  }, [game, lang, t])
  const texts = book?.lang === lang ? book.texts : null
  return useMemo(() => ({ clauses: texts ?? CLOSED, open, read: texts !== null }), [texts, open])
}

import { usePage } from '../i18n/page.ts'
import type { ClauseTexts } from '@noren/engine'
import type { Lang } from '@noren/words'
import { useCallback, useMemo, useState } from 'react'
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

/** The clauses, and the names of their chapters. */
async function fetchBook(game: GameEntry, lang: Lang, edition: string): Promise<ClauseTexts> {
  const names = game.load.words().then(words => words.more())
  const [texts] = await Promise.all([game.load.clauses(lang, edition), names])
  return texts
}

function take(game: GameEntry, lang: Lang, edition: string): Promise<ClauseTexts> {
  const key = `${game.id}/${lang}/${edition}`
  const taken = shelf.get(key) ?? fetchBook(game, lang, edition)
  shelf.set(key, taken)
  return taken.catch((e: unknown) => {
    // What did not come is asked for again another time.
    shelf.delete(key)
    throw e
  })
}

/** The edition a table plays, where its game has several; an option like any other. */
export function editionIn(options: unknown): string {
  const { edition } = (options ?? {}) as { readonly edition?: unknown }
  return typeof edition === 'string' ? edition : ''
}

/**
 * The rulebook is fetched when somebody first asks for a sentence of it: most turns need none. Where editions differ it
 * says what holds at this table.
 */
export function useRulebook(game: GameEntry | undefined, options: unknown): Rulebook {
  const say = usePage()
  const edition = editionIn(options)
  const lang = usePrefs(p => p.lang)
  const [book, setBook] = useState<{ readonly key: string; readonly texts: ClauseTexts } | null>(null)
  const open = useCallback(async (): Promise<ClauseTexts> => {
    if (game === undefined) return CLOSED
    try {
      const texts = await take(game, lang, edition)
      setBook({ key: `${lang}/${edition}`, texts })
      return texts
    } catch (e) {
      toast('bad', refusalText(say, e))
      return CLOSED
    }
  }, [game, lang, edition, say])
  const texts = book?.key === `${lang}/${edition}` ? book.texts : null
  return useMemo(() => ({ clauses: texts ?? CLOSED, open, read: texts !== null }), [texts, open])
}

import type { RunningTable } from '@noren/protocol'
import { plain } from '@noren/words'
import { useEffect, useState } from 'react'
import { gameOf } from '../games/index.ts'
import type { LoadedWords } from '../i18n/speech.ts'
import { usePrefs } from '../state/prefs.ts'
import { nameOf } from '../table/names.ts'

/** What a table asks me, in the words of its game; null until those are here, and where nothing is asked. */
export function useAsked({ table, view }: RunningTable): string | null {
  const lang = usePrefs(p => p.lang)
  const [words, setWords] = useState<LoadedWords | null>(null)
  const game = gameOf(table.game)
  const wanted = view !== undefined
  useEffect(() => {
    let gone = false
    if (wanted)
      void game?.load.words().then(
        found => gone || setWords(found),
        // Without its words a table is only named.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [game, wanted])
  if (words === null || view === undefined) return null
  const people = {
    name: (seat: number) => {
      const at = table.seats[seat]
      return at === undefined ? '?' : nameOf(at, seat)
    },
    me: view.seat,
  }
  return plain(words.in(lang, people).question(view.view as never, view.seat))
}

import type { DataTable } from '@noren/engine'
import type { Speech } from '@noren/words'
import { useEffect, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { useSpeech } from '../i18n/game-speech.ts'

export interface Figures {
  readonly table: DataTable
  readonly speech: Speech<never, never>
  /** What a message of the schema says; without words it is shown as it is. */
  readonly say: (id: string) => string
}

/** The figures of a game and their words, fetched when they are first needed. */
export function useFigures(game: string): Figures | null {
  const speech = useSpeech(game)
  const [table, setTable] = useState<DataTable | null>(null)
  useEffect(() => {
    let gone = false
    void gameOf(game)
      ?.load.data?.()
      .then(found => {
        if (!gone) setTable(found)
      })
    return () => {
      gone = true
    }
  }, [game])
  if (table === null || speech === null) return null
  return { table, speech, say: id => speech.figure(id) ?? id }
}

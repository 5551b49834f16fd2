import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useRef } from 'react'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { badge, note } from '../state/notify.ts'

/** Somebody on the home page is called to the tables that wait for them: in the title, on its picture, and by a note. */
export function useCalls(mine: readonly TableInfo[]): void {
  const say = usePage()
  const waits = mine.filter(table => table.yourTurn === true && table.status === 'playing')
  const ids = waits.map(table => table.id).join(' ')
  const told = useRef<string | null>(null)
  const count = waits.length
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${say('page-home-title')}` : say('page-home-title')
    badge(count)
    return () => badge(0)
  }, [count, say])
  useEffect(() => {
    const before = told.current
    told.current = ids
    // What waited already when the page was opened is on the page.
    if (before === null) return
    const known = before.split(' ')
    for (const table of waits) {
      const game = gameOf(table.game)
      if (known.includes(table.id) || game === undefined) continue
      void note(table.id, say('page-home-your-turn'), gameText(say, game.id, 'name'))
    }
  }, [ids, waits, say])
}

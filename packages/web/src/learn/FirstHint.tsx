import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import { useRoom } from '../i18n/room.ts'
import { leftAt } from '../table/clock.ts'
import { useTable } from '../table/context.ts'
import { useSideChannel } from '../table/useSideChannel.ts'
import './hint.css'
import { countTable, hintedIn, keepHinted, newKind } from './first-hints.ts'
import { useLessonWords } from './words.ts'

/** Whoever has less time than this is left alone. */
const SHORT_MS = 20_000

/** A word about a moment that comes for the first time: once, in the first real games after the lesson, on one's own turn. */
export default function FirstHint({ game }: { readonly game: GameEntry }) {
  const say = useRoom('learn')
  const words = useLessonWords(game)
  const { props, info } = useTable()
  const watch = useSideChannel(s => s.watch)
  const { asked, choices, seq, seat } = props
  const [shown, setShown] = useState<{ readonly kind: string; readonly seq: number } | null>(null)
  const now = shown !== null && shown.seq === seq ? shown.kind : null
  useEffect(() => {
    if (!asked || now !== null) return
    const left = leftAt(watch, seat, Date.now())
    if (left !== null && left.ms < SHORT_MS) return
    const hinted = hintedIn(game.id)
    const tables = countTable(hinted, info.id)
    const kind = newKind(choices, one => words(`hint-${one}`) !== null, hinted)
    if (tables === null || kind === null) return
    // Never twice, whether or not it is put away.
    keepHinted(game.id, { tables, seen: [...hinted.seen, kind] })
    setShown({ kind, seq })
  }, [asked, now, watch, seat, game.id, info.id, choices, words, seq])
  if (now === null || !asked) return null
  return (
    <p className="firsthint" role="status" data-hint={now}>
      <Icon name="i-lantern" />
      <span>{words(`hint-${now}`)}</span>
      <button type="button" className="btn light" onClick={() => setShown(null)}>
        {say('page-learn-got-it')}
      </button>
    </p>
  )
}

import type { Seat, Words } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { useMemo } from 'react'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import type { Moment, RecordLine } from '../state/record.ts'
import type { Beat, BoardProps } from '../table/board.ts'
import type { TableBox } from '../table/context.ts'
import { TableContext } from '../table/context.ts'
import type { Loaded } from '../table/loaded.ts'
import { named, playersOf, useWordsIn } from '../table/loaded.ts'
import type { Rulebook } from '../table/rulebook.ts'
import { NOT_ASKED } from '../table/only.ts'
import { NOTHING } from '../table/standing.ts'
import { STILL } from './still.ts'
import { useFit } from './useFit.ts'
import '../table/pieces.css'
import '../table/table.css'
import '../table/scroll.css'
import '../table/papers.css'
import '../table/small.css'
import './board.css'

interface Props {
  readonly info: TableInfo
  readonly loaded: Loaded
  readonly book: Rulebook
  readonly moment: Moment
  /** The seat whose face is shown, among those of the moment. */
  readonly seat: Seat
  /** The log up to this moment. */
  readonly lines: readonly RecordLine[]
  /** What has just led here, to be seen moving; null after a jump. */
  readonly beat: Beat | null
  /** What would have been best here, where something was better than what was chosen. */
  readonly best?: Words | null
}

/** Everybody is at the table: who has left since is no matter of a record. */
const present = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map(({ kind, name, crest, level, yours }) => ({
    kind,
    name,
    crest,
    ...(level === undefined ? {} : { level }),
    online: true,
    yours,
  })),
})

/** A moment of a record on the real board of its game. Nothing on it can be chosen; the choice that was made is marked. */
export function RecordBoard({ info: given, loaded, book, moment, seat, lines, beat, best = null }: Props) {
  const { module, words } = loaded
  const lang = usePrefs(p => p.lang)
  const info = useMemo(() => present(given), [given])
  const face = moment.faces[String(seat)]
  const view = face?.view
  const players = useMemo(() => named(playersOf(info), module, view), [info, module, view])
  const mine = players.filter(p => p.yours)
  const me = mine.length === 1 && mine[0]?.seat === seat ? seat : -1
  const gameWords = useWordsIn({ lang, words, book, players, seat, me, view })
  const { at, chosen } = moment
  const fit = useFit()
  const box: TableBox | null = useMemo(() => {
    if (face === undefined) return null
    const asked = seat >= 0 && ((face.waiting >> seat) & 1) === 1
    const props: BoardProps = {
      view: face.view,
      seat,
      asked,
      waiting: face.waiting,
      choices: face.choices,
      dim: face.dim,
      players,
      gameWords,
      act: () => undefined,
      busy: false,
      undo: null,
      sealed: [],
      seq: at,
      beat,
    }
    // Taking back is no piece on the board.
    const made = chosen?.seat === seat && chosen.words[0] !== 'undo' ? chosen.words : null
    return {
      props,
      info,
      handle: STILL,
      module,
      clauses: book.clauses,
      openRules: book.open,
      standing: NOTHING,
      only: NOT_ASKED,
      look: { chosen: made, best },
      lines,
      link: 'live',
      tries: 0,
      ahead: 0,
      moment: null,
      replaying: false,
    }
  }, [face, seat, players, gameWords, at, beat, chosen, best, info, module, book, lines])
  if (box === null) return null
  const Board = module.default as (p: BoardProps) => React.ReactNode
  return (
    <TableContext value={box}>
      <div className="recordfit" ref={fit}>
        <div className={`room room-${gameOf(info.game)?.id ?? ''}`}>
          <Board {...box.props} />
        </div>
      </div>
    </TableContext>
  )
}

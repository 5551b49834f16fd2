import type { Face, Position, TableInfo } from '@noren/protocol'
import type { Words } from '@noren/engine'
import { useMemo, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { Segments } from '../home/Segments.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { RecordBoard } from '../record/RecordBoard.tsx'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import type { Loaded } from '../table/loaded.ts'
import { playersOf, useGame, useWordsIn } from '../table/loaded.ts'
import { plainText } from '../table/rich.tsx'
import type { Rulebook } from '../table/rulebook.ts'
import { useRulebook } from '../table/rulebook.ts'

interface Move {
  readonly seat: number
  readonly words: Words
}

/** The table that a position would lie at. */
const infoOf = ({ game, version, seats }: Position): TableInfo => ({
  id: 'dev',
  game,
  version,
  options: {},
  status: 'playing',
  host: false,
  listed: false,
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'bot',
    name: '',
    crest: seat,
    online: true,
    yours: false,
  })),
  keyHash: '',
  outcome: null,
  created: 0,
})

interface MayProps {
  readonly seat: number
  readonly face: Face | undefined
  readonly info: TableInfo
  readonly loaded: Loaded
  readonly book: Rulebook
  readonly onMove: (move: Move) => void
}

/** What a seat may do, each choice a button. */
function May({ seat, face, info, loaded, book, onMove }: MayProps) {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const players = useMemo(() => playersOf(info), [info])
  const spoken = useWordsIn({ lang, words: loaded.words, book, players, seat, me: -1, view: face?.view })
  return (
    <section className="devmay">
      <h3>{say('page-mine-dev-may', { seat })}</h3>
      {(face?.choices ?? []).map(({ words }) => (
        <button
          key={words.join(' ')}
          type="button"
          className="btn ghost"
          title={words.join(' ')}
          onClick={() => onMove({ seat, words })}
        >
          {plainText(spoken.label(words))}
        </button>
      ))}
    </section>
  )
}

interface LaidProps {
  readonly position: Position
  readonly loaded: Loaded
  readonly book: Rulebook
  readonly onMove: (move: Move) => void
}

/** The position on the game's board as one seat sees it, and what each asked seat may do. */
function Laid({ position, loaded, book, onMove }: LaidProps) {
  const say = useRoom('mine')
  const info = useMemo(() => infoOf(position), [position])
  const faces = position.faces as Readonly<Record<string, Face>>
  const seats = info.seats.map((_, seat) => seat)
  const asked = seats.filter(seat => ((position.waiting >> seat) & 1) === 1)
  const [chosen, setChosen] = useState<number | null>(null)
  const eyes = chosen ?? asked[0] ?? 0
  const moment = useMemo(() => ({ at: position.seq, faces, chosen: null }), [position.seq, faces])
  return (
    <>
      <Segments
        name={say('page-mine-dev-eyes')}
        value={eyes}
        values={seats}
        say={String}
        onChange={setChosen}
      />
      <div className="devboard">
        <RecordBoard
          info={info}
          loaded={loaded}
          book={book}
          moment={moment}
          seat={eyes}
          lines={[]}
          beat={null}
        />
      </div>
      {position.over && <p role="status">{say('page-mine-dev-over')}</p>}
      {asked.map(seat => (
        <May
          key={seat}
          seat={seat}
          face={faces[String(seat)]}
          info={info}
          loaded={loaded}
          book={book}
          onMove={onMove}
        />
      ))}
    </>
  )
}

/** Sets up a position from a description, and plays on from it. Every move is sent with all before it: the server keeps nothing. */
export function DevStage({ game }: { readonly game: string }) {
  const say = useRoom('mine')
  const entry = gameOf(game)
  const loaded = useGame(entry)
  const book = useRulebook(entry, {})
  const [text, setText] = useState('')
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [position, setPosition] = useState<Position | null>(null)
  const [fault, setFault] = useState('')
  const lay = async (next: readonly Move[]): Promise<void> => {
    let description: object | undefined
    try {
      description = text.trim() === '' ? undefined : (JSON.parse(text) as object)
    } catch {
      setFault(say('page-mine-dev-bad'))
      return
    }
    try {
      const sent = next.map(({ seat, words }) => ({ seat, words: [...words] }))
      const found = await api.stage({
        game,
        moves: sent,
        ...(description === undefined ? {} : { description }),
      })
      if (text.trim() === '') setText(JSON.stringify(found.description, null, 1))
      setPosition(found)
      setMoves(next)
      setFault('')
    } catch (e) {
      setFault(refusalText(say, e))
    }
  }
  return (
    <section className="devstage">
      <h2>{say('page-mine-dev-setup')}</h2>
      <p>{say('page-mine-dev-setup-more')}</p>
      <label>
        {say('page-mine-dev-description')}
        <textarea rows={6} spellCheck={false} value={text} onChange={e => setText(e.target.value)} />
      </label>
      <div className="boxfoot">
        <button
          type="button"
          className="btn ghost"
          disabled={moves.length === 0}
          onClick={() => void lay(moves.slice(0, -1))}
        >
          {say('page-mine-dev-back')}
        </button>
        <button type="button" className="btn ink" data-key="lay" onClick={() => void lay([])}>
          {say('page-mine-dev-lay')}
        </button>
      </div>
      {fault !== '' && <p role="alert">{fault}</p>}
      {position !== null && loaded !== null && (
        <Laid position={position} loaded={loaded} book={book} onMove={move => void lay([...moves, move])} />
      )}
      {position !== null && (
        <details>
          <summary>{say('page-mine-dev-state')}</summary>
          <pre className="dump">{JSON.stringify(position.state, null, 1)}</pre>
        </details>
      )}
    </section>
  )
}

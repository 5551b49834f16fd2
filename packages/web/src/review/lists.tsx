import { memo, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { RecordInfo } from '../state/record.ts'
import type { Player } from '../table/board.ts'
import { continued } from '../table/again.tsx'
import { monOf, seatColour } from '../table/Mon.tsx'
import { plainText, rich } from '../table/rich.tsx'
import type { Notes } from './notes.ts'
import { NOTE_LENGTH } from './notes.ts'
import type { Told } from './told.ts'

interface ListProps {
  readonly told: readonly Told[]
  readonly players: readonly Player[]
  readonly at: number
  readonly go: (at: number) => void
}

/** Brings the present entry into view and marks it; the list itself is not drawn again for that. */
function useNow(at: number): React.RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    for (const el of box.querySelectorAll('[aria-current]')) el.removeAttribute('aria-current')
    const all = [...box.querySelectorAll<HTMLElement>('[data-at]')]
    const now = all.findLast(el => Number(el.dataset['at']) <= at)
    if (now === undefined) return
    now.setAttribute('aria-current', 'step')
    const top = now.offsetTop - box.offsetTop
    if (top < box.scrollTop || top + now.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2
  })
  return ref
}

export function LogPaper({ told, players, at, go }: ListProps) {
  const say = useRoom('review')
  const ref = useNow(at)
  return (
    <div className="rv-list" ref={ref} tabIndex={0} role="region" aria-label={say('page-review-log')}>
      <LogRows told={told} players={players} go={go} />
    </div>
  )
}

const LogRows = memo(function LogRows({ told, players, go }: Omit<ListProps, 'at'>) {
  const say = useRoom('review')
  return told.map(({ seq, undone, heading, sentences }) => (
    <div key={seq}>
      {heading !== null && <p className="turn">{rich(heading)}</p>}
      {sentences.length > 0 && (
        <button type="button" className={undone ? 'e undone' : 'e'} data-at={seq} onClick={() => go(seq)}>
          <span className="no">{seq === 0 ? '' : seq}</span>
          <span>
            {undone && <span className="vh">{say('page-review-undone')} </span>}
            {sentences.map(({ seat, text, again }, i) => (
              <span
                key={i}
                className={again ? 's again' : 's'}
                style={seat >= 0 ? { ['--c' as string]: seatColour(seat) } : undefined}
              >
                <Icon name={seat >= 0 ? monOf(players[seat]?.crest ?? seat) : 'i-log'} />
                <span>{again ? continued(text) : rich(text)}</span>
              </span>
            ))}
          </span>
        </button>
      )}
    </div>
  ))
})

interface TurnsProps extends ListProps {
  readonly turns: RecordInfo['turns']
}

/** One line a turn: who had it, and the first thing that came of it. */
export function TurnsPaper({ told, players, at, go, turns }: TurnsProps) {
  const say = useRoom('review')
  const ref = useNow(at)
  const rows = useMemo(
    () =>
      turns.map((turn, i) => {
        const mine = told.slice(turn.from, turn.to + 1).filter(t => !t.undone)
        const heading = i === 0 ? told[0]?.heading : told[turn.from - 1]?.heading
        return { turn, heading: heading ?? null, text: mine.flatMap(t => t.sentences)[0]?.text ?? '' }
      }),
    [turns, told],
  )
  return (
    <div className="rv-list" ref={ref} tabIndex={0} role="region" aria-label={say('page-review-turns')}>
      {rows.map(({ turn: { seat, from, to }, heading, text }) => {
        const player = players[seat]
        return (
          <div key={from}>
            {heading !== null && <p className="turn">{rich(heading)}</p>}
            <button type="button" className="e t" data-at={from - 1} onClick={() => go(from - 1)}>
              <span className="monb" style={{ ['--c' as string]: seatColour(Math.max(0, seat)) }}>
                <Icon name={monOf(player?.crest ?? seat)} />
              </span>
              <span>
                <b>{say('page-review-turn-of', { name: player?.name ?? '', n: to - from + 1 })}</b>
                <small>{plainText(text)}</small>
              </span>
            </button>
          </div>
        )
      })}
    </div>
  )
}

interface NotesProps {
  readonly notes: Notes
  readonly write: (at: number, text: string) => void
  readonly at: number
  readonly go: (at: number) => void
}

export function NotesPaper({ notes, write, at, go }: NotesProps) {
  const say = useRoom('review')
  const kept = Object.entries(notes).sort(([a], [b]) => Number(a) - Number(b))
  return (
    <div className="rv-list rv-notes">
      <label>
        {at === 0 ? say('page-review-note-start') : say('page-review-note-for', { n: at })}
        <textarea
          value={notes[String(at)] ?? ''}
          maxLength={NOTE_LENGTH}
          rows={3}
          placeholder={say('page-review-note-place')}
          onChange={e => write(at, e.currentTarget.value)}
        />
      </label>
      {kept.length === 0 && <p className="none">{say('page-review-no-notes')}</p>}
      {kept.map(([seq, text]) => (
        <button key={seq} type="button" className="e" onClick={() => go(Number(seq))}>
          <span className="no">{seq}</span>
          <span>{text}</span>
        </button>
      ))}
    </div>
  )
}

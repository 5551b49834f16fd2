import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Segments } from '../home/Segments.tsx'
import { useRoom } from '../i18n/room.ts'
import type { Replay } from '../record/useReplay.ts'
import { SPEEDS } from '../record/useReplay.ts'
import type { RecordInfo } from '../state/record.ts'
import { seatColour } from '../table/Mon.tsx'

interface ScrubberProps {
  readonly replay: Replay
  readonly record: RecordInfo
  /** What happened at this moment, for who hears the page. */
  readonly text: string
  /** Entries with a note. */
  readonly noted: readonly number[]
  /** Entries that were taken back. */
  readonly undone: readonly number[]
  /** Where a round or a night begins, and how it is called. */
  readonly rounds: readonly { readonly at: number; readonly text: string }[]
}

/** Names stand at least so far from each other, as a part of the whole. */
const APART = 0.12

/** The rounds whose names have room on the ribbon, each up to the next. */
export function spaced(rounds: ScrubberProps['rounds'], last: number, all: number) {
  const kept: { at: number; to: number; text: string }[] = []
  for (const round of rounds) {
    if (round.at > last) break
    const before = kept.at(-1)
    if (before !== undefined && round.at - before.at < APART * all) continue
    if (before !== undefined) before.to = round.at
    kept.push({ ...round, to: all })
  }
  return kept
}

/** The whole game as a ribbon of turns in the colours of their seats; the hand on it is the present moment. */
export function Scrubber({ replay, record, text, noted, undone, rounds }: ScrubberProps) {
  const say = useRoom('review')
  const { at, last, go } = replay
  const all = Math.max(1, record.length)
  const part = (n: number): string => `${(100 * n) / all}%`
  return (
    <div className="rv-scrub" style={{ '--at': at / all } as CSSProperties}>
      <div className="ribbon" aria-hidden="true">
        {record.turns
          .filter(t => t.from <= last)
          .map(t => (
            <i
              key={t.from}
              style={
                {
                  '--c': seatColour(Math.max(0, t.seat)),
                  left: part(t.from - 1),
                  width: part(t.to - t.from + 1),
                } as CSSProperties
              }
            />
          ))}
        {last < record.length && <i className="unseen" style={{ left: part(last), right: 0 }} />}
        {spaced(rounds, last, all).map(({ at: from, to, text: name }) => (
          <b key={from} style={{ left: part(from), maxWidth: part(to - from) }}>
            {name}
          </b>
        ))}
        {undone
          .filter(n => n <= last)
          .map(n => (
            <u key={n} style={{ left: part(n) }} />
          ))}
        {noted.map(n => (
          <em key={n} style={{ left: part(n) }} />
        ))}
        <span className="hand">{at}</span>
      </div>
      <input
        type="range"
        min={0}
        max={all}
        step={1}
        value={at}
        aria-label={say('page-review-scrub')}
        aria-valuetext={text}
        onChange={e => go(Number(e.currentTarget.value))}
      />
    </div>
  )
}

/** Back, play, on; and how fast. */
export function Buttons({ replay }: { readonly replay: Replay }) {
  const say = useRoom('review')
  const { at, last, playing, speed, go, play, setSpeed } = replay
  const button = (name: 'first' | 'back' | 'forward' | 'last', icon: string, to: number) => (
    <button
      type="button"
      className="ibtn"
      aria-label={say(`page-review-${name}`)}
      title={say(`page-review-${name}`)}
      data-go={name}
      aria-disabled={to === at || to < 0 || to > last}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      <div className="rv-buttons">
        {button('first', 'i-prev', 0)}
        {button('back', 'i-left', at - 1)}
        <button
          type="button"
          className="rv-play"
          aria-label={say(playing ? 'page-review-pause' : 'page-review-play')}
          title={`${say(playing ? 'page-review-pause' : 'page-review-play')} (␣)`}
          aria-pressed={playing}
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? 'i-pause' : 'i-play'} />
        </button>
        {button('forward', 'i-right', at + 1)}
        {button('last', 'i-next', last)}
      </div>
      <div className="rv-speed">
        <Segments
          name={say('page-review-speed')}
          value={speed}
          values={SPEEDS}
          say={s => (s === 0.5 ? '½×' : `${s}×`)}
          onChange={setSpeed}
        />
      </div>
    </>
  )
}

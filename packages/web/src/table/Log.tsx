import { usePage } from '../i18n/page.ts'
import type { Event } from '@noren/engine'
import type { Update } from '@noren/protocol'
import type { Voice } from '@noren/words'
import { useMemo, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { OwnMark } from './OwnMark.tsx'
import { useTable } from './context.ts'
import { monOf, seatColour } from './Mon.tsx'
import type { Told } from './rich.tsx'
import { rich } from './rich.tsx'
import { continued } from './again.tsx'
import { begins } from './begins.ts'
import { Unread } from './Unread.tsx'
import { SHEET, useFolded } from './useFolded.ts'
import { useFollowing } from './useFollowing.ts'

type Entry =
  | { readonly kind: 'heading' | 'since'; readonly key: string; readonly text: Told }
  | {
      readonly kind: 'line'
      readonly key: string
      readonly text: Told
      readonly seat: number
      readonly undone: boolean
      /** The line above is about the same player: one need not be named again. */
      readonly again: boolean
    }

function useEntries(): readonly Entry[] {
  const say = usePage()
  const { lines, props, module } = useTable()
  const { gameWords, seat } = props
  return useMemo(() => {
    const heading = module.heading as ((e: Event, voice: Voice<never>) => string | null) | undefined
    const out: Entry[] = []
    const mineAt = seat < 0 ? -1 : lastOf(lines, seat)
    lines.forEach((line, n) => {
      line.events.forEach((event, i) => {
        const key = `${line.seq}.${i}`
        const above = heading?.(event, gameWords.speech.voice) ?? null
        if (above !== null) out.push({ kind: 'heading', key: `h${key}`, text: above })
        const text = gameWords.sentence(event)
        if (text === null) return
        const about = event.seat ?? -1
        const last = out.at(-1)
        const again = last?.kind === 'line' && last.seat === about && begins(text, about)
        out.push({ kind: 'line', key, text, seat: about, undone: line.undone, again })
      })
      if (n === mineAt && n < lines.length - 1)
        out.push({ kind: 'since', key: `since${line.seq}`, text: say('page-table-since') })
    })
    return out
  }, [lines, gameWords, seat, module, say])
}

function lastOf(lines: readonly Update['line'][], seat: number): number {
  for (let i = lines.length - 1; i >= 0; i--) if (lines[i]?.by === seat) return i
  return -1
}

/** Everything that happened, as this reader may know it. */
export function Log() {
  const say = usePage()
  const { props, info } = useTable()
  const entries = useEntries()
  const ref = useRef<HTMLDivElement>(null)
  const count = entries.length
  const { folded, unfold } = useFolded(ref, count)
  const { unfolding, onScroll } = useFollowing(ref, count, folded)
  const more = Math.min(folded, SHEET)
  return (
    <div
      className="log"
      role="log"
      aria-live="polite"
      aria-label={say('page-table-log')}
      ref={ref}
      tabIndex={0}
      onScroll={onScroll}
    >
      <OwnMark game={info.game} options={info.options} />
      {entries.length === 0 && <p className="none">{say('page-table-nothing-yet')}</p>}
      {folded > 0 && (
        <button
          type="button"
          className="btn ghost earlier"
          onClick={() => {
            unfolding()
            unfold()
          }}
        >
          <Icon name="i-up" />
          {say('page-aside-earlier', { count: more })}
        </button>
      )}
      {entries.slice(folded).map(e =>
        e.kind === 'line' ? (
          <div
            key={e.key}
            className={`e${e.undone ? ' undone' : ''}${e.again ? ' again' : ''}`}
            style={e.seat >= 0 ? { ['--c' as string]: seatColour(e.seat) } : undefined}
          >
            {!e.again && (
              <Icon name={e.seat >= 0 ? monOf(props.players[e.seat]?.crest ?? e.seat) : 'i-log'} />
            )}
            <div>
              {e.undone && <span className="vh">{say('page-table-undone')} </span>}
              {e.again ? continued(e.text) : rich(e.text)}
            </div>
          </div>
        ) : (
          <div key={e.key} className={e.kind === 'heading' ? 'turn' : 'since'}>
            {rich(e.text)}
          </div>
        ),
      )}
    </div>
  )
}

/** The last line, where the log has no room. */
export function Ticker({
  onOpen,
  onTalk,
}: {
  readonly onOpen: () => void
  /** Opens the talk; null where there is none. */
  readonly onTalk: (() => void) | null
}) {
  const say = usePage()
  const { props } = useTable()
  const entries = useEntries()
  const last = entries.findLast(e => e.kind === 'line')
  return (
    <section
      className="ticker"
      aria-label={say('page-table-last')}
      style={
        last?.kind === 'line' && last.seat >= 0 ? { ['--c' as string]: seatColour(last.seat) } : undefined
      }
    >
      {last?.kind === 'line' && last.seat >= 0 && (
        <Icon name={monOf(props.players[last.seat]?.crest ?? last.seat)} />
      )}
      <span>{last === undefined ? say('page-table-nothing-yet') : rich(last.text)}</span>
      {onTalk !== null && (
        <button type="button" className="talkbtn" aria-label={say('page-aside-chat')} onClick={onTalk}>
          <Icon name="i-chat" />
          <Unread />
        </button>
      )}
      <button type="button" onClick={onOpen}>
        {say('page-table-log')}
      </button>
    </section>
  )
}

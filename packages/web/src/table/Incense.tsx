import { usePage } from '../i18n/page.ts'
import type { Seat } from '@noren/engine'
import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { play } from '../state/sound.ts'
import { figures, LOW_MS } from './clock.ts'
import { useTable } from './context.ts'
import { useLeft } from './useSideChannel.ts'
import './clock.css'

const TICKS_MS = 5000

/** A stick that burns down with somebody's time, and the same in figures; the last ten seconds stand in a frame. */
export function Incense({ seat, big = false }: { readonly seat: Seat; readonly big?: boolean }) {
  const say = usePage()
  const { props, info, link } = useTable()
  const left = useLeft(seat)
  if (left === null) return null
  const { ms, own, bank, share } = left
  // While my own line is down my clock stands still, and nobody can tell me so.
  const stopped = left.stopped || (big && link !== 'live')
  const low = !stopped && ms <= LOW_MS
  const full = info.time?.kind === 'live' ? Math.max(1, info.time.bank * 1000) : 1
  const name = big
    ? say('page-aside-my-time')
    : say('page-aside-time-left', { name: props.players[seat]?.name ?? '' })
  return (
    <span
      className={big ? 'incense big' : 'incense'}
      role="timer"
      aria-label={name}
      data-low={low}
      data-bank={own === 0 && !stopped}
      data-stopped={stopped}
      style={{ '--left': own > 0 || stopped ? share : bank / full } as CSSProperties}
    >
      {big && (
        <span className="stick" aria-hidden="true">
          <i />
        </span>
      )}
      <b>
        {(low || stopped) && <Icon name={stopped ? 'i-pause' : 'i-clock'} />}
        {stopped
          ? say('page-aside-stopped')
          : own > 0
            ? figures(own)
            : say('page-aside-bank', { time: figures(bank) })}
      </b>
      {big && own > 0 && bank > 0 && !stopped && (
        <small title={say('page-aside-bank-more')}>+ {say('page-aside-bank', { time: figures(bank) })}</small>
      )}
      {big && <LastSeconds ms={ms} runs={!stopped} />}
    </span>
  )
}

/** Says once that ten seconds are left, and ticks softly through the last five. */
function LastSeconds({ ms, runs }: { readonly ms: number; readonly runs: boolean }) {
  const say = usePage()
  const low = runs && ms <= LOW_MS
  const second = Math.ceil(ms / 1000)
  const told = useRef(second)
  const [text, setText] = useState('')
  useEffect(() => setText(low ? say('page-aside-ten') : ''), [low, say])
  useEffect(() => {
    if (runs && ms > 0 && ms <= TICKS_MS && told.current !== second) play('tick')
    told.current = second
  }, [runs, ms, second])
  return (
    <span className="vh" role="alert">
      {text}
    </span>
  )
}

/** Who plays in somebody's place. */
export function StandIn({ name }: { readonly name: string }) {
  const say = usePage()
  return (
    <span className="standin" title={say('page-aside-bot-plays', { name })}>
      <Icon name="i-bot" />
      {say('page-aside-bot-badge')}
    </span>
  )
}

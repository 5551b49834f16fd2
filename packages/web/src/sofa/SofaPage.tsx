import { usePage } from '../i18n/page.ts'
import type { Seat } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { gameOf } from '../games/index.ts'
import { Gone } from '../lobby/Gone.tsx'
import { device, sofaPath } from '../state/device.ts'
import type { TableHandle } from '../state/table.ts'
import { openTable } from '../state/table.ts'
import { useToasts } from '../state/toasts.ts'
import { nextFront } from './front.ts'
import { HandCurtain } from './HandCurtain.tsx'

const Play = lazy(() => import('../table/Play.tsx'))

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
/** How long the one who moved may look at what came of it before the curtain falls. */
const LOOK_MS = 1400
const LOOK_CALM_MS = 150
const PART_MS = 600

const peopleOf = (info: TableInfo): Seat[] =>
  info.seats.flatMap((s, seat) => (s.kind === 'person' ? [seat] : []))

function sit(id: string, seats: readonly Seat[], curtain: (() => void) | null): TableHandle {
  return openTable(id, device.wire(seats), {
    curtain,
    again: async () => sofaPath((await device.again(id)).id),
  })
}

/** A handle for these seats while the page is there. */
function useHandle(id: string, seats: string, curtain: (() => void) | null): TableHandle | null {
  const [handle, setHandle] = useState<TableHandle | null>(null)
  useEffect(() => {
    const opened = sit(id, seats === '' ? [] : seats.split(',').map(Number), curtain)
    setHandle(opened)
    return () => void opened.close()
  }, [id, seats, curtain])
  return handle
}

/** A table on this device: alone against bots, everybody's cards open, or hand after hand behind the curtain. */
export default function SofaPage({ id }: { readonly id: string }) {
  const table = useHandle(id, '', null)
  return table === null ? null : <Room id={id} table={table} />
}

function Room({ id, table }: { readonly id: string; readonly table: TableHandle }) {
  const say = usePage()
  const info = useStore(table.store, s => s.info)
  const link = useStore(table.store, s => s.link)
  const problem = useStore(table.store, s => s.problem)
  if (link === 'gone') return <Gone code={problem ?? 'no-such-table'} />
  if (info === null) return <p className="moment">{say('page-common-loading')}</p>
  const people = peopleOf(info)
  if (people.length < 2 || gameOf(info.game)?.open === true) return <Open id={id} seats={people.join()} />
  return <Sofa id={id} table={table} info={info} people={people} />
}

/** Nothing to hide from each other: one hand, or a game that is played with open cards. */
function Open({ id, seats }: { readonly id: string; readonly seats: string }) {
  const handle = useHandle(id, seats, null)
  return handle === null ? null : <Seated handle={handle} />
}

function Seated({ handle }: { readonly handle: TableHandle }) {
  const say = usePage()
  const info = useStore(handle.store, s => s.info)
  const moment = <p className="moment">{say('page-common-loading')}</p>
  if (info === null) return moment
  return (
    <Suspense fallback={moment}>
      <Play handle={handle} info={info} />
    </Suspense>
  )
}

interface SofaProps {
  readonly id: string
  readonly table: TableHandle
  readonly info: TableInfo
  readonly people: readonly Seat[]
}

/** Keeps each hand's line open once it was shown, so that R can play again what happened since its last turn. */
class Hands {
  readonly #open = new Map<Seat, TableHandle>()
  readonly #sit: (seat: Seat) => TableHandle

  constructor(sitDown: (seat: Seat) => TableHandle) {
    this.#sit = sitDown
  }

  of(seat: Seat): TableHandle {
    const handle = this.#open.get(seat) ?? this.#sit(seat)
    this.#open.set(seat, handle)
    return handle
  }

  close(): void {
    for (const handle of this.#open.values()) void handle.close()
    this.#open.clear()
  }
}

function Sofa({ id, table, info, people }: SofaProps) {
  const waiting = useStore(table.store, s => s.faces['-1']?.waiting ?? 0)
  const seq = useStore(table.store, s => s.seq)
  const [front, setFront] = useState<Seat | null>(null)
  /** Looks at the own hand out of turn: stays until they draw the curtain themselves. */
  const [visiting, setVisiting] = useState(false)
  const [parting, setParting] = useState<Seat | null>(null)
  const draw = useCallback(() => {
    // What was said to one player is not for the next.
    useToasts.setState({ toasts: [] })
    setVisiting(false)
    setFront(null)
  }, [])
  const hands = useMemo(() => new Hands(seat => sit(id, [seat], draw)), [id, draw])
  useEffect(() => () => hands.close(), [hands])

  const over = info.outcome !== null
  const hand = front === null || over ? table : hands.of(front)
  const rests = useStore(
    hand.store,
    s => s.seq >= seq && s.ahead === 0 && !s.pending && !s.replaying && s.info !== null,
  )
  const next = over ? null : nextFront(waiting, people, front)
  const leaves = front !== null && next !== null && next !== front && rests && !visiting
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(draw, calm() ? LOOK_CALM_MS : LOOK_MS)
    return () => clearTimeout(timer)
  }, [leaves, draw])
  useEffect(() => {
    if (visiting && next === front) setVisiting(false)
  }, [visiting, next, front])
  useEffect(() => {
    if (parting === null) return
    const timer = setTimeout(() => setParting(null), calm() ? 0 : PART_MS)
    return () => clearTimeout(timer)
  }, [parting])

  const part = (seat: Seat): void => {
    hands.of(seat).skip()
    setVisiting(seat !== next)
    setParting(seat)
    setFront(seat)
  }
  const shut = front === null && next !== null
  return (
    <>
      {!shut && <Seated key={front === null || over ? -1 : front} handle={hand} />}
      {(shut || parting !== null) && (
        <HandCurtain
          info={info}
          seat={shut ? next : (parting ?? 0)}
          people={people}
          parting={!shut}
          onPart={part}
        />
      )}
    </>
  )
}

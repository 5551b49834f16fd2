import { disciple, person } from '@noren/sake/words'
import { plain } from '@noren/words'
import type { CSSProperties } from 'react'
import { useMemo, useState } from 'react'
import { Icon, Picture } from '../../art/Icon.tsx'
import { inn } from '../../art/scenes/inn.ts'
import { Mon, seatColour } from '../../table/Mon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { DISCIPLE, discipleAt, isAlive } from './model.ts'
import type { Item, Label, Rim, Spot } from './rim.ts'
import { lit, nameAt, personAt, useBoardContext } from './board-context.ts'
import type { Named } from './slide.ts'
import { namesOf } from './slide.ts'
import { clashOf } from './status.ts'
import { gapTag } from './tags.ts'

const at = ({ x, y }: Spot): CSSProperties => ({ left: x, top: y })

/** The room and the lacquer table. */
export function Room({ rim, w, h }: { readonly rim: Rim; readonly w: number; readonly h: number }) {
  const { cx, cy, rx, ry } = rim
  const svg = useMemo(() => inn(w, h, cx, cy, rx, ry), [w, h, cx, cy, rx, ry])
  return <Picture svg={svg} className="bgbox" />
}

/** Discs, cubes and disciples on the rim; every stretch says its count. */
export function Ring({ rim }: { readonly rim: Rim }) {
  const context = useBoardContext()
  const { view, say } = context
  const named = useNamed(rim)
  let lying = 0
  return (
    <section className="sk-rim" aria-label={say('board-ring')} data-group="">
      {rim.items.map(item => {
        if (item.kind !== 'cube') return <Disciple key={item.key} item={item} />
        return <Cube key={item.look === 'new' ? item.key : `cube${named[lying++]?.id}`} item={item} />
      })}
      {rim.labels.map(l => (
        <Stretch key={`${l.gap}/${l.index}`} label={l} phone={rim.size === 'phone'} />
      ))}
      {view.open.players.map((_, seat) => {
        const spot = rim.discs[seat]
        return spot !== undefined && isAlive(view, seat) ? <Disc key={seat} seat={seat} spot={spot} /> : null
      })}
      <Arrow rim={rim} />
    </section>
  )
}

/** The names of the cubes on the table; the last drawing is remembered, so that the next one can slide from it. */
function useNamed(rim: Rim): readonly Named[] {
  const [drawn, keep] = useState<{ rim: Rim | null; named: readonly Named[] }>({ rim: null, named: [] })
  if (drawn.rim === rim) return drawn.named
  const now = { rim, named: namesOf(drawn.named, rim.items) }
  keep(now)
  return now.named
}

function Cube({ item }: { readonly item: Extract<Item, { kind: 'cube' }> }) {
  return (
    <span
      className="sk-cube"
      data-look={item.look}
      style={{ ...at(item), width: item.px, height: item.px * 1.05 }}
      aria-hidden="true"
    >
      <Icon name={item.look === 'gone' ? 'sk-cube-gone' : 'sk-cube'} />
    </span>
  )
}

function Disciple({ item }: { readonly item: Extract<Item, { kind: 'disciple' }> }) {
  const context = useBoardContext()
  const { voice, spot, small } = context
  const master = personAt(context, item.master)
  if (master === undefined) return null
  const style = {
    ...at(item),
    width: item.px,
    height: item.px,
    '--c': seatColour(item.master),
  } as CSSProperties
  const name = plain(voice.name(disciple(item.master)))
  const piece = spot(`disc:${item.card}`)
  const anchor = `card:${item.card}`
  const figure = (
    <>
      <span className="pp" style={{ '--dc': seatColour(item.master) } as CSSProperties}>
        <Icon name="p-disciple" />
      </span>
      <Mon player={master} />
      <i className="dir" style={{ transform: `rotate(${item.angle}deg)` }}>
        <Icon name="i-right" />
      </i>
      <Icon name="b-enso" className="enso" />
    </>
  )
  if (small.ring)
    return (
      <span className="sk-disciple" style={style} data-anchor={anchor} title={name} {...lit(piece)}>
        {figure}
      </span>
    )
  return (
    <Piece {...piece} name={name} className="sk-disciple" style={style} anchor={anchor}>
      {figure}
    </Piece>
  )
}

function Stretch({ label, phone }: { readonly label: Label; readonly phone: boolean }) {
  const context = useBoardContext()
  const { say, spot, view, small } = context
  const piece = spot(gapTag(label.gap, label.index))
  const live = piece.state !== 'rest'
  const gap = view.open.gaps.find(g => g.a === label.gap)
  if (!live && label.now === 0 && label.was === 0) return null
  const text = phone ? String(label.now) : say('board-steps', { n: label.now })
  const name =
    gap === undefined ? '' : say('board-stretch', { a: person(gap.a), b: person(gap.b), n: label.was })
  const anchor = `gap:${label.gap}/${label.index}`
  const count = (
    <>
      {label.was !== label.now && <s>{label.was} →</s>}
      {text}
    </>
  )
  if (small.ring)
    return (
      <span className="sk-dist" style={at(label)} data-anchor={anchor} title={name} {...lit(piece)}>
        {count}
      </span>
    )
  return (
    <Piece {...piece} name={name} className="sk-dist" style={at(label)} anchor={anchor}>
      {count}
    </Piece>
  )
}

function Disc({ seat, spot: p }: { readonly seat: number; readonly spot: Spot }) {
  const context = useBoardContext()
  const { spot, me, view, moments, small } = context
  const player = personAt(context, seat)
  if (player === undefined) return null
  const piece = spot(`seat:${seat}`)
  const name = nameAt(context, seat)
  const className = seat === me ? 'sk-node me' : 'sk-node'
  const anchor = `disc:${seat}`
  const figure = (
    <>
      <Mon player={player} />
      {view.open.players[seat]?.seated === true && (
        <i className="sk-mat">
          <Icon name="i-seat" />
        </i>
      )}
      <Icon name="b-enso" className="enso" />
      {moments.wounded.has(seat) && <i className="hit" key={moments.key} />}
      {view.open.turn === seat && <i className="turn" />}
    </>
  )
  // The pod of this seat is the larger target; mine has none.
  if (small.ring && seat !== me)
    return (
      <span className={className} style={at(p)} data-anchor={anchor} title={name} {...lit(piece)}>
        {figure}
      </span>
    )
  return (
    <Piece {...piece} name={name} className={className} style={at(p)} anchor={anchor}>
      {figure}
    </Piece>
  )
}

/** Where a figure is on the scene: on the rim, or its plate if it floats. */
export function whereIs(rim: Rim, figure: number, context: ReturnType<typeof useBoardContext>): Spot | null {
  const { view, me } = context
  if (figure >= DISCIPLE) {
    const found = rim.items.find(i => i.kind === 'disciple' && i.card === figure - DISCIPLE)
    return found ?? (discipleAt(view, figure - DISCIPLE) === null ? null : { x: rim.cx, y: rim.cy })
  }
  if (isAlive(view, figure)) return rim.discs[figure] ?? null
  return figure === me ? { x: rim.cx, y: rim.cy + rim.ry } : (rim.plates[figure] ?? null)
}

/** The blow that is being answered, or the one in the making. */
function Arrow({ rim }: { readonly rim: Rim }) {
  const context = useBoardContext()
  const { selection, me, view, moments } = context
  const clash = clashOf(context)
  const aim = selection.sealed?.words
  let from: number | null = null
  let to: number | null = null
  if (moments.cut !== null) {
    from = moments.cut.from
    to = moments.cut.to
  } else if (clash !== null) {
    from = clash.source >= 0 ? clash.source + DISCIPLE : clash.by
    to = clash.target
  } else if (context.props.asked && aim !== undefined && (aim[0] === 'target' || aim[0] === 'torment')) {
    from = me
    const tag = context.selection.picked.find(t => t.startsWith('disc:'))
    to = typeof aim[1] === 'number' ? aim[1] : tag === undefined ? null : Number(tag.slice(5)) + DISCIPLE
  }
  if (from === null || to === null || from === to) return null
  const a = whereIs(rim, from, context)
  const b = whereIs(rim, to, context)
  if (a === null || b === null) return null
  const phone = rim.size === 'phone'
  const pull = (p: Spot, k: number): Spot => ({
    x: rim.cx + (p.x - rim.cx) * k,
    y: rim.cy + (p.y - rim.cy) * k,
  })
  const s = isAlive(view, from) || from >= DISCIPLE ? pull(a, phone ? 0.84 : 0.89) : pull(a, 0.8)
  const e = isAlive(view, to) || to >= DISCIPLE ? pull(b, phone ? 0.76 : 0.84) : pull(b, 0.8)
  const q = pull({ x: (s.x + e.x) / 2, y: (s.y + e.y) / 2 }, 0.55)
  const path = `M${s.x} ${s.y}Q${q.x} ${q.y} ${e.x} ${e.y}`
  return (
    <svg
      className="sk-arrow"
      aria-hidden="true"
      key={clash === null && moments.cut === null ? 'aim' : `c${moments.key}`}
      data-live={clash !== null || moments.cut !== null}
    >
      <defs>
        <marker id="sk-ah" markerWidth="5" markerHeight="5" refX="2.6" refY="2.5" orient="auto">
          <path d="M0 0 5 2.5 0 5 1.2 2.5Z" fill={clash?.kind === 'torment' ? '#86dccf' : '#e2583a'} />
        </marker>
      </defs>
      <path d={path} stroke="#2a0a05" strokeOpacity=".55" strokeWidth={phone ? 7 : 11} />
      <path
        d={path}
        stroke={clash?.kind === 'torment' ? '#86dccf' : '#e2583a'}
        strokeWidth={phone ? 4.5 : 7}
        markerEnd="url(#sk-ah)"
      />
    </svg>
  )
}

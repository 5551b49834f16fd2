import { usePage } from '../../i18n/page.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Dialog } from '../../table/Dialog.tsx'
import { ForMe } from '../../table/ForMe.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { seatColour } from '../../table/Mon.tsx'
import { Slots, Track, Wounds } from './Allies.tsx'
import { boardInk, cardOf, kiaiNow, kiaiValues, nameOfSamurai, portraitOf, SAMURAI } from './model.ts'
import { RaiderCard, RaiderFace } from './RaiderCard.tsx'
import type { Looked } from './board-context.ts'
import { nameAt, useBoardContext } from './board-context.ts'
import { raiderName, whoIs } from './words.ts'

/** A paper laid over the scene, never over the scroll or the dock. */
export function Sheet({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    <section className={`sp-sheet paper ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Seven samurai to choose from; those taken say so. */
export function Choose() {
  const { view, question, say, spot, props } = useBoardContext()
  if (question?.kind !== 'choose') return null
  const taken = new Map(
    view.boards.flatMap((b, seat) => (b.samurai === null ? [] : [[b.samurai, seat] as const])),
  )
  return (
    <Sheet title={say('board-choose-title')} className="sp-choose">
      <div className="sp-roster" data-group="">
        <ForMe className="btn ghost forme" />
        {SAMURAI.map(who => {
          const [human, beast] = kiaiValues(view, who)
          const seat = taken.get(who)
          const owner = seat === undefined ? null : (props.players[seat]?.name ?? null)
          return (
            <Piece
              key={who}
              {...spot(`samurai:${who}`)}
              name={`${nameOfSamurai(who)}. ${say('board-talent')}: ${say(`board-talent-${who}`)} ${say('board-kiai')} ${human}: ${say(`board-human-${who}`)}`}
              className="sp-pick paper"
              style={
                {
                  '--c': seat === undefined ? 'var(--ink-2)' : seatColour(seat),
                  '--board': boardInk(view, who),
                } as CSSProperties
              }
            >
              <span className="sp-port">
                <Icon name={portraitOf(view, who, false)} />
              </span>
              <span className="tx">
                <b>
                  {nameOfSamurai(who)}
                  {owner !== null && owner !== nameOfSamurai(who) && <em>{owner}</em>}
                </b>
                <small>{say(`board-short-${who}`)}</small>
                <small className="kv">
                  <Icon name="i-kiai" /> {say('board-choose-kiai', { human, beast })}
                </small>
              </span>
              <Stamp />
            </Piece>
          )
        })}
      </div>
    </Sheet>
  )
}

/** Two or three raiders turned up: point at the one that comes first, then at the next. */
export function Arrange() {
  const { view, question, say, selection, props } = useBoardContext()
  if (question?.kind !== 'arrange' || !props.asked) return null
  const { cards } = question
  const placed = selection.picked.filter(t => t.startsWith('at'))
  return (
    <Sheet title={say('board-arrange-title')} className="sp-arrange">
      <div className="threecards" data-group="">
        {cards.map((card, i) => {
          const r = cardOf(view, card)
          const at = placed.findIndex(t => t === `at${t.slice(2, t.indexOf(':'))}:${i}`)
          const tag = at >= 0 ? (placed[at] ?? '') : `at${placed.length}:${i}`
          const piece = selection.piece(tag)
          const last = at < 0 && selection.sealed !== null && placed.length === cards.length - 1
          const order = at >= 0 ? at + 1 : last ? cards.length : 0
          const name = raiderName(say, r)
          return (
            <Piece
              key={card}
              {...piece}
              state={piece.state === 'alone' ? 'open' : piece.state}
              name={order > 0 ? say('board-arrange-card', { card: name, n: order }) : name}
              className="card sp-rc mid"
            >
              <RaiderFace raider={r} n={card} />
              {order > 0 && <span className="place">{order}</span>}
            </Piece>
          )
        })}
      </div>
    </Sheet>
  )
}

/** Above the village while a kiai is being resolved: whose, and what it does. */
export function Ribbon() {
  const context = useBoardContext()
  const { view, say } = context
  const f = kiaiNow(view)
  const b = f === null ? undefined : view.boards[f.seat]
  if (f === null || b === undefined || b.samurai === null) return null
  return (
    <div className="sp-ribbon" role="status" style={{ '--c': seatColour(f.seat) } as CSSProperties}>
      <Icon name={portraitOf(view, b.samurai, f.animal)} />
      <span>
        <b>{say('board-ribbon', { name: nameOfSamurai(b.samurai) })}</b>
        {say(`board-${f.animal ? 'beast' : 'human'}-${b.samurai}`)}
      </span>
    </div>
  )
}

/** What somebody wanted to see in full. */
export function Look({ what }: { readonly what: Looked }) {
  const t = usePage()
  const context = useBoardContext()
  const { view, say, look } = context
  const close = (): void => look(null)
  if (what.kind === 'grave')
    return (
      <Dialog title={`${say('board-grave')}: ${view.discard.length}`} onClose={close}>
        {view.discard.length === 0 ? (
          <p className="none">{say('board-grave-empty')}</p>
        ) : (
          <div className="sp-many">
            {view.discard.toReversed().map(c => (
              <RaiderCard key={c} raider={cardOf(view, c)} n={c} />
            ))}
          </div>
        )}
      </Dialog>
    )
  const b = view.boards[what.seat]
  if (b === undefined || b.samurai === null) return null
  const left = b.defence.filter(c => c >= 0)
  return (
    <Dialog title={nameAt(context, what.seat)} onClose={close}>
      <div className="sp-full" aria-label={t('page-table-mine')}>
        <header>
          <span className="sp-port" data-beast={b.animal}>
            <Icon name={portraitOf(view, b.samurai, b.animal)} />
          </span>
          <div>
            <h3>{whoIs({ say, view }, b)}</h3>
            <p>
              <b>{say('board-talent')}</b> {say(`board-talent-${b.samurai}`)}
            </p>
            <p>
              <b>
                {say('board-kiai')} {b.kiai}
              </b>{' '}
              {say(`board-${b.animal ? 'beast' : 'human'}-${b.samurai}`)}
            </p>
          </div>
        </header>
        <div className="rw">
          <Slots board={b} />
          <Track board={b} seat={what.seat} />
          <Wounds board={b} seat={what.seat} />
        </div>
        <h4>{say('board-defend')}</h4>
        <div className="sp-many">
          {left.length === 0 ? (
            <p className="none">{say('board-nothing')}</p>
          ) : (
            left.map(c => <RaiderCard key={c} raider={cardOf(view, c)} n={c} />)
          )}
        </div>
        <h4>{say('board-confront-z')}</h4>
        <div className="sp-many">
          {b.line.length === 0 ? (
            <p className="none">{say('board-nothing')}</p>
          ) : (
            b.line.map(c => <RaiderCard key={c} raider={cardOf(view, c)} n={c} words />)
          )}
        </div>
      </div>
    </Dialog>
  )
}

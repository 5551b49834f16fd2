import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../art/Icon.tsx'
import { Dialog } from '../../table/Dialog.tsx'
import { Piece } from '../../table/Piece.tsx'
import { seatColour } from '../../table/Mon.tsx'
import { Slots, Track, Wounds } from './Allies.tsx'
import { cardOf, kiaiNow, kiaiValues, nameOfSamurai, portraitOf, SAMURAI } from './pack.ts'
import { RaiderCard, RaiderFace } from './RaiderCard.tsx'
import type { Looked } from './sight.ts'
import { nameAt, useSight } from './sight.ts'
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
  const { view, question, say, spot, props } = useSight()
  if (question?.kind !== 'choose') return null
  const taken = new Map(
    view.boards.flatMap((b, seat) => (b.samurai === null ? [] : [[b.samurai, seat] as const])),
  )
  return (
    <Sheet title={say('chooseTitle')} className="sp-choose">
      <div className="sp-roster" data-group="">
        {SAMURAI.map(who => {
          const [human, beast] = kiaiValues(view, who)
          const seat = taken.get(who)
          const owner = seat === undefined ? null : (props.players[seat]?.name ?? null)
          return (
            <Piece
              key={who}
              {...spot(`samurai:${who}`)}
              name={`${nameOfSamurai(who)}. ${say('talent')}: ${say(`talent.${who}`)} ${say('kiai')} ${human}: ${say(`human.${who}`)}`}
              className="sp-pick paper"
              style={{ '--c': seat === undefined ? 'var(--ink-2)' : seatColour(seat) } as CSSProperties}
            >
              <span className="sp-port">
                <Icon name={portraitOf(who, false)} />
              </span>
              <span className="tx">
                <b>
                  {nameOfSamurai(who)}
                  {owner !== null && owner !== nameOfSamurai(who) && <em>{owner}</em>}
                </b>
                <small>{say(`short.${who}`)}</small>
                <small className="kv">
                  <Icon name="i-kiai" /> {say('chooseKiai', { human, beast })}
                </small>
              </span>
              <span className="seal">
                <Icon name="i-check" />
              </span>
            </Piece>
          )
        })}
      </div>
    </Sheet>
  )
}

/** Two or three raiders turned up: point at the one that comes first, then at the next. */
export function Arrange() {
  const { view, question, say, hold, props } = useSight()
  if (question?.kind !== 'arrange' || !props.asked) return null
  const { cards } = question
  const placed = hold.picked.filter(t => t.startsWith('at'))
  return (
    <Sheet title={say('arrangeTitle')} className="sp-arrange">
      <div className="threecards" data-group="">
        {cards.map((card, i) => {
          const r = cardOf(view, card)
          const at = placed.findIndex(t => t === `at${t.slice(2, t.indexOf(':'))}:${i}`)
          const tag = at >= 0 ? (placed[at] ?? '') : `at${placed.length}:${i}`
          const piece = hold.piece(tag)
          const last = at < 0 && hold.sealed !== null && placed.length === cards.length - 1
          const order = at >= 0 ? at + 1 : last ? cards.length : 0
          const name = raiderName(say, r)
          return (
            <Piece
              key={card}
              {...piece}
              state={piece.state === 'alone' ? 'open' : piece.state}
              name={order > 0 ? say('arrangeCard', { card: name, n: order }) : name}
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
  const sight = useSight()
  const { view, say } = sight
  const f = kiaiNow(view)
  const b = f === null ? undefined : view.boards[f.seat]
  if (f === null || b === undefined || b.samurai === null) return null
  return (
    <div className="sp-ribbon" role="status" style={{ '--c': seatColour(f.seat) } as CSSProperties}>
      <Icon name={portraitOf(b.samurai, f.animal)} />
      <span>
        <b>{say('ribbon', { name: nameOfSamurai(b.samurai) })}</b>
        {say(`${f.animal ? 'beast' : 'human'}.${b.samurai}`)}
      </span>
    </div>
  )
}

/** What somebody wanted to see in full. */
export function Look({ what }: { readonly what: Looked }) {
  const { t } = useTranslation()
  const sight = useSight()
  const { view, say, look } = sight
  const close = (): void => look(null)
  if (what.kind === 'grave')
    return (
      <Dialog title={`${say('grave')}: ${view.discard.length}`} onClose={close}>
        {view.discard.length === 0 ? (
          <p className="none">{say('graveEmpty')}</p>
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
    <Dialog title={nameAt(sight, what.seat)} onClose={close}>
      <div className="sp-full" aria-label={t('table.mine')}>
        <header>
          <span className="sp-port" data-beast={b.animal}>
            <Icon name={portraitOf(b.samurai, b.animal)} />
          </span>
          <div>
            <h3>{whoIs(say, b)}</h3>
            <p>
              <b>{say('talent')}</b> {say(`talent.${b.samurai}`)}
            </p>
            <p>
              <b>
                {say('kiai')} {b.kiai}
              </b>{' '}
              {say(`${b.animal ? 'beast' : 'human'}.${b.samurai}`)}
            </p>
          </div>
        </header>
        <div className="rw">
          <Slots board={b} />
          <Track board={b} seat={what.seat} />
          <Wounds board={b} seat={what.seat} />
        </div>
        <h4>{say('defend')}</h4>
        <div className="sp-many">
          {left.length === 0 ? (
            <p className="none">{say('nothing')}</p>
          ) : (
            left.map(c => <RaiderCard key={c} raider={cardOf(view, c)} n={c} />)
          )}
        </div>
        <h4>{say('confrontZ')}</h4>
        <div className="sp-many">
          {b.line.length === 0 ? (
            <p className="none">{say('nothing')}</p>
          ) : (
            b.line.map(c => <RaiderCard key={c} raider={cardOf(view, c)} n={c} words />)
          )}
        </div>
      </div>
    </Dialog>
  )
}

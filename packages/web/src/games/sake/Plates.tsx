import { Icon } from '../../art/Icon.tsx'
import { usePhone } from '../../table/media.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { SeatPlate } from '../../table/SeatPlate.tsx'
import type { PlayerView } from './model.ts'
import { ALIVE, BOARD, faceOf, LIFE, placeOfCard, playerOf, SPIRIT, sumOf, weaponOn, wet } from './model.ts'
import { Backs, Sip, Thing } from './Parts.tsx'
import type { Rim } from './rim.ts'
import type { BoardContext } from './board-context.ts'
import { nameAt, personAt, useBoardContext } from './board-context.ts'
import { clashOf, plateLine, plateName } from './status.ts'
import { atTag } from './tags.ts'

/** The others round the table, each nearest its disc; spirits float off the rim. */
export function Plates({ rim }: { readonly rim: Rim }) {
  const { view, me, say } = useBoardContext()
  const seats = Array.from({ length: view.open.seats - 1 }, (_, i) => (me + 1 + i) % view.open.seats)
  return (
    <section className="sk-plates" aria-label={say('board-rivals')} data-group="">
      {seats.map(seat => (
        <Plate key={seat} seat={seat} rim={rim} />
      ))}
    </section>
  )
}

/** What stands against a blow: the weapon in hand if it is dry, and a card for every back. Open to all. */
export function guardOf(s: BoardContext, seat: number): string {
  const p = playerOf(s.view, seat)
  const hand = sumOf(p.backs)
  const held = p.wield >= 0 && !wet(p, p.wield) ? (weaponOn(s.view, p.wield)?.defence ?? 0) : 0
  return s.say(hand === 0 ? 'board-guard-none' : 'board-guard', { held, hand })
}

/** The places worth showing: gear always, life pile and board when a sip lies there or a choice touches them. */
function placesOn(s: BoardContext, p: PlayerView, seat: number): readonly number[] {
  const gear = p.gear.map(c => placeOfCard(s.view, c))
  const rest = [LIFE, BOARD].filter(
    x => p.status === ALIVE && (wet(p, x) || s.spot(atTag(seat, x)).state !== 'rest'),
  )
  return [...gear, ...rest]
}

function Plate({ seat, rim }: { readonly seat: number; readonly rim: Rim }) {
  const context = useBoardContext()
  const phone = usePhone()
  const { view, spot, moments, look, say } = context
  const player = personAt(context, seat)
  const at = rim.plates[seat]
  if (player === undefined || at === undefined) return null
  const p = playerOf(view, seat)
  const piece = spot(`seat:${seat}`)
  const clash = clashOf(context)
  const struck = clash !== null && clash.target === seat
  const live = piece.state === 'open' || piece.state === 'picked' || piece.state === 'dim'
  const spirit = p.status === SPIRIT
  const guard =
    p.status === ALIVE &&
    (struck || (piece.state === 'picked' && context.selection.sealed?.words[0] === 'target'))
  const died = moments.died.has(seat)
  return (
    <div
      className="sk-seat"
      style={{ left: at.x, top: at.y }}
      data-anchor={`seat:${seat}`}
      data-spirit={spirit}
      data-out={p.status > SPIRIT}
      data-struck={struck || undefined}
      data-target={live ? piece.state : undefined}
      data-hit={moments.wounded.has(seat) || undefined}
      data-died={died || undefined}
      data-side={at.side}
      key={died ? `died${moments.key}` : 'still'}
    >
      <SeatPlate
        player={player}
        place={plateLine(context, p)}
        className="sk-plate"
        active={view.open.turn === seat}
      >
        <span className="port">
          <Icon name={faceOf(p.board)} />
        </span>
        <span className="sips" title={say('board-sips-held', { n: p.total })}>
          <Sip />
          {p.total}
        </span>
        <span className="rw">
          {spirit ? (
            <span className="stat ghost">
              <Icon name="i-spirit" />
            </span>
          ) : (
            <>
              <span className="stat" title={say('board-life-left', { n: p.life })}>
                <Icon name="i-life" />
                {p.life}
              </span>
              <span
                className="stat w"
                data-none={p.wounds.length === 0 || undefined}
                title={say('board-wounds-taken', { n: p.wounds.length })}
                data-anchor={`wounds:${seat}`}
              >
                <Icon name="i-wound" />
                {p.wounds.length}
              </span>
            </>
          )}
          {p.seated && (
            <span className="stat sat" title={say('board-seated')}>
              <Icon name="i-seat" />
            </span>
          )}
          {phone && (
            <>
              <span className="stat mini">
                <Sip />
                {p.total}
              </span>
              <span className="stat mini w">
                <Icon name="i-hand" />
                {sumOf(p.backs)}
              </span>
            </>
          )}
          <span
            className="hb"
            title={say('board-hand-of', { n: sumOf(p.backs) })}
            data-anchor={`hand:${seat}`}
          >
            {!phone && <Backs counts={p.backs} />}
          </span>
        </span>
        {live ? (
          <Piece {...piece} name={plateName(context, seat)} className="target">
            <Stamp />
          </Piece>
        ) : (
          <button
            type="button"
            className="target"
            aria-label={`${plateName(context, seat)} ${say('board-look-at', { name: nameAt(context, seat) })}`}
            onClick={() => look({ kind: 'seat', seat })}
          />
        )}
        {p.status === ALIVE && (
          <span className="its">
            {placesOn(context, p, seat).map(place => (
              <Thing key={place} selection={spot(atTag(seat, place))} player={p} seat={seat} place={place}>
                {place === LIFE ? (
                  <Icon name="i-life" />
                ) : place === BOARD ? (
                  <Icon name={faceOf(p.board)} />
                ) : undefined}
              </Thing>
            ))}
          </span>
        )}
      </SeatPlate>
      {guard && <span className="sk-tag hot">{guardOf(context, seat)}</span>}
    </div>
  )
}

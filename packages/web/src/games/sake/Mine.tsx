import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Mon, seatColour } from '../../table/Mon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import {
  ALIVE,
  BOARD,
  cardInMaking,
  faceOf,
  LIFE,
  makingOf,
  placeOfCard,
  playerOf,
  SAMURAI,
  SPIRIT,
  sumOf,
  wet,
} from './model.ts'
import type { Making } from './model.ts'
import { Back, Backs, CardFace, cardText, nameOfPlace, placeText, Sip, Thing } from './Parts.tsx'
import { nameAt, personAt, useBoardContext } from './board-context.ts'
import { abilityText, samuraiName, shortName } from './texts.ts'

/** My samurai sheet, or my spirit's, and my hand. */
export function Mine() {
  const context = useBoardContext()
  const { view, me } = context
  const p = playerOf(view, me)
  return (
    <div className="sk-dk" data-spirit={p.status === SPIRIT}>
      {p.status === ALIVE ? <Sheet /> : <SpiritSheet />}
      <Hand />
    </div>
  )
}

function Head() {
  const context = useBoardContext()
  const { view, me, say, voice } = context
  const player = personAt(context, me)
  const p = playerOf(view, me)
  const id = SAMURAI[p.board]
  return (
    <h3>
      {player !== undefined && <Mon player={player} />}
      <span className="nm" data-short={id === undefined ? nameAt(context, me) : shortName(voice, id)}>
        <span>{id === undefined ? nameAt(context, me) : samuraiName(voice, id)}</span>
      </span>
      <span className="tot" title={say('board-sips-held', { n: p.total })}>
        <Sip />
        {p.total}
      </span>
      {p.status === ALIVE && id !== undefined && (
        <span className="pos" data-seated={p.seated}>
          <Icon name={p.seated ? 'i-seat' : 'i-user'} />
          {say(p.seated ? 'board-seated' : 'board-standing')}
        </span>
      )}
    </h3>
  )
}

function Sheet() {
  const context = useBoardContext()
  const { view, me, say, voice, spot, moments } = context
  const p = playerOf(view, me)
  const id = SAMURAI[p.board]
  const gear = p.gear.map(c => placeOfCard(view, c))
  return (
    <section
      className="seat sk-sheet paper"
      style={{ '--c': seatColour(me) } as CSSProperties}
      aria-label={say('board-my-sheet')}
      data-group=""
      data-anchor={`seat:${me}`}
      data-active={view.open.turn === me}
      data-hit={moments.wounded.has(me) || undefined}
    >
      <div className="lf">
        <Thing selection={spot(`mine:${BOARD}`)} player={p} seat={me} place={BOARD} className="port">
          <Icon name={faceOf(p.board)} />
        </Thing>
        <Instants />
      </div>
      <div className="rt">
        <Head />
        <p className="ab" data-off={wet(p, BOARD)}>
          {id === undefined ? '' : abilityText(voice, id, view.open)}
        </p>
        <div className="zones">
          <span className="zn">
            <Thing selection={spot(`mine:${LIFE}`)} player={p} seat={me} place={LIFE} className="pile">
              {p.life > 1 && <i className="back under" />}
              {p.life > 0 ? <Back back={p.lifeBack} /> : <i className="sk-empty" />}
              <span className="cnt">{p.life}</span>
            </Thing>
            <span className="lbl">{say('board-life')}</span>
          </span>
          <span
            className="zn wounds"
            data-anchor={`wounds:${me}`}
            title={say('board-wounds-taken', { n: p.wounds.length })}
          >
            <span className="turned">
              {p.wounds.length > 0 ? <Back back={p.wounds.at(-1) ?? 0} /> : <i className="sk-empty" />}
              <span className="cnt">{p.wounds.length}</span>
            </span>
            <span className="lbl">{say('board-wounds')}</span>
          </span>
          {gear.map(place => (
            <span className="zn" key={place}>
              <Thing selection={spot(`mine:${place}`)} player={p} seat={me} place={place} />
              <span className="lbl" title={placeText(context, p, place)}>
                {p.wield === place ? say('board-in-hand-short') : nameOfPlace(context, place)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

function SpiritSheet() {
  const context = useBoardContext()
  const { view, me, say } = context
  const p = playerOf(view, me)
  return (
    <section
      className="seat sk-sheet enma"
      style={{ '--c': seatColour(me) } as CSSProperties}
      aria-label={say('board-my-sheet')}
      data-anchor={`seat:${me}`}
      data-active={view.open.turn === me}
    >
      <div className="lf">
        <span className="port">
          <Icon name={faceOf(p.board)} />
        </span>
      </div>
      <div className="rt">
        <Head />
        <p className="ab">{say(p.status === SPIRIT ? 'board-spirit-help' : 'board-out-help')}</p>
        <p className="haul">
          {Array.from({ length: Math.min(12, p.total) }, (_, i) => (
            <Sip key={i} />
          ))}
          {p.total === 0 && <small>{say('board-no-sips')}</small>}
        </p>
        <p className="team">
          {say('board-team', {
            n: sumOf(view.open.players.map(x => (x.status === SPIRIT ? x.total : 0))),
            best: Math.max(0, ...view.open.players.map(x => (x.status === ALIVE ? x.total : 0))),
          })}
        </p>
      </div>
    </section>
  )
}

/** Burning a sip and the soul draw, in anybody's turn. Dim, they say why. */
function Instants() {
  const context = useBoardContext()
  const { props, say, instant, reach } = context
  const can = (verb: string): boolean => props.choices.some(c => c.words[0] === verb)
  const dim = (verb: string) => props.dim.filter(b => b.words[0] === verb)
  const clauses = { burn: ['SK-BURN-2', 'SK-BURN-6'], soul: ['SK-SOUL-1', 'SK-SOUL-4', 'SK-SOUL-2'] } as const
  return (
    <div className="act">
      {(['burn', 'soul'] as const).map(verb => {
        const open = props.seat >= 0 && can(verb)
        const dims = open ? [] : dim(verb)
        const because = [...new Set(dims.flatMap(b => b.why.clauses))]
        return (
          <Piece
            key={verb}
            state={instant === verb ? 'picked' : open ? 'alone' : 'dim'}
            because={open ? [] : because.length > 0 ? because : clauses[verb]}
            why={dims.map(b => b.why)}
            onPick={() => reach(instant === verb ? null : verb)}
            name={say(verb === 'burn' ? 'board-burn-long' : 'board-soul-long')}
            className="sk-act"
          >
            <Icon name={verb === 'burn' ? 'i-fire' : 'i-life'} />
            <span className="t">{say(verb === 'burn' ? 'board-burn' : 'board-soul')}</span>
          </Piece>
        )
      })}
    </div>
  )
}

function Hand() {
  const context = useBoardContext()
  const { view, me, say, props } = context
  const p = playerOf(view, me)
  const making = makingOf(view)
  const inMaking = cardInMaking(view)
  const spent = making?.kind === 'pickSpend' ? making.cards : []
  if (props.seat < 0)
    return (
      <div className="hand sk-hand watch" data-anchor={`hand:${me}`}>
        <Backs counts={p.backs} />
      </div>
    )
  return (
    <section
      className="hand sk-hand"
      aria-label={say('board-my-hand')}
      data-group=""
      data-anchor={`hand:${me}`}
      style={{ '--n': view.own.hand.length } as CSSProperties}
    >
      {view.own.hand.map(n => {
        const own = inMaking === n
        const piece = context.spot(`card:${n}`)
        return (
          <Piece
            key={n}
            {...piece}
            state={own || spent.includes(n) ? 'picked' : piece.state}
            because={piece.because}
            name={cardText(context, n)}
            className="card sk-card"
            anchor={`card:${n}`}
            flip
          >
            <CardFace n={n} use={own && making !== null ? usedAs(making) : undefined} />
            <Stamp />
          </Piece>
        )
      })}
      {view.own.hand.length === 0 && <p className="none">{say('board-empty-hand')}</p>}
    </section>
  )
}

/** What the card in the making is used for, once that is picked. */
function usedAs(f: Making): string | undefined {
  switch (f.kind) {
    case 'pickStep':
      return f.iaido ? 'iaido' : 'move'
    case 'pickTarget':
      return f.aim
    case 'pickWeapon':
      return 'attack'
    case 'pickPay':
    case 'pickUse':
      return undefined
    default:
      return 'text'
  }
}

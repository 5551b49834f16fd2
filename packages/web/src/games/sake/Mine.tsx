import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Mon, seatColour } from '../../table/Mon.tsx'
import { Piece } from '../../table/Piece.tsx'
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
} from './pack.ts'
import type { Making } from './pack.ts'
import { Back, Backs, CardFace, cardText, nameOfPlace, placeText, Sip, Thing } from './Parts.tsx'
import { nameAt, personAt, useSight } from './sight.ts'
import { abilityText, samuraiName, shortName } from './texts.ts'

/** My samurai sheet, or my spirit's, and my hand. */
export function Mine() {
  const sight = useSight()
  const { view, me } = sight
  const p = playerOf(view, me)
  return (
    <div className="sk-dk" data-spirit={p.status === SPIRIT}>
      {p.status === ALIVE ? <Sheet /> : <SpiritSheet />}
      <Hand />
    </div>
  )
}

function Head() {
  const sight = useSight()
  const { view, me, say, lang } = sight
  const player = personAt(sight, me)
  const p = playerOf(view, me)
  const id = SAMURAI[p.board]
  return (
    <h3>
      {player !== undefined && <Mon player={player} />}
      <span className="nm" data-short={id === undefined ? nameAt(sight, me) : shortName(lang, id)}>
        <span>{id === undefined ? nameAt(sight, me) : samuraiName(lang, id)}</span>
      </span>
      <span className="tot" title={say('sipsHeld', { n: p.total })}>
        <Sip />
        {p.total}
      </span>
      {p.status === ALIVE && id !== undefined && (
        <span className="pos" data-seated={p.seated}>
          <Icon name={p.seated ? 'i-seat' : 'i-user'} />
          {say(p.seated ? 'seated' : 'standing')}
        </span>
      )}
    </h3>
  )
}

function Sheet() {
  const sight = useSight()
  const { view, me, say, lang, spot, moments } = sight
  const p = playerOf(view, me)
  const id = SAMURAI[p.board]
  const gear = p.gear.map(c => placeOfCard(view, c))
  return (
    <section
      className="seat sk-sheet paper"
      style={{ '--c': seatColour(me) } as CSSProperties}
      aria-label={say('mySheet')}
      data-group=""
      data-anchor={`seat:${me}`}
      data-active={view.open.turn === me}
      data-hit={moments.wounded.has(me) || undefined}
    >
      <div className="lf">
        <Thing hold={spot(`mine:${BOARD}`)} player={p} seat={me} place={BOARD} className="port">
          <Icon name={faceOf(p.board)} />
        </Thing>
        <Instants />
      </div>
      <div className="rt">
        <Head />
        <p className="ab" data-off={wet(p, BOARD)}>
          {id === undefined ? '' : abilityText(lang, id)}
        </p>
        <div className="zones">
          <span className="zn">
            <Thing hold={spot(`mine:${LIFE}`)} player={p} seat={me} place={LIFE} className="pile">
              {p.life > 1 && <i className="back under" />}
              {p.life > 0 ? <Back back={p.lifeBack} /> : <i className="sk-empty" />}
              <span className="cnt">{p.life}</span>
            </Thing>
            <span className="lbl">{say('life')}</span>
          </span>
          <span
            className="zn wounds"
            data-anchor={`wounds:${me}`}
            title={say('woundsTaken', { n: p.wounds.length })}
          >
            <span className="turned">
              {p.wounds.length > 0 ? <Back back={p.wounds.at(-1) ?? 0} /> : <i className="sk-empty" />}
              <span className="cnt">{p.wounds.length}</span>
            </span>
            <span className="lbl">{say('wounds')}</span>
          </span>
          {gear.map(place => (
            <span className="zn" key={place}>
              <Thing hold={spot(`mine:${place}`)} player={p} seat={me} place={place} />
              <span className="lbl" title={placeText(sight, p, place)}>
                {p.wield === place ? say('inHandShort') : nameOfPlace(sight, place)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

function SpiritSheet() {
  const sight = useSight()
  const { view, me, say } = sight
  const p = playerOf(view, me)
  return (
    <section
      className="seat sk-sheet enma"
      style={{ '--c': seatColour(me) } as CSSProperties}
      aria-label={say('mySheet')}
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
        <p className="ab">{say(p.status === SPIRIT ? 'spiritHelp' : 'outHelp')}</p>
        <p className="haul">
          {Array.from({ length: Math.min(12, p.total) }, (_, i) => (
            <Sip key={i} />
          ))}
          {p.total === 0 && <small>{say('noSips')}</small>}
        </p>
        <p className="team">
          {say('team', {
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
  const sight = useSight()
  const { props, say, instant, reach } = sight
  const can = (verb: string): boolean => props.choices.some(c => c.words[0] === verb)
  const barred = (verb: string) => props.barred.filter(b => b.words[0] === verb)
  const clauses = { burn: ['SK-BURN-2', 'SK-BURN-6'], soul: ['SK-SOUL-1', 'SK-SOUL-4', 'SK-SOUL-2'] } as const
  return (
    <div className="act">
      {(['burn', 'soul'] as const).map(verb => {
        const open = props.seat >= 0 && can(verb)
        const dims = open ? [] : barred(verb)
        const because = [...new Set(dims.flatMap(b => [...b.because]))]
        return (
          <Piece
            key={verb}
            state={instant === verb ? 'picked' : open ? 'alone' : 'dim'}
            because={open ? [] : because.length > 0 ? because : clauses[verb]}
            why={dims.flatMap(b => b.why ?? [])}
            onPick={() => reach(instant === verb ? null : verb)}
            name={say(verb === 'burn' ? 'burnLong' : 'soulLong')}
            className="sk-act"
          >
            <Icon name={verb === 'burn' ? 'i-fire' : 'i-life'} />
            <span className="t">{say(verb === 'burn' ? 'burn' : 'soul')}</span>
          </Piece>
        )
      })}
    </div>
  )
}

function Hand() {
  const sight = useSight()
  const { view, me, say, props } = sight
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
      aria-label={say('myHand')}
      data-group=""
      data-anchor={`hand:${me}`}
      style={{ '--n': view.own.hand.length } as CSSProperties}
    >
      {view.own.hand.map(n => {
        const own = inMaking === n
        const piece = sight.spot(`card:${n}`)
        return (
          <Piece
            key={n}
            {...piece}
            state={own || spent.includes(n) ? 'picked' : piece.state}
            because={piece.because}
            name={cardText(sight, n)}
            className="card sk-card"
            anchor={`card:${n}`}
            flip
          >
            <CardFace n={n} use={own && making !== null ? usedAs(making) : undefined} />
            <span className="seal">
              <Icon name="i-check" />
            </span>
          </Piece>
        )
      })}
      {view.own.hand.length === 0 && <p className="none">{say('emptyHand')}</p>}
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

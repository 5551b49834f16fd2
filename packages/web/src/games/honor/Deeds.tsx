import { PRICES } from '@noren/honor/words'
import { Icon } from '../../art/Icon.tsx'
import { Mon } from '../../table/Mon.tsx'
import { Dice } from './Dice.tsx'
import type { Moment } from './moments.ts'
import { artOf, cardOf } from './model.ts'
import { housesOf, playerOf, useBoardContext } from './board-context.ts'
import { num } from './texts.ts'

type Stab = Extract<Moment, { kind: 'stab' }>
type Shame = Extract<Moment, { kind: 'shame' }>

interface StabProps {
  readonly moment: Stab
  readonly fall: boolean
  /** The part of its moment that is on; null once it was shown. */
  readonly stage: string | null
}

/** An assassin: one die against the number it needs. */
export function StabPanel({ moment, fall, stage }: StabProps) {
  const s = useBoardContext()
  const { say, view } = s
  const { stab } = moment
  const victim =
    stab.row === 'samurai' ? -1 : moment.gone >= 0 ? moment.gone : housesOf(view, stab.target).daimyo
  return (
    <section className="hs-war hs-deed lacq" data-fall={fall} key={moment.seq}>
      <span className="port">
        <Icon name="hs-assassin" />
      </span>
      <div className="who">
        <h3>
          <Mon player={playerOf(s, stab.seat)} />
          {say('board-stab', { who: { seat: stab.seat } })}
        </h3>
        <p>{say('board-stab-at', { row: stab.row, target: { seat: stab.target }, need: stab.need })}</p>
      </div>
      <div className="mid">
        <Dice dice={[stab.die]} fall={fall || stage !== null} wait={0} />
        {stage !== 'stab' && (
          <strong className="verdict" data-good={stab.success}>
            {say(stab.success ? 'board-killed' : 'board-missed')}
          </strong>
        )}
      </div>
      <span className="port">
        <Icon name={victim < 0 ? 'k-samurai' : artOf(cardOf(view, victim))} />
      </span>
    </section>
  )
}

/** A Dishonor on the table, with everybody who is asked about it. */
export function ShamePanel({ moment }: { readonly moment: Shame }) {
  const s = useBoardContext()
  const { say, view } = s
  const { by, target, end } = moment
  const q = view.own.question
  const lord = housesOf(view, target).daimyo
  return (
    <section className="hs-war hs-deed lacq" key={moment.seq}>
      <span className="port">
        <Icon name="a-dishonor" />
      </span>
      <div className="who">
        <h3>
          <Mon player={playerOf(s, by)} />
          {say('board-shame', { who: { seat: by } })}
        </h3>
        <p className="hs-full">
          {say('board-shame-more', { price: PRICES.dishonored, saved: PRICES.saved })}
        </p>
      </div>
      <div className="mid">
        {q?.kind === 'window' && q.about === 'dishonor' && <AskedList />}
        {end !== null && (
          <strong className="verdict">
            {end.type === 'honourChanged'
              ? say('board-less-honour', { n: end.amount })
              : say('board-suicide-end')}
          </strong>
        )}
      </div>
      <div className="who to">
        <h3>
          <Mon player={playerOf(s, target)} />
          {say('board-shame-on', { target: { seat: target } })}
        </h3>
        <p>
          <Icon name="i-honor" /> {num(housesOf(view, target).honour)}
        </p>
      </div>
      <span className="port">
        <Icon name={lord < 0 ? 'k-samurai' : artOf(cardOf(view, lord))} />
      </span>
    </section>
  )
}

/** Who is asked in a sealed window and whose answer lies there; never what it says. */
export function AskedList() {
  const s = useBoardContext()
  const { say, view } = s
  const q = view.own.question
  if (q?.kind !== 'window') return null
  return (
    <div className="hs-asked" title={say('board-asking')}>
      {q.asked.map(seat => (
        <span key={seat} data-open={q.open.includes(seat)}>
          <Mon player={playerOf(s, seat)} />
          <small>{say(q.open.includes(seat) ? 'board-asked' : 'board-answered')}</small>
        </span>
      ))}
    </div>
  )
}

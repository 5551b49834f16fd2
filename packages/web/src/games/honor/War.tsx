import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Mon } from '../../table/Mon.tsx'
import { Dice, Waiting } from './Dice.tsx'
import type { Moment } from './moments.ts'
import { artOf, cardOf } from './model.ts'
import { housesOf, playerOf, shortLord, useBoardContext } from './board-context.ts'

type Battle = Extract<Moment, { kind: 'battle' }>

interface SideProps {
  readonly seat: number
  readonly attacks: boolean
  readonly daimyo: number
  readonly strength: number
  readonly count: number
  readonly mood: 'win' | 'lose' | 'even'
  readonly total: number | null
  readonly children: ReactNode
}

/** One side of a battle: who, with what force, and the dice. */
function Side({ seat, attacks, daimyo, strength, count, mood, total, children }: SideProps) {
  const s = useBoardContext()
  const { say, view } = s
  const castle = !attacks && housesOf(view, seat).court.some(n => cardOf(view, n).type === 'castle')
  const name = daimyo < 0 ? null : shortLord(s, daimyo)
  const side = say('board-side', { name, n: strength, castle, mine: count })
  return (
    <div className="sd" data-mood={mood} data-side={attacks ? 'left' : 'right'}>
      <span className="port">
        <Icon name={daimyo < 0 ? 'k-samurai' : artOf(cardOf(view, daimyo))} />
      </span>
      <div className="who">
        <h3>
          <Mon player={playerOf(s, seat)} />
          {say(attacks ? 'board-attacks' : 'board-defends', { who: { seat } })}
        </h3>
        <p className="hs-full">{side}</p>
        <p className="hs-brief">{`${say('board-force')} ${strength}`}</p>
        {children}
      </div>
      <span className="sum">{total ?? ''}</span>
    </div>
  )
}

interface WarProps {
  readonly battle: Battle
  readonly fall: boolean
  /** The part of its moment that is on; null once it was shown. */
  readonly stage: string | null
}

/** The battle: both forces before the seal, then dice for the attacker, then for the defender. */
export function War({ battle, fall, stage }: WarProps) {
  const s = useBoardContext()
  const { say, props, view } = s
  const { attacked: a, rolls } = battle
  const last = rolls.at(-1)
  if (last === undefined) return null
  const [mine, theirs] = last.totals
  const by = Math.abs(mine - theirs)
  const winner = battle.loser === a.seat ? a.target : a.seat
  const verdict =
    battle.loser === props.seat
      ? say('board-you-lose', { n: by })
      : say('board-wins', { who: { seat: winner }, n: by })
  const ties = rolls.slice(0, -1)
  const told = stage === null || stage === 'verdict'
  const first = stage === 'attacker'
  const lordOf = (seat: number): number =>
    battle.gone >= 0 && seat === battle.loser ? battle.gone : housesOf(view, seat).daimyo
  return (
    <section
      className="hs-war lacq"
      data-fall={fall}
      key={battle.seq}
      aria-label={told ? verdict : say('board-before')}
    >
      <Side
        seat={a.seat}
        attacks
        daimyo={lordOf(a.seat)}
        strength={a.strength[0]}
        count={a.dice[0]}
        mood={!told ? 'even' : winner === a.seat ? 'win' : 'lose'}
        total={first ? null : mine}
      >
        <Dice dice={last.dice[0]} fall={fall || stage !== null} wait={0} />
      </Side>
      <div className="vs">
        <Icon name="hs-battle" className="battle-kanji" />
        {told && <small data-lost={battle.loser === props.seat}>{verdict}</small>}
        {told && ties.length > 0 && (
          <small>{ties.map(r => say('board-tied', { n: r.totals[0] })).join(' · ')}</small>
        )}
        {battle.saved !== null && (
          <small className="end">{say(battle.saved ? 'board-saved' : 'board-not-saved')}</small>
        )}
      </div>
      <Side
        seat={a.target}
        attacks={false}
        daimyo={lordOf(a.target)}
        strength={a.strength[1]}
        count={a.dice[1]}
        mood={!told ? 'even' : winner === a.target ? 'win' : 'lose'}
        total={told ? theirs : null}
      >
        {first ? (
          <Waiting count={last.dice[1].length} />
        ) : (
          <Dice dice={last.dice[1]} fall={fall || stage !== null} wait={fall ? 320 : 0} />
        )}
      </Side>
    </section>
  )
}

/** Both forces and their dice, while an attack is only picked. */
export function WarPreview({ by, on }: { readonly by: number; readonly on: number }) {
  const { say, view } = useBoardContext()
  const a = housesOf(view, by)
  const d = housesOf(view, on)
  return (
    <section className="hs-war lacq" aria-label={say('board-before')}>
      <Side
        seat={by}
        attacks
        daimyo={a.daimyo}
        strength={a.attack.strength}
        count={a.attack.dice}
        mood="even"
        total={null}
      >
        <Waiting count={a.attack.dice} />
      </Side>
      <div className="vs">
        <Icon name="hs-battle" className="battle-kanji" />
        <small>{say('board-before')}</small>
      </div>
      <Side
        seat={on}
        attacks={false}
        daimyo={d.daimyo}
        strength={d.defence.strength}
        count={d.defence.dice}
        mood="even"
        total={null}
      >
        <Waiting count={d.defence.dice} />
      </Side>
    </section>
  )
}

import { person } from '@noren/sake/words'
import { Mon } from '../../table/Mon.tsx'
import { ALIVE, SPIRIT } from './model.ts'
import type { BoardContext } from './board-context.ts'
import { personAt, useBoardContext } from './board-context.ts'

/** Whether the living or the dead won, and whether I am among them. */
export function titleOf(s: BoardContext): { readonly title: string; readonly won: boolean } {
  const { view, say, props } = s
  const ranks = view.open.outcome?.ranks ?? []
  const winners = ranks.flatMap((r, seat) => (r === 1 ? [seat] : []))
  const won = props.seat >= 0 && winners.includes(props.seat)
  const spirits = winners.some(w => view.open.players[w]?.status === SPIRIT)
  if (winners.length === 0) return { title: say('board-nobody-wins'), won: false }
  if (spirits) return { title: say(won ? 'board-spirits-win-you' : 'board-spirits-win'), won }
  return {
    title: won
      ? say('board-you-win')
      : say('board-samurai-wins', { winners: winners.map(person), n: winners.length }),
    won,
  }
}

/** Both sides of the scale: the best of the living against all spirits together. */
export function EndingPart() {
  const s = useBoardContext()
  const { view, say } = s
  const living = view.open.players.map((p, seat) => ({ p, seat })).filter(x => x.p.status === ALIVE)
  const best = living.reduce((n, x) => Math.max(n, x.p.total), 0)
  const spirits = view.open.players.reduce((n, p) => n + (p.status === SPIRIT ? p.total : 0), 0)
  return (
    <div className="sk-ending">
      <p>
        {living
          .filter(x => x.p.total === best)
          .map(x => {
            const player = personAt(s, x.seat)
            return player === undefined ? null : <Mon key={x.seat} player={player} />
          })}
        <b>{best}</b>
        <small>{say('board-best-living')}</small>
      </p>
      <i>:</i>
      <p data-spirit="">
        <b>{spirits}</b>
        <small>{say('board-all-spirits')}</small>
      </p>
    </div>
  )
}

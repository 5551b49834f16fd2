import { Mon } from '../../table/Mon.tsx'
import { ALIVE, SPIRIT } from './pack.ts'
import type { Sight } from './sight.ts'
import { nameAt, personAt, useSight } from './sight.ts'

/** Whether the living or the dead won, and whether I am among them. */
export function titleOf(s: Sight): { readonly title: string; readonly won: boolean } {
  const { view, say, props } = s
  const ranks = view.open.outcome?.ranks ?? []
  const winners = ranks.flatMap((r, seat) => (r === 1 ? [seat] : []))
  const won = props.seat >= 0 && winners.includes(props.seat)
  const spirits = winners.some(w => view.open.players[w]?.status === SPIRIT)
  if (winners.length === 0) return { title: say('nobodyWins'), won: false }
  if (spirits) return { title: say(won ? 'spiritsWinYou' : 'spiritsWin'), won }
  const names = winners.map(w => nameAt(s, w)).join(', ')
  return { title: won ? say('youWin') : say('samuraiWins', { names, n: winners.length }), won }
}

/** Both sides of the scale: the best of the living against all spirits together. */
export function EndingPart() {
  const s = useSight()
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
        <small>{say('bestLiving')}</small>
      </p>
      <i>:</i>
      <p data-spirit="">
        <b>{spirits}</b>
        <small>{say('allSpirits')}</small>
      </p>
    </div>
  )
}

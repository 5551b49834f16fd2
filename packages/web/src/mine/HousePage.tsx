import type { HouseFigures } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { gameOf } from '../games/index.ts'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import './mine.css'

type Game = HouseFigures['games'][number]

const LEVELS = ['wanderer', 'ashigaru', 'bushi', 'samurai', 'daimyo'] as const

/** One game of the house: how often, how long, and who wins. */
function Figures({ of: game }: { readonly of: Game }) {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const share = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 })
  const entry = gameOf(game.game)
  const whole = (n: number): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(n)
  const levels = LEVELS.flatMap(level => {
    const tally = game.players[level]
    return tally === undefined ? [] : [[say(`page-bots-${level}`), tally] as const]
  })
  const people = game.players['people']
  const rows = [
    ...game.seats.map((tally, seat) => [say('page-mine-house-seat', { n: seat + 1 }), tally] as const),
    ...(people === undefined ? [] : [[say('page-mine-house-people'), people] as const]),
    ...levels,
  ]
  return (
    <section className="pap">
      <h2>
        {entry === undefined ? game.game : gameText(say, entry.id, 'name')}
        <small>
          {say('page-mine-games', { n: game.played })}
          {game.minutes !== undefined &&
            `, ${say('page-mine-minutes', { n: Math.round(game.minutes) })}`},{' '}
          {say('page-mine-house-entries', { n: whole(game.entries) })}
        </small>
      </h2>
      <table className="house">
        <tbody>
          {rows.map(([name, tally]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share.format(tally.games === 0 ? 0 : tally.won / tally.games)}</td>
              <td>{say('page-mine-house-of', { won: tally.won, games: tally.games })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The figures of this server: for its host, and for everybody if the host wishes. */
export default function HousePage() {
  const say = useRoom('mine')
  const [figures, setFigures] = useState<HouseFigures | null>(null)
  const [shut, setShut] = useState(false)
  useEffect(() => {
    document.title = say('page-mine-house-title')
  }, [say])
  useEffect(() => {
    let gone = false
    api.house().then(
      found => gone || setFigures(found),
      () => gone || setShut(true),
    )
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className="mine">
      <div className="barbox">
        <Bar here={null} />
      </div>
      <main className="mypg one">
        <h1>{say('page-mine-house')}</h1>
        {shut && <p role="status">{say('page-mine-house-shut')}</p>}
        {figures !== null && (
          <p>
            {say(figures.public ? 'page-mine-house-public' : 'page-mine-house-host')}{' '}
            {say('page-mine-house-open', { n: figures.open })}
          </p>
        )}
        {figures?.games.length === 0 && <p className="none">{say('page-mine-none')}</p>}
        {figures?.games.map(game => (
          <Figures key={game.game} of={game} />
        ))}
      </main>
    </div>
  )
}

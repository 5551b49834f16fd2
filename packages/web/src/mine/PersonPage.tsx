import type { PersonPage as Page, ShownGame } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { Bar } from '../home/Bar.tsx'
import { refusalText } from '../i18n/refusal.ts'
import type { RoomSay } from '../i18n/room.ts'
import { useRoom } from '../i18n/room.ts'
import { reviewPath } from '../review/link.ts'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import { ByGame, Who } from './Figures.tsx'
import { GameEnd } from './GameEnd.tsx'
import './me.css'
import './mine.css'

/** How a game ended for whoever shows it. */
function fateText(say: RoomSay<'mine'>, { fate, place, players }: ShownGame): string {
  if (fate === 'ended') return say('page-mine-ended')
  if (place === undefined) return say(fate === 'won' ? 'page-mine-shown-held' : 'page-mine-fell')
  if (fate === 'won') return say('page-mine-shown-won')
  return fate === 'shared' ? say('page-mine-shown-shared') : say('page-mine-shown-place', { place, players })
}

function Shown({ game, now }: { readonly game: ShownGame; readonly now: number }) {
  const say = useRoom('mine')
  return (
    <li className="fin shown">
      <GameEnd
        game={game.game}
        fate={game.fate}
        headline={fateText(say, game)}
        ended={game.ended}
        now={now}
        facts={[say('page-mine-players', { n: game.players })]}
      />
      <span className="sc">{game.score ?? ''}</span>
      <div className="dd">
        <Link href={reviewPath(game.table)} className="btn ghost">
          <Icon name="i-eye" />
          {say('page-mine-review')}
        </Link>
      </div>
    </li>
  )
}

/** The page of somebody who lets me see it: their figures, and their finished games where they show those. Nobody else is on it. */
export default function PersonPage({ address }: { readonly address: string }) {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const [page, setPage] = useState<Page | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const [now] = useState(() => Date.now())
  useEffect(() => {
    let gone = false
    api.person(address).then(
      found => gone || setPage(found),
      (e: unknown) => gone || setFault(e),
    )
    return () => {
      gone = true
    }
  }, [address])
  const name = page?.name ?? ''
  useEffect(() => {
    document.title = name === '' ? 'Noren' : say('page-mine-person-title', { name })
  }, [say, name])
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' })
  return (
    <div className="mine">
      <div className="barbox">
        <Bar here={null} />
      </div>
      <main className="mypg one">
        {fault !== null && <h1 role="status">{refusalText(say, fault)}</h1>}
        {page !== null && (
          <>
            <Who
              name={name}
              crest={page.crest}
              text={
                page.since === undefined ? '' : say('page-mine-since', { month: month.format(page.since) })
              }
              stats={page}
            />
            <ByGame of={page.byGame} />
            {page.finished !== undefined && page.finished.length > 0 && (
              <section className="finished">
                <h2>{say('page-mine-finished')}</h2>
                <ul>
                  {page.finished.map(game => (
                    <Shown key={game.table} game={game} now={now} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </main>
    </div>
  )
}

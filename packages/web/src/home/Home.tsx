import { usePage } from '../i18n/page.ts'
import { lazyPage } from '../i18n/room.ts'
import type { GameInfo, Lobby, TableInfo } from '@noren/protocol'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import type { GameId } from '../games/index.ts'
import { GAMES, gameOf } from '../games/index.ts'
import { gamesHere } from '../games/outside.ts'
import { gameText } from '../i18n/index.ts'
import { useSofaGames } from '../sofa/useSofaGames.ts'
import type { Where } from '../sofa/WhereSwitch.tsx'
import { WhereSwitch } from '../sofa/WhereSwitch.tsx'
import { api } from '../state/api.ts'
import { pageWork } from '../state/background.ts'
import { Curtain } from './Curtain.tsx'
import './sheets.css'
import { Bar } from './Bar.tsx'
import { PlayPanel } from './PlayPanel.tsx'
import { Continue, OpenTables } from './Tables.tsx'
import { useCalls } from './useCalls.ts'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`
const LOOK_MS = 8000
/** Somebody who looks elsewhere is called too, a little later. */
const HIDDEN_LOOKS = 4
/** Once the page has nothing else to do it fetches the key of the day: with it the daily deal is played offline. */
const HOLD_MS = 5000
const NONE: readonly TableInfo[] = []
const SofaPanel = lazyPage(() => import('../sofa/SofaPanel.tsx'))

export function Home() {
  const say = usePage()
  const [games, setGames] = useState<readonly GameInfo[] | null>(null)
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const [silent, setSilent] = useState(false)
  const [chosen, setChosen] = useState<GameId>('sakura')
  const [wanted, setWanted] = useState<Where | null>(null)
  // Without a server there is still this device.
  const where = wanted ?? (silent && games === null ? 'device' : 'online')
  const here = useSofaGames()

  useCalls(lobby?.mine ?? NONE)
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      try {
        const [list, tables] = await Promise.all([gamesHere(), api.lobby()])
        if (gone) return
        setGames(list)
        setLobby(tables)
        setSilent(false)
      } catch {
        if (!gone) setSilent(true)
      }
    }
    void look()
    let looks = 0
    const timer = setInterval(() => {
      if (!document.hidden || ++looks % HIDDEN_LOOKS === 0) void look()
    }, LOOK_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])

  const met = lobby !== null
  useEffect(() => {
    if (!met) return
    const timer = setTimeout(
      () => pageWork.start(async () => (await import('../daily/held.ts')).holdDay()),
      HOLD_MS,
    )
    return () => clearTimeout(timer)
  }, [met])

  // A game can be played online when the server has its rules.
  const ready = GAMES.filter(g => games?.some(i => i.id === g.id) === true).map(g => g.id)
  const info = games?.find(g => g.id === chosen)
  const built = GAMES.filter(g => g.outside !== true && (g.example !== true || ready.includes(g.id))).map(
    g => g.id,
  )
  const place = <WhereSwitch where={where} silent={silent} onChange={setWanted} />
  return (
    <div className="home">
      <main>
        <div className="hero">
          <Picture svg={SKY} className="sky" />
          <Bar here="play" />
          <div className="stage">
            <Curtain
              chosen={chosen}
              ready={where === 'device' ? built : games === null ? null : ready}
              onChoose={setChosen}
            />
            {where === 'device' && gameOf(chosen)?.outside === true ? (
              <section className="play paper" aria-label={gameText(say, chosen, 'name')}>
                <h2>
                  <Icon name={gameOf(chosen)?.crest ?? 'logo'} />
                  {gameText(say, chosen, 'name')}
                </h2>
                {place}
                <p className="soonmore">{say('page-home-outside-more')}</p>
              </section>
            ) : where === 'device' ? (
              <Suspense fallback={<section className="play paper">{place}</section>}>
                <SofaPanel key={chosen} id={chosen} where={place} />
              </Suspense>
            ) : (
              <PlayPanel
                key={chosen}
                id={chosen}
                info={ready.includes(chosen) ? (info ?? null) : null}
                silent={silent}
                known={games !== null}
                where={place}
              />
            )}
          </div>
        </div>
        <div className="lobby">
          <Continue tables={lobby?.mine ?? null} here={here} silent={silent} />
          <OpenTables tables={lobby?.open ?? null} silent={silent} />
          <section className="learn lacq">
            <Icon name={gameOf('spirit')?.crest ?? 'logo'} className="g" />
            <h2>{say('page-home-new-here')}</h2>
            <p>{say('page-home-new-more')}</p>
            <FirstLesson chosen={chosen} />
          </section>
        </div>
      </main>
      <footer className="foot">
        <p>
          <span>{say('page-home-checked')}</span>
          <span>{say('page-home-no-account')}</span>
        </p>
        <p>{say('page-home-credits')}</p>
      </footer>
    </div>
  )
}

/** The lesson of the chosen game: the table is one click away. */
function FirstLesson({ chosen }: { readonly chosen: GameId }) {
  const say = usePage()
  const id = gameOf(chosen)?.lesson === undefined ? 'sakura' : chosen
  return (
    <Link href={`/learn/${id}`} className="btn light" data-key="lesson">
      <Icon name="i-book" />
      {say('page-home-lesson', {
        game: gameText(say, id, 'name'),
        minutes: gameOf(id)?.lesson?.minutes ?? 0,
      })}
    </Link>
  )
}

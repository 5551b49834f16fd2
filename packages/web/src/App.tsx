import { usePage } from './i18n/page.ts'
import { lazyPage, lazyRoom } from './i18n/room.ts'
import { Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Home } from './home/Home.tsx'
import { NewVersion } from './home/NewVersion.tsx'
import { Gone } from './lobby/Gone.tsx'
import { Mishap } from './lobby/Mishap.tsx'
import { useMe } from './state/me.ts'
import { usePrefs } from './state/prefs.ts'
import { joinSettings } from './state/settings.ts'
import { Toasts } from './table/Toasts.tsx'
import './table/shell.css'

const LinkPage = lazyPage(() => import('./home/LinkPage.tsx'))
const TablePage = lazyPage(() => import('./lobby/TablePage.tsx'))
const MyGames = lazyRoom('mine', () => import('./mine/MyGames.tsx'))
const MyPage = lazyRoom('mine', () => import('./mine/MyPage.tsx'))
const DevPage = lazyRoom('mine', () => import('./mine/DevPage.tsx'))
const HousePage = lazyRoom('mine', () => import('./mine/HousePage.tsx'))
const PersonPage = lazyRoom('mine', () => import('./mine/PersonPage.tsx'))
const Next = lazyRoom('mine', () => import('./mine/Next.tsx'))
const Reviews = lazyRoom('mine', () => import('./mine/Reviews.tsx'))
const ReviewPage = lazyRoom('review', () => import('./review/ReviewPage.tsx'))
const BookPage = lazyRoom('book', () => import('./book/BookPage.tsx'))
const DailyPage = lazyRoom('daily', () => import('./daily/DailyPage.tsx'))
const DailyGame = lazyRoom('daily', () => import('./daily/DailyGame.tsx'))
const LearnPage = lazyRoom('learn', () => import('./learn/LearnPage.tsx'))
const LessonPage = lazyRoom('learn', () => import('./learn/LessonPage.tsx'))
const PuzzlesPage = lazyRoom('puzzles', () => import('./puzzles/PuzzlesPage.tsx'))
const PuzzlePage = lazyRoom('puzzles', () => import('./puzzles/PuzzlePage.tsx'))
const SofaPage = lazyPage(() => import('./sofa/SofaPage.tsx'))

export function App() {
  const say = usePage()
  const [at] = useLocation()
  const zoom = usePrefs(p => p.zoom)
  const contrast = usePrefs(p => p.contrast)
  const motion = usePrefs(p => p.motion)
  useEffect(() => {
    document.documentElement.dataset['zoom'] = String(zoom)
    document.documentElement.dataset['motion'] = motion
    document.documentElement.toggleAttribute('data-contrast', contrast)
    // Whatever measures itself does so anew.
    dispatchEvent(new Event('resize'))
  }, [zoom, contrast, motion])
  useEffect(() => {
    // The pages that need the server say themselves that it is silent.
    useMe
      .getState()
      .load()
      .then(joinSettings)
      .catch(() => undefined)
  }, [])
  return (
    <>
      <Mishap key={at}>
        <Suspense fallback={<p className="moment">{say('page-common-loading')}</p>}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/r/:id">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
            <Route path="/games">
              <MyGames />
            </Route>
            <Route path="/next">
              <Next />
            </Route>
            <Route path="/reviews">
              <Reviews />
            </Route>
            <Route path="/me">
              <MyPage />
            </Route>
            <Route path="/p/:id">{({ id }) => <PersonPage key={id} address={id} />}</Route>
            <Route path="/dev/:id">{({ id }) => <DevPage key={id} id={id} />}</Route>
            <Route path="/house">
              <HousePage />
            </Route>
            <Route path="/here/:id">{({ id }) => <SofaPage key={id} id={id} />}</Route>
            <Route path="/rules/:id">{({ id }) => <BookPage key={id} id={id} />}</Route>
            <Route path="/daily">
              <DailyPage />
            </Route>
            <Route path="/daily/play">
              <DailyGame />
            </Route>
            <Route path="/learn">
              <LearnPage />
            </Route>
            <Route path="/learn/puzzles/:game?">
              {({ game }) => <PuzzlesPage {...(game === undefined ? {} : { game })} />}
            </Route>
            <Route path="/learn/puzzles/:game/:id">
              {({ game, id }) => <PuzzlePage key={`${game} ${id}`} game={game} puzzle={id} />}
            </Route>
            <Route path="/learn/:id">{({ id }) => <LessonPage key={id} id={id} />}</Route>
            <Route path="/link/:code?">{({ code }) => <LinkPage code={code ?? ''} />}</Route>
            <Route>
              <Gone code="no-such-address" />
            </Route>
          </Switch>
        </Suspense>
      </Mishap>
      <NewVersion />
      <Toasts />
    </>
  )
}

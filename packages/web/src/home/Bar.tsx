import { useEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { api } from '../state/api.ts'
import { badge, useTurn } from '../state/notify.ts'
import './bar.css'
import { LangSwitch } from './LangSwitch.tsx'
import { MeButton } from './MeButton.tsx'

const PLACES = [
  { id: 'play', to: '/', icon: 'i-play' },
  { id: 'games', to: '/games', icon: 'i-hand' },
  { id: 'reviews', to: '/reviews', icon: 'i-eye' },
  { id: 'learn', to: '/learn', icon: 'i-book' },
] as const
export type Place = (typeof PLACES)[number]['id']

/** The bar of every page that is no table: where one can go, how many tables wait, and who one is. On phones its places stand at the foot. */
export function Bar({ here }: { readonly here: Place | null }) {
  const say = usePage()
  const tables = useTurn(t => t.tables)
  useEffect(() => {
    // The home page and the list of games know it themselves.
    if (here === 'play' || here === 'games') return
    api.next().then(
      next => badge(next.waiting),
      // Without a server no table waits.
      () => undefined,
    )
  }, [here])
  const brand = (
    <>
      <Icon name="logo" />
      Noren
    </>
  )
  return (
    <div className="hbar" data-here={here}>
      {here === 'play' ? (
        <h1 className="brand">{brand}</h1>
      ) : (
        <Link href="/" className="brand">
          {brand}
        </Link>
      )}
      <nav className="places" aria-label={say('page-bar-places')}>
        {PLACES.map(({ id, to, icon }) => (
          <Link key={id} href={to} aria-current={id === here ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{say(`page-bar-${id}`)}</span>
            {id === 'games' && tables > 0 && (
              <b className="bdg" aria-label={say('page-bar-waiting', { tables })}>
                {tables}
              </b>
            )}
          </Link>
        ))}
      </nav>
      <span className="grow" />
      <LangSwitch />
      <Link
        href="/me#notices"
        className="ibtn bell"
        aria-label={say('page-bar-notices')}
        title={say('page-bar-notices')}
      >
        <Icon name="i-bell" />
      </Link>
      <MeButton />
    </div>
  )
}

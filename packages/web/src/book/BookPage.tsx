import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import type { GameEntry } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import '../home/sheets.css'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { Gone } from '../lobby/Gone.tsx'
import { Book, useBookTexts, usePartsOf } from './Book.tsx'
import { EDITIONS, otherThan } from './editions.ts'
import { hasBook } from './load.ts'
import { minutesFor } from './search.ts'
import { useExact } from './useExact.ts'
import type { Goal } from './words.ts'
import { useBookSay } from './words.ts'
import './page.css'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`
const HASH = '#book-'

/** The rules of one game on one page, that can be linked and printed. */
export default function BookPage({ id }: { readonly id: string }) {
  const game = gameOf(id)
  if (game === undefined || !hasBook(game.id)) return <Gone code="no-such-game" />
  return <Opened game={game} />
}

function Opened({ game }: { readonly game: GameEntry }) {
  const say = useRoom('book')
  const page = usePage()
  const editions = EDITIONS[game.id]
  const [edition, setEdition] = useState(editions?.[0] ?? '')
  const [whole, setWhole] = useState(false)
  const other = otherThan(game.id, edition)
  const exact = useExact(game.id, edition, other)
  const bookSay = useBookSay(game.id, edition)
  const parts = usePartsOf(game.id, edition)
  const minutes = minutesFor(useBookTexts(game.id, edition))
  const name = gameText(page, game.id, 'name')
  const [at] = useState(() => (location.hash.startsWith(HASH) ? location.hash.slice(HASH.length) : undefined))
  useEffect(() => {
    document.title = `${say('page-book-title', { game: name })} · Noren`
  }, [say, name])
  return (
    <div
      className="home bookpage"
      data-print={whole ? 'all' : 'sheet'}
      style={{ '--d': game.dye } as CSSProperties}
    >
      <header className="hero bookhero">
        <Picture svg={SKY} className="sky" />
        <Bar here="learn" />
      </header>
      <div className="bookwrap">
        <nav className="booktoc" aria-label={say('page-book-contents')}>
          <b>{say('page-book-contents')}</b>
          {parts.map(([part, title]) => (
            <a key={part} href={`#book-${part}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className="booksheet paper">
          <div className="booktitle">
            <Icon name={game.crest} className="c" />
            <div>
              <h1>
                {name} <span lang="ja">{game.kanji}</span>
              </h1>
              <p>{say(`page-book-goal-${game.id as Goal}`)}</p>
              <ul>
                {gameText(page, game.id, 'size')
                  .split(' · ')
                  .map((fact, i) => (
                    <li key={fact}>
                      <Icon name={i === 0 ? 'i-user' : 'i-clock'} />
                      {fact}
                    </li>
                  ))}
                <li>
                  <Icon name="i-deck" />
                  {bookSay('length')}
                </li>
                <li>
                  <Icon name="i-book" />
                  {say('page-book-read', { minutes })}
                </li>
              </ul>
            </div>
          </div>
          {editions !== undefined && (
            <fieldset className="bookeditions">
              <legend>{say('page-book-edition')}</legend>
              {editions.map(e => (
                <label key={e}>
                  <input type="radio" name="edition" checked={e === edition} onChange={() => setEdition(e)} />
                  {say(`page-book-edition-${e}`)}
                </label>
              ))}
            </fieldset>
          )}
          <Book game={game.id} edition={edition} other={other} exact={exact} at={at} pills />
        </main>
        <aside className="bookside">
          {game.lesson !== undefined && (
            <section className="lacq">
              <h2>{say('page-book-play-title')}</h2>
              <p>{say('page-book-play-text')}</p>
              <Link href={`/learn/${game.id}`} className="btn light">
                <Icon name="i-play" />
                {say('page-book-play')}
              </Link>
            </section>
          )}
          <section className="slip">
            <button type="button" className="btn ghost" onClick={() => print()}>
              <Icon name="i-book" />
              {say('page-book-print')}
            </button>
            <label>
              <input type="checkbox" checked={whole} onChange={e => setWhole(e.target.checked)} />
              {say('page-book-print-all')}
            </label>
          </section>
        </aside>
      </div>
    </div>
  )
}

import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { GAMES } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { hasBook } from './load.ts'
import './list.css'

/** The rulebooks of all games, on the page of lessons. */
export default function BookList() {
  const say = useRoom('book')
  const page = usePage()
  return (
    <section className="booklist" aria-labelledby="booklist">
      <h2 id="booklist">{say('page-book-books')}</h2>
      <ul>
        {GAMES.filter(g => hasBook(g.id)).map(g => (
          <li key={g.id}>
            <Link href={`/rules/${g.id}`} style={{ '--d': g.dye } as CSSProperties}>
              <Icon name={g.crest} />
              <span>
                <b>{gameText(page, g.id, 'name')}</b>
                {gameText(page, g.id, 'size')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

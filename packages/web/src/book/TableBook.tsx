import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { useTable } from '../table/context.ts'
import { rich } from '../table/rich.tsx'
import { editionIn } from '../table/rulebook.ts'
import { use, useState } from 'react'
import { Book } from './Book.tsx'
import { otherThan } from './editions.ts'
import { loadBook } from './load.ts'
import { useExact } from './useExact.ts'

/** What is asked at this table, by its kind; a watcher is asked nothing. */
function questionIn(view: unknown): string | null {
  const { own } = (view ?? {}) as {
    readonly own?: { readonly question?: { readonly kind?: unknown } | null }
  }
  const kind = own?.question?.kind
  return typeof kind === 'string' ? kind : null
}

/** The book beside a table: it opens at the chapter of what is asked there. */
export default function TableBook({ game, at }: { readonly game: string; readonly at?: string | undefined }) {
  const say = useRoom('book')
  const { props, info } = useTable()
  const { outline } = use(loadBook(game))
  const edition = editionIn(info.options)
  const exact = useExact(game, edition, otherThan(game, edition))
  const kind = questionIn(props.view)
  // It stays where its reader is: the table goes on asking while somebody reads.
  const [opened] = useState(() => at ?? (kind === null ? undefined : outline.chapterOf(kind)))
  return (
    <Book game={game} edition={edition} exact={exact} at={at ?? opened}>
      <aside className="booknow">
        <h3>{say('page-book-now')}</h3>
        <p>{rich(props.gameWords.question())}</p>
        <Link href={`/rules/${game}`} target="_blank">
          <Icon name="i-book" />
          {say('page-book-open')}
        </Link>
      </aside>
    </Book>
  )
}

import type { ClauseTexts } from '@noren/engine'
import type { ReactNode } from 'react'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { BookParts } from './load.ts'
import { loadBook } from './load.ts'
import type { Chapter } from './outline.ts'
import { END, RARE } from './outline.ts'
import { fold, paragraphs } from './search.ts'
import type { BookSay } from './words.ts'
import { useBookSay } from './words.ts'
import './book.css'

/** The clauses of the edition that is read, and which of them another edition says otherwise. */
export interface Exact {
  readonly texts: ClauseTexts
  readonly differs: ReadonlySet<string>
  /** Fetches them; most readers never open a fold. */
  readonly open: () => void
}

interface Props {
  readonly game: string
  readonly edition: string
  /** The other one, where the game has two. */
  readonly other?: string
  readonly exact: Exact
  /** The chapter it opens at. */
  readonly at?: string | undefined
  /** Its fold is open, and it is marked there. */
  readonly clause?: string | undefined
  /** Stands on top: what holds at this table now. */
  readonly children?: ReactNode
  /** A row of pills to every part. */
  readonly pills?: boolean
}

const anchor = (id: string): string => `book-${id}`

/** The names of all parts, in order. */
export function usePartsOf(game: string, edition: string): readonly (readonly [id: string, name: string])[] {
  const page = useRoom('book')
  const say = useBookSay(game, edition)
  const { outline } = use(loadBook(game))
  return useMemo(
    () => [
      ['pictures', page('page-book-turn')],
      ['icons', page('page-book-icons')],
      ...outline.chapters.map(({ id }) => [id, titleOf(page, say, id)] as const),
      ['words', page('page-book-words')],
    ],
    [page, say, outline],
  )
}

type Page = ReturnType<typeof useRoom<'book'>>

const titleOf = (page: Page, say: BookSay, id: string): string =>
  id === END ? page('page-book-end') : id === RARE ? page('page-book-rare') : say(id)

/** Everything a chapter says in players' words. */
const textsOf = (parts: BookParts, say: BookSay, { id }: Chapter): readonly string[] =>
  id === RARE
    ? parts.outline.rare.flatMap(q => [say(`rare-${q}`), say(`rare-${q}-text`)])
    : [say(`${id}-text`)]

/** Everything the book says in players' words, for the time it takes to read. */
export function useBookTexts(game: string, edition: string): readonly string[] {
  const say = useBookSay(game, edition)
  const parts = use(loadBook(game))
  const { outline } = parts
  const both = (id: string): readonly string[] => [say(id), say(`${id}-text`)]
  return [
    ...[1, 2, 3, 4, 5].flatMap(n => both(`pic-${n}`)),
    ...outline.icons.flatMap(id => both(`icon-${id}`)),
    ...outline.chapters.flatMap(c => textsOf(parts, say, c)),
    ...outline.words.flatMap(id => both(`word-${id}`)),
  ]
}

/** The book of a game: five pictures, icons, chapters with the exact sentences folded beneath, rare cases, words. */
export function Book({ game, edition, other, exact, at, clause, children, pills }: Props) {
  const page = useRoom('book')
  const say = useBookSay(game, edition)
  const sayOther = useBookSay(game, other ?? edition)
  const parts = use(loadBook(game))
  const { outline, pictures } = parts
  const [wanted, setWanted] = useState('')
  const need = fold(wanted.trim())
  const all = usePartsOf(game, edition)
  const body = useRef<HTMLDivElement>(null)
  const { open } = exact
  useEffect(() => {
    if (need !== '' || clause !== undefined) open()
  }, [need, clause, open])
  useEffect(() => {
    if (at !== undefined)
      body.current?.querySelector(`[id="${anchor(at)}"]`)?.scrollIntoView({ block: 'start' })
  }, [at])
  const has = (texts: readonly string[]): boolean => need === '' || fold(texts.join(' ')).includes(need)
  const both = (id: string): readonly [string, string] => [say(id), say(`${id}-text`)]
  const five = [1, 2, 3, 4, 5].map(n => both(`pic-${n}`))
  const icons = outline.icons.filter(id => has(both(`icon-${id}`)))
  const words = outline.words.filter(id => has(both(`word-${id}`)))
  const found = outline.chapters.flatMap(chapter => {
    const title = titleOf(page, say, chapter.id)
    const inWords = has([title, ...textsOf(parts, say, chapter)])
    const lines =
      need === '' || inWords
        ? chapter.clauses
        : chapter.clauses.filter(id => has([id, exact.texts[id] ?? '']))
    return inWords || lines.length > 0 ? [{ chapter, title, lines, inWords }] : []
  })
  const turn = has([page('page-book-turn'), ...five.flat()])
  const none = !turn && icons.length === 0 && words.length === 0 && found.length === 0
  return (
    <div className="book" ref={body}>
      <label className="bookfind">
        <Icon name="i-search" />
        <input
          type="search"
          value={wanted}
          placeholder={page('page-book-find')}
          aria-label={page('page-book-find')}
          onChange={e => setWanted(e.target.value)}
        />
      </label>
      {pills === true && (
        <nav className="bookpills" aria-label={page('page-book-contents')}>
          {all.map(([id, name]) => (
            <a key={id} href={`#${anchor(id)}`} data-on={id === at}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {children}
      {none && <p className="none">{page('page-book-none')}</p>}
      {turn && (
        <Part id="pictures" title={page('page-book-turn')}>
          <ol className="bookfive">
            {five.map(([title, text], i) => (
              <li key={title}>
                <div className="im" aria-hidden="true">
                  <span className={pictures.className}>{pictures.five[i]?.()}</span>
                </div>
                <div className="tx">
                  <b>
                    <i>{i + 1}</i> {title}
                  </b>
                  {text}
                </div>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {icons.length > 0 && (
        <Part id="icons" title={page('page-book-icons')}>
          <dl className="bookicons">
            {icons.map(id => (
              <div key={id}>
                <span className="s" aria-hidden="true">
                  <span className={pictures.className}>{pictures.icons[id]?.()}</span>
                </span>
                <dt>{say(`icon-${id}`)}</dt>
                <dd>{say(`icon-${id}-text`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {found.map(({ chapter, title, lines, inWords }) => (
        <Part key={chapter.id} id={chapter.id} title={title} chapter={chapter.id !== END}>
          {chapter.id === RARE ? (
            <dl className="bookrare">
              {outline.rare.map(q => (
                <div key={q}>
                  <dt>{say(`rare-${q}`)}</dt>
                  <dd>{say(`rare-${q}-text`)}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <Text now={say(`${chapter.id}-text`)} other={sayOther(`${chapter.id}-text`)} />
          )}
          {chapter.gallery === true && pictures.Gallery !== undefined && (
            <div className={pictures.className}>
              <pictures.Gallery game={game} edition={edition} />
            </div>
          )}
          <Fold
            lines={lines}
            exact={exact}
            unfolded={(need !== '' && !inWords) || (clause !== undefined && lines.includes(clause))}
            marked={clause}
          />
        </Part>
      ))}
      {words.length > 0 && (
        <Part id="words" title={page('page-book-words')} chapter>
          <dl className="bookwords">
            {words.map(id => (
              <div key={id}>
                <dt>{say(`word-${id}`)}</dt>
                <dd>{say(`word-${id}-text`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  )
}

/** Paragraphs; one that another edition says otherwise is marked. */
function Text({ now, other }: { readonly now: string; readonly other: string }) {
  const page = useRoom('book')
  const others = new Set(paragraphs(other))
  return paragraphs(now).map(p =>
    others.has(p) ? (
      <p key={p}>{p}</p>
    ) : (
      <p key={p} className="differs">
        {p} <small>{page('page-book-differs')}</small>
      </p>
    ),
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  /** Not on the first printed sheet. */
  readonly chapter?: boolean
  readonly children: ReactNode
}

function Part({ id, title, chapter = false, children }: PartProps) {
  const page = useRoom('book')
  return (
    <section
      className="bookpart"
      id={anchor(id)}
      data-chapter={chapter}
      aria-labelledby={`${anchor(id)}-title`}
    >
      <h2 id={`${anchor(id)}-title`}>
        {title}
        <a href={`#${anchor(id)}`} aria-label={`${page('page-book-link')}: ${title}`}>
          <Icon name="i-link" />
        </a>
      </h2>
      {children}
    </section>
  )
}

interface FoldProps {
  readonly lines: readonly string[]
  readonly exact: Exact
  readonly unfolded: boolean
  readonly marked: string | undefined
}

/** The exact sentences: the only place where a clause shows its number. */
function Fold({ lines, exact, unfolded, marked }: FoldProps) {
  const page = useRoom('book')
  return (
    <details className="bookexact" open={unfolded} onToggle={e => e.currentTarget.open && exact.open()}>
      <summary>{page('page-book-exact', { n: lines.length })}</summary>
      {lines.map(id => (
        <p key={id} className={exact.differs.has(id) ? 'differs' : ''} data-marked={id === marked}>
          {exact.texts[id] ?? '…'} <small>{id}</small>
          {exact.differs.has(id) && <small>{page('page-book-differs')}</small>}
        </p>
      ))}
    </details>
  )
}

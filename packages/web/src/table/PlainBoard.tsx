import { usePage } from '../i18n/page.ts'
import type { Words } from '@noren/engine'
import { useMemo } from 'react'
import type { BoardProps } from './board.ts'
import { useTable } from './context.ts'
import { Piece } from './Piece.tsx'
import { Stamp } from './Stamp.tsx'
import type { Scalar, Shelf } from './plain.ts'
import { choiceTag, plainModel, spelt, tagsOf } from './plain.ts'
import './plain.css'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'
import { Scroll } from './Scroll.tsx'
import { SeatPlate } from './SeatPlate.tsx'
import { TableFrame } from './TableFrame.tsx'
import type { Selection } from './usePicks.ts'
import { usePicks } from './usePicks.ts'

const never = (): boolean => false

/** How a part of the view is called and said: by the game's words, else by itself. */
function useNaming({ gameWords }: Pick<BoardProps, 'gameWords'>) {
  const say = usePage()
  return useMemo(() => {
    const { speech } = gameWords
    const own = (x: Scalar): string =>
      x === null || x === ''
        ? say('page-plain-none')
        : typeof x === 'boolean'
          ? say(x ? 'page-plain-yes' : 'page-plain-no')
          : String(x)
    return {
      name: (field: string): string => speech.shown(field) ?? spelt(field),
      value: (field: string, x: Scalar): string => speech.shown(field, x) ?? own(x),
    }
  }, [gameWords, say])
}
type Naming = ReturnType<typeof useNaming>

/**
 * The board of a game that has none of its own: question, choices, dim choices and view, in the game's words. Every
 * game is playable with it before anybody draws anything.
 */
export default function PlainBoard(props: BoardProps) {
  const { view, players, choices, dim, gameWords } = props
  const say = usePage()
  const naming = useNaming(props)
  const { info } = useTable()
  const selection = usePicks(props, tagsOf, never)
  const model = useMemo(
    () => plainModel(view, players.length, choices, dim),
    [view, players.length, choices, dim],
  )
  const told = (s: Shelf): string =>
    `${naming.name(s.name)}: ${
      s.kind === 'figure'
        ? naming.value(s.name, s.value)
        : s.things.map(x => naming.value(s.name, x)).join(', ') || say('page-plain-none')
    }`
  const summary = (): string =>
    [plainText(gameWords.question()), ...model.shelves.map(s => `${told(s)}.`)].join(' ')
  const scores = info.outcome?.scores
  return (
    <TableFrame
      className="plain"
      sub={say('page-plain-plain')}
      summary={summary}
      sheet={{
        columns: [gameWords.speech.unit],
        rows: players.map(p => [scores?.[p.seat] ?? '–']),
      }}
      dock={
        <>
          <Scroll selection={selection} />
          {model.deeds.length > 0 && (
            <Deeds deeds={model.deeds} selection={selection} label={gameWords.label} />
          )}
        </>
      }
      scene={
        <div className="plain-scene">
          <section className="plain-seats" aria-label={say('page-plain-players')}>
            {players.map(p => (
              <SeatPlate
                key={p.seat}
                player={p}
                className="plain-seat"
                active={((props.waiting >> p.seat) & 1) === 1}
              >
                <dl>
                  {(model.seats[p.seat] ?? []).map(f => (
                    <div key={f.name}>
                      <dt>{naming.name(f.name)}</dt>
                      <dd>{naming.value(f.name, f.value)}</dd>
                    </div>
                  ))}
                </dl>
              </SeatPlate>
            ))}
          </section>
          <Shelves
            title={say('page-plain-table')}
            shelves={model.shelves}
            naming={naming}
            none={say('page-plain-none')}
          />
        </div>
      }
    />
  )
}

interface DeedsProps {
  readonly deeds: readonly { readonly verb: string; readonly choices: readonly Words[] }[]
  readonly selection: Selection
  readonly label: (words: Words) => Told
}

/** One group a verb. Digits pick the first nine that are open. */
function Deeds({ deeds, selection, label }: DeedsProps) {
  const say = usePage()
  let open = 0
  return (
    <div className="plain-deeds paper" role="group" aria-label={say('page-plain-choices')} data-group="">
      {deeds.map(deed => (
        <div key={deed.verb} className="plain-deed" data-verb={deed.verb}>
          {deed.choices.map(words => {
            const piece = selection.piece(choiceTag(words))
            const free = piece.state === 'open' || piece.state === 'picked' || piece.state === 'alone'
            if (free) open++
            const option = free && open <= 9 ? { option: open } : {}
            return (
              <Piece
                key={words.join(' ')}
                {...piece}
                {...option}
                name={plainText(label(words))}
                className="btn plain-choice"
              >
                {rich(label(words))}
                {free && open <= 9 && <kbd aria-hidden="true">{open}</kbd>}
                <Stamp />
              </Piece>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface ShelvesProps {
  readonly title: string
  readonly shelves: readonly Shelf[]
  readonly naming: Naming
  readonly none: string
}

/** What lies on the table and in my hand: figures as lines, lists as rows of slips. */
function Shelves({ title, shelves, naming, none }: ShelvesProps) {
  return (
    <section className="plain-shelves paper" aria-label={title} tabIndex={0}>
      {shelves.map(s => (
        <div key={s.name} className="plain-shelf" data-own={s.kind === 'row' && s.own}>
          <h3>{naming.name(s.name)}</h3>
          {s.kind === 'figure' ? (
            <p>{naming.value(s.name, s.value)}</p>
          ) : s.things.length === 0 ? (
            <p>{none}</p>
          ) : (
            <ul>
              {s.things.map((x, i) => (
                <li key={i}>{naming.value(s.name, x)}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  )
}

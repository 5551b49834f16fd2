import type { Words } from '@noren/engine'
import { plainText } from '../../table/rich.tsx'
import type { Said, Voice } from '@noren/words'
import type { SakuraEvent } from '@noren/sakura'
import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import { card, cookNumber, effectOf as doesOf } from '@noren/sakura/words'
import { useCallback, useMemo, useState } from 'react'
import { BRUSH } from '../../art/brush.ts'
import { Picture } from '../../art/Icon.tsx'
import { spring } from '../../art/scenes/spring.ts'
import { draw } from '../../art/symbol.ts'
import { useSay, useVoice } from '../../i18n/use.ts'
import type { BoardProps, Held, Reading } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import { usePhone } from '../../table/media.ts'
import { Scroll } from '../../table/Scroll.tsx'
import { TableFrame } from '../../table/TableFrame.tsx'
import { useFinale } from '../../table/useFinale.ts'
import { usePicks } from '../../table/usePicks.ts'
import type { Colour } from './cards.ts'
import { sorted } from './cards.ts'
import './drawings.ts'
import { headlineOf } from './headline.ts'
import { Market } from './Market.tsx'
import { Mine } from './Mine.tsx'
import { paceOf, partsOf } from './moments.ts'
import { flightsOf } from './moves.ts'
import { Piles } from './Piles.tsx'
import { Rivals } from './Rivals.tsx'
import './tokens.css'
import './sakura.css'
import './piles.css'
import './market.css'
import './place.css'
import './small.css'
import { SheetOver } from './SheetOver.tsx'
import { stepsOf } from './steps.ts'
import { iconOf, plain, plainBesidePlates, tagsOf } from './tags.ts'
import { useOrder } from './useOrder.ts'

draw(BRUSH)
const SPRING = spring()
const ending = () => import('./finale.ts')

const PETALS = [6, 19, 33, 52, 68, 84, 93] as const

/** A few petals on the wind; still for those who asked for calm. */
function Petals() {
  return (
    <div className="petals" aria-hidden="true">
      {PETALS.map((x, i) => (
        <i
          key={x}
          style={{ left: `${x}%`, animationDelay: `${-i * 3.7}s`, animationDuration: `${15 + (i % 4) * 4}s` }}
        />
      ))}
    </div>
  )
}

export { soundOf as sound } from './sounds.ts'
export const pace = paceOf
export const parts = partsOf

const UNKNOWN = new Set<unknown>(['look', 'rob'])
export const unknown = (words: Words): boolean => UNKNOWN.has(words[0])

export const heading = (e: SakuraEvent, voice: Voice<SakuraFacts>): string | null =>
  e.type === 'roundBegan' ? voice.text('board-round-only', { n: e.round }) : null

export const headline = (
  { open }: SakuraView,
  voice: Voice<SakuraFacts>,
  { seat, nameOf }: Reading,
): string => headlineOf({ open, seat, nameOf, say: (id, ...facts) => voice.text(id, ...facts) })

const SUITS: Readonly<Record<Colour, string>> = {
  black: 'var(--p8)',
  red: 'var(--p1)',
  green: 'var(--p3)',
  blue: 'var(--p2)',
}

export const holds = ({ open, own }: SakuraView, voice: Voice<SakuraFacts>): readonly Held[] =>
  sorted(own.hand, open.table).map(({ id, colour }) => ({
    text: plainText(voice.name(card(id, open.table))),
    colour: SUITS[colour],
  }))

/** What a picked character does, said in full beside its price. */
function effectOf(picked: readonly string[], voice: Voice<SakuraFacts>, view: SakuraView): Said | null {
  const id = view.open.row.find(c => c !== null && picked.includes(`char:${c}`))
  return id === undefined || id === null ? null : voice.tell(doesOf(id, cookNumber(view.open.table, id)))
}

export default function Board(props: BoardProps<SakuraView, SakuraEvent>) {
  const { view, beat, gameWords, players, asked } = props
  const say = useSay<SakuraFacts>()
  const voice = useVoice<SakuraFacts>()
  const { ahead, moment } = useTable()
  const crowded = usePhone() && view.open.seats > 4
  const selection = usePicks(props, tagsOf, crowded ? plainBesidePlates : plain)
  const order = useOrder(props)
  const [tricksOpen, setTricksOpen] = useState(false)
  const { open, own } = view
  const me = own.seat
  useFlights(
    beat,
    ahead,
    useCallback((e: SakuraEvent) => flightsOf(e, me), [me]),
    moment,
  )
  const rounds = Array.from({ length: open.rounds }, (_, i) => i)
  const effect = effectOf(selection.picked, voice, view)
  const steps = stepsOf(view, selection, say)
  const now = steps.findIndex(s => s.state === 'now')
  const named = (side: 0 | 1) => {
    const { top } = open.piles[side]
    return top === null ? null : card(top, open.table)
  }
  const facts = useMemo(() => ({ open, say }), [open, say])
  const { finale } = useFinale(ending, facts)
  const summary = (): string =>
    say('say-table', {
      question: plainText(gameWords.question()),
      left: named(0),
      right: named(1),
      hand: own.hand.map(id => card(id, open.table)),
      coins: open.players[me]?.coins ?? 0,
    })
  return (
    <TableFrame
      className="sakura"
      sub={say('board-round', { n: open.round })}
      phases={steps.map(s => s.phase)}
      phase={now}
      summary={summary}
      sheet={{
        columns: [
          ...rounds.map(i => say('board-round-only', { n: i + 1 })),
          say('board-coins'),
          say('board-total'),
        ],
        rows: players.map(p => {
          const f = open.players[p.seat]
          return [...rounds.map(i => f?.scores[i] ?? '–'), f?.coins ?? 0, f?.total ?? 0]
        }),
      }}
      finale={finale}
      dock={
        <>
          <Scroll
            selection={selection}
            iconOf={iconOf}
            {...(effect === null ? {} : { question: effect })}
            {...(asked && own.question?.kind === 'turn' ? { steps } : {})}
            {...(order.seal === null ? {} : { seal: order.seal })}
          />
          <Mine view={view} selection={selection} onTricks={() => setTricksOpen(o => !o)} />
        </>
      }
      scene={
        <>
          <Picture svg={SPRING} className="bgbox" />
          <Petals />
          <div className="sk-scene">
            <Rivals view={view} selection={selection} />
            <Piles view={view} selection={selection} />
            <Market view={view} selection={selection} />
          </div>
          <SheetOver
            props={props}
            selection={selection}
            order={order}
            tricksOpen={tricksOpen}
            onTricks={() => setTricksOpen(false)}
          />
        </>
      }
    />
  )
}

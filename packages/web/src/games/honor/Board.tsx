import type { HonorFacts } from '@noren/honor/facts'
import type { Voice } from '@noren/words'
import { useCallback, useMemo, useState } from 'react'
import { Picture } from '../../art/Icon.tsx'
import { gold } from '../../art/scenes/gold.ts'
import { useSay, useVoice } from '../../i18n/use.ts'
import type { Beat, BoardProps, Held, Reading } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import { useNarrow, usePhone } from '../../table/media.ts'
import { Scroll } from '../../table/Scroll.tsx'
import { TableFrame } from '../../table/TableFrame.tsx'
import { useFinale } from '../../table/useFinale.ts'
import { usePicks } from '../../table/usePicks.ts'
import { Cords } from './Cord.tsx'
import { drawHonor } from './drawings.ts'
import { Dock } from './Hand.tsx'
import { headlineOf } from './headline.ts'
import { Houses } from './Houses.tsx'
import { Look } from './Look.tsx'
import { Middle } from './Middle.tsx'
import type { Line } from './moments.ts'
import { isDice, momentOf, paceOf, partsOf } from './moments.ts'
import { Options } from './Options.tsx'
import type { HonorEvent, HonorView } from './model.ts'
import { cardOf, toneOf } from './model.ts'
import { planFor } from './plan.ts'
import { Race } from './Race.tsx'
import { Rival } from './Rivals.tsx'
import type { BoardContext } from './board-context.ts'
import { BoardProvider } from './board-context.ts'
import { phasesOf, priceOf, sheetOf, stepsOf, subOf, summaryOf } from './status.ts'
import { iconOf, inOrder, tagsFor } from './tags.ts'
import type { HonorVoice } from './texts.ts'
import { nameOf } from './texts.ts'
import './tokens.css'
import './honor.css'
import './plates.css'
import './houses.css'
import './middle.css'
import './war.css'
import './dock.css'
import './low.css'

drawHonor()
const SCENE = gold()
const ending = () => import('./finale.ts')

type Props = BoardProps<HonorView, HonorEvent>
const never = (): boolean => false

export { windows } from './windows.ts'

export { soundOf as sound } from './sounds.ts'
export const pace = (beat: Beat<HonorEvent>): number => paceOf(beat)
export const parts = partsOf

export const holds = (view: HonorView, voice: Voice<never>): readonly Held[] =>
  view.own.hand.map(n => ({
    text: nameOf(voice as unknown as HonorVoice, view, n),
    colour: toneOf(cardOf(view, n)),
  }))

export const headline = ({ open }: HonorView, voice: Voice<HonorFacts>, { seat, nameOf }: Reading): string =>
  headlineOf({ open, seat, nameOf, say: (id, ...facts) => voice.text(id, ...facts) })

/** Clockwise from the reader; a spectator sees everybody. */
const rivalsOf = ({ view, seat }: Props): readonly number[] =>
  seat < 0
    ? view.open.players.map((_, i) => i)
    : Array.from({ length: view.open.seats - 1 }, (_, i) => (seat + 1 + i) % view.open.seats)

export default function Board(given: Props) {
  const { view, seat, gameWords, undo } = given
  const { lines, ahead, moment: on } = useTable()
  const narrow = useNarrow()
  const phone = usePhone()
  const [looked, look] = useState<number | null>(null)
  const say = useSay<HonorFacts>()
  const voice = useVoice<HonorFacts>()
  const tags = useMemo(() => tagsFor(view), [view])
  // Under version 1 a picked card may also be put back by a choice: taking it back is the same, and one of them is enough.
  const props: Props = useMemo(
    () => ({
      ...given,
      choices: inOrder(undo === null ? given.choices : given.choices.filter(c => c.words[0] !== 'back')),
    }),
    [given, undo],
  )
  const selection = usePicks(props, tags, never)
  const context: BoardContext = useMemo(
    () => ({ props, view, selection, tags, say, voice, gameWords, narrow, look }),
    [props, view, selection, tags, say, voice, gameWords, narrow],
  )
  const moment = useMemo(() => {
    // Dice are thrown before the log tells what they show.
    const dice = on !== null && isDice(on.part) ? { seq: on.seq, undone: false, events: on.events } : null
    const known = dice === null ? lines : [...lines.filter(l => l.seq !== dice.seq), dice]
    return momentOf(known as unknown as readonly Line[], dice === null ? view.own.question : null)
  }, [lines, on, view.own.question])
  useFlights(
    given.beat,
    ahead,
    useMemo(() => planFor(seat), [seat]),
    on,
  )
  const summary = useCallback(() => summaryOf(context), [context])
  const told = lines as unknown as readonly Line[]
  const facts = useMemo(() => ({ open: view.open, lines: told, say }), [view.open, told, say])
  const { end, finale } = useFinale(ending, facts)
  const rivals = rivalsOf(given)
  const [phases, phase] = phasesOf(context)
  const quiet = useMemo(() => ({ ...selection, tiles: [] }), [selection])
  const { question } = view.own
  const held = question !== null && 'card' in question && given.asked ? question.card : -1

  const scene = (
    <>
      <Picture svg={SCENE} className="bgbox" />
      <div
        className="hs-table"
        data-rivals={rivals.length}
        data-flat={phone || (narrow && seat >= 0 && rivals.length > 3)}
        data-watch={seat < 0}
      >
        <Cords />
        <section className="hs-rivals" aria-label={say('board-rivals')}>
          {rivals.map(i => (
            <div key={i} className="hs-seat" data-anchor={`plate:${i}`}>
              <Rival seat={i} />
            </div>
          ))}
        </section>
        <Race />
        <Middle moment={moment} />
        {seat >= 0 && <Houses seat={seat} />}
      </div>
      {looked !== null && <Look seat={looked} onClose={() => look(null)} />}
    </>
  )
  const dock = (
    <>
      <Scroll
        selection={quiet}
        iconOf={iconOf}
        {...(held >= 0 ? { steps: stepsOf(context, nameOf(voice, view, held)) } : {})}
        question={priceOf(context) ?? gameWords.question()}
        detail={seat < 0 ? say('board-watching') : null}
      >
        <Options />
      </Scroll>
      {seat >= 0 && <Dock seat={seat} />}
    </>
  )
  return (
    <BoardProvider value={context}>
      <TableFrame
        sub={subOf(context)}
        phases={phases}
        phase={phase}
        className="hs"
        scene={scene}
        dock={dock}
        summary={summary}
        sheet={
          view.open.outcome === null || end === null
            ? sheetOf(context)
            : end.finalSheet({ open: view.open, lines: told, say })
        }
        finale={finale}
      />
    </BoardProvider>
  )
}

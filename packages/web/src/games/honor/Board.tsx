import { useCallback, useMemo, useState } from 'react'
import { Picture } from '../../art/Icon.tsx'
import { gold } from '../../art/scenes/gold.ts'
import type { Beat, BoardProps } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import { Scroll } from '../../table/Scroll.tsx'
import { TableFrame } from '../../table/TableFrame.tsx'
import { usePicks } from '../../table/usePicks.ts'
import { Cords } from './Cord.tsx'
import { drawHonor } from './drawings.ts'
import { Dock } from './Hand.tsx'
import { Houses } from './Houses.tsx'
import { Look } from './Look.tsx'
import { Middle } from './Middle.tsx'
import type { Line } from './moments.ts'
import { momentOf, paceOf } from './moments.ts'
import { Options } from './Options.tsx'
import type { HonorEvent, HonorView } from './pack.ts'
import { nameOf } from './pack.ts'
import { planFor } from './plan.ts'
import { Race } from './Race.tsx'
import { Rival } from './Rivals.tsx'
import type { Sight } from './sight.ts'
import { labelOf, SightContext, useNarrow, usePhone } from './sight.ts'
import { phasesOf, sheetOf, stepsOf, subOf, summaryOf } from './status.ts'
import { iconOf, inOrder, tagsFor } from './tags.ts'
import { sayIn } from './texts.ts'
import './tokens.css'
import './honor.css'
import './plates.css'
import './houses.css'
import './middle.css'
import './war.css'
import './dock.css'

drawHonor()
const SCENE = gold()

type Props = BoardProps<HonorView, HonorEvent>
const never = (): boolean => false

export { windows } from './windows.ts'

export const pace = (beat: Beat<HonorEvent>): number => paceOf(beat)

/** Clockwise from the reader; a spectator sees everybody. */
const rivalsOf = ({ view, seat }: Props): readonly number[] =>
  seat < 0
    ? view.open.players.map((_, i) => i)
    : Array.from({ length: view.open.seats - 1 }, (_, i) => (seat + 1 + i) % view.open.seats)

export default function Board(given: Props) {
  const { view, seat, tongue, undo } = given
  const { lines, ahead } = useTable()
  const narrow = useNarrow()
  const phone = usePhone()
  const [looked, look] = useState<number | null>(null)
  const say = useMemo(() => sayIn(tongue.lang), [tongue.lang])
  const tags = useMemo(() => tagsFor(view), [view])
  // Under version 1 a picked card may also be put back by a choice: taking it back is the same, and one of them is enough.
  const props: Props = useMemo(
    () => ({
      ...given,
      choices: inOrder(undo === null ? given.choices : given.choices.filter(c => c.words[0] !== 'back')),
    }),
    [given, undo],
  )
  const hold = usePicks(props, tags, never)
  const sight: Sight = useMemo(
    () => ({ props, view, hold, tags, say, lang: tongue.lang, tongue, narrow, look }),
    [props, view, hold, tags, say, tongue, narrow],
  )
  const moment = useMemo(
    () => momentOf(lines as unknown as readonly Line[], view.own.question),
    [lines, view.own.question],
  )
  useFlights(
    given.beat,
    ahead,
    useMemo(() => planFor(seat), [seat]),
  )
  const summary = useCallback(() => summaryOf(sight), [sight])
  const rivals = rivalsOf(given)
  const [phases, phase] = phasesOf(sight)
  const { sealed } = hold
  const quiet = useMemo(() => ({ ...hold, tiles: [] }), [hold])
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
        <section className="hs-rivals" aria-label={say('rivals')}>
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
        hold={quiet}
        iconOf={iconOf}
        seal={
          sealed === null
            ? null
            : { label: labelOf(sight, sealed.words), onSeal: () => given.act(sealed.words) }
        }
        {...(held >= 0 ? { steps: stepsOf(sight, nameOf(tongue.lang, view, held)) } : {})}
        detail={seat < 0 ? say('watching') : null}
      >
        <Options />
      </Scroll>
      {seat >= 0 && <Dock seat={seat} />}
    </>
  )
  return (
    <SightContext value={sight}>
      <TableFrame
        sub={subOf(sight)}
        phases={phases}
        phase={phase}
        className="hs"
        scene={scene}
        dock={dock}
        summary={summary}
        sheet={sheetOf(sight)}
      />
    </SightContext>
  )
}

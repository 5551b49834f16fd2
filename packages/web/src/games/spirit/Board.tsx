import type { Lang } from '@noren/engine'
import { useCallback, useMemo, useState } from 'react'
import { useLocal } from '../../i18n/local.ts'
import type { Beat } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import { Scroll } from '../../table/Scroll.tsx'
import { TableFrame } from '../../table/TableFrame.tsx'
import { usePicks } from '../../table/usePicks.ts'
import { Allies } from './Allies.tsx'
import type { Line } from './dawn.ts'
import { useDawn } from './dawn.ts'
import { DawnOver } from './Dawn.tsx'
import { drawSpirit } from './drawings.ts'
import { EndingPart } from './Ending.tsx'
import { Mine } from './Mine.tsx'
import { momentsOf, paceOf, planOf } from './moments.ts'
import type { SpiritEvent, SpiritView } from './pack.ts'
import { nameOfSamurai } from './pack.ts'
import { Absent, Piles, Revealed } from './Piles.tsx'
import { Arrange, Choose, Look, Ribbon } from './Sheets.tsx'
import type { Looked, Sight, SpiritProps } from './sight.ts'
import { nameAt, SightContext, spotter } from './sight.ts'
import { phasesOf, sheetOf, subOf, summaryOf } from './status.ts'
import { iconOf, tagsFor } from './tags.ts'
import { TEXTS } from './texts.ts'
import { Tiles } from './Tiles.tsx'
import { bringsOf } from './words.ts'
import { Counts, Village } from './Village.tsx'
import './tokens.css'
import './spirit.css'
import './card.css'
import './tiles.css'
import './scene.css'
import './piles.css'
import './plates.css'
import './dock.css'
import './narrow.css'
import './dawn.css'
import './sheets.css'

drawSpirit()

const never = (): boolean => false

export { windows } from './windows.ts'

export const pace = (beat: Beat<SpiritEvent>): number => paceOf(beat)

export const heading = (e: SpiritEvent, lang: Lang): string | null =>
  e.type === 'began' || e.type === 'round'
    ? TEXTS[lang].night.replace('{{n}}', String(e.type === 'round' ? e.round : 1))
    : null

/** Somebody who runs several samurai reads their names, not three times the same one. */
export const nameSeat = (view: SpiritView, seat: number): string | null => {
  const who = view.open.boards[seat]?.samurai ?? null
  return who === null ? null : nameOfSamurai(who)
}

export default function Board(props: SpiritProps) {
  const { seat, choices, beat } = props
  const { open: view, own } = props.view
  const say = useLocal(TEXTS)
  const { ahead, lines } = useTable()
  const told = lines as unknown as readonly Line[]
  const me = seat >= 0 ? seat : Math.max(0, view.active)
  const tagsOf = useMemo(() => tagsFor(me), [me])
  const hold = usePicks(props, tagsOf, never)
  const [looked, look] = useState<Looked | null>(null)
  const moments = useMemo(() => momentsOf(beat), [beat])
  const spot = useMemo(() => spotter(hold, tagsOf, choices.length === 1), [hold, tagsOf, choices.length])
  const sight: Sight = useMemo(
    () => ({
      props,
      view,
      question: own.question,
      say,
      lang: props.tongue.lang,
      me,
      hold,
      spot,
      moments,
      look,
    }),
    [props, view, own.question, say, me, hold, spot, moments],
  )
  const plan = useMemo(() => planOf(beat), [beat])
  useFlights(beat, ahead, plan)
  const dawn = useDawn(told, props.busy)
  const summary = useCallback(() => summaryOf(sight), [sight])
  const quiet = useMemo(() => ({ ...hold, tiles: [] }), [hold])
  const [phases, phase] = phasesOf(sight)
  const won = view.outcome?.clause === 'SS-WIN-1'

  return (
    <SightContext value={sight}>
      <TableFrame
        className="sp"
        sub={subOf(sight)}
        phases={phases}
        phase={phase}
        summary={summary}
        sheet={sheetOf(sight)}
        ending={{
          title: say(won ? 'resultWon' : 'resultLost'),
          won,
          part: <EndingPart lines={told} />,
        }}
        later={dawn !== null}
        scene={
          <div
            className="sp-scene"
            data-dawn={dawn === null ? undefined : (dawn.dawn.steps[dawn.at]?.step ?? 1)}
            data-allies={view.seats - 1}
            data-variant={view.variant}
          >
            <Village />
            <Piles />
            <Absent />
            <Revealed />
            <Counts />
            <Allies />
            <Ribbon />
            <Choose />
            <Arrange />
            {dawn !== null && <DawnOver sheet={dawn} />}
            {looked !== null && <Look what={looked} />}
          </div>
        }
        dock={
          <>
            <Scroll
              hold={quiet}
              iconOf={iconOf}
              detail={
                seat < 0 ? say('watching', { name: nameAt(sight, me) }) : bringsOf(say, hold.sealed?.words)
              }
            >
              <Tiles />
            </Scroll>
            <Mine />
          </>
        }
      />
    </SightContext>
  )
}

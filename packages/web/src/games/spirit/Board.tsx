import type { Words } from '@noren/engine'
import type { SpiritFacts } from '@noren/spirit/words'
import type { Voice } from '@noren/words'
import { useCallback, useMemo, useState } from 'react'
import { useSay } from '../../i18n/use.ts'
import type { Beat } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import { Scroll } from '../../table/Scroll.tsx'
import { TableFrame } from '../../table/TableFrame.tsx'
import { useFinale } from '../../table/useFinale.ts'
import { usePicks } from '../../table/usePicks.ts'
import { Allies } from './Allies.tsx'
import type { Line } from './dawn.ts'
import { afterPapers, tellingOf, useDawn } from './dawn.ts'
import { DawnOver } from './Dawn.tsx'
import { drawSpirit } from './drawings.ts'
import { Mine } from './Mine.tsx'
import { countedIn, isDawn, momentsOf, paceOf, partsOf, planOf } from './moments.ts'
import type { SpiritEvent, SpiritView } from './model.ts'
import { nameOfSamurai } from './model.ts'
import { Absent, Piles, Revealed } from './Piles.tsx'
import { Arrange, Choose, Look, Ribbon } from './Sheets.tsx'
import type { Looked, BoardContext, SpiritProps } from './board-context.ts'
import { nameAt, BoardProvider, spotter } from './board-context.ts'
import { phasesOf, sheetOf, subOf, summaryOf } from './status.ts'
import { iconOf, tagsFor } from './tags.ts'
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
import './low.css'
import './dawn.css'
import './sheets.css'

drawSpirit()
const ending = () => import('./finale.tsx')

const never = (): boolean => false

export { windows } from './windows.ts'

export { soundOf as sound } from './sounds.ts'
export const pace = (beat: Beat<SpiritEvent>): number => paceOf(beat)
export const parts = partsOf

const UNKNOWN = new Set<unknown>(['choose'])
export const unknown = (words: Words): boolean => UNKNOWN.has(words[0])

export const heading = (e: SpiritEvent, voice: Voice<never>): string | null =>
  e.type === 'began' || e.type === 'round'
    ? (voice as unknown as Voice<SpiritFacts>).text('board-night', { n: e.type === 'round' ? e.round : 1 })
    : null

export const headline = (view: SpiritView, voice: Voice<SpiritFacts>): string =>
  voice.text(view.open.outcome?.clause === 'SS-WIN-1' ? 'board-result-won' : 'board-result-lost')

/** Somebody who runs several samurai reads their names, not three times the same one. */
export const nameSeat = (view: SpiritView, seat: number): string | null => {
  const who = view.open.boards[seat]?.samurai ?? null
  return who === null ? null : nameOfSamurai(who)
}

export default function Board(props: SpiritProps) {
  const { seat, choices, beat } = props
  const { own } = props.view
  const say = useSay<SpiritFacts>()
  const { ahead, lines, moment, handle, look: still } = useTable()
  const view = useMemo(() => afterPapers(props.view.open, tellingOf(moment)), [props.view, moment])
  const told = lines as unknown as readonly Line[]
  const me = seat >= 0 ? seat : Math.max(0, view.active)
  const tagsOf = useMemo(() => tagsFor(me), [me])
  const selection = usePicks(props, tagsOf, never)
  const [looked, look] = useState<Looked | null>(null)
  // A counter stirs when its paper was read.
  const moments = useMemo(
    () => momentsOf(moment?.part.kind === 'dawn-count' ? countedIn(moment) : beat),
    [beat, moment],
  )
  const spot = useMemo(
    () => spotter(selection, tagsOf, choices.length === 1),
    [selection, tagsOf, choices.length],
  )
  const context: BoardContext = useMemo(
    () => ({
      props,
      view,
      question: own.question,
      say,
      me,
      selection,
      spot,
      moments,
      look,
    }),
    [props, view, own.question, say, me, selection, spot, moments],
  )
  const plan = useMemo(() => planOf(beat), [beat])
  useFlights(beat, ahead, plan)
  // A paper and the counters that it changes are turned together.
  const next = useCallback((): void => {
    handle.next()
    if (handle.store.getState().moment?.part.kind === 'dawn-count') handle.next()
  }, [handle])
  const sheet = useDawn(told, props.busy, isDawn(moment?.part) ? next : null)
  // A record is stepped through: its log tells the dawn, and no paper lies over the board.
  const dawn = still === undefined ? sheet : null
  const summary = useCallback(() => summaryOf(context), [context])
  const quiet = useMemo(() => ({ ...selection, tiles: [] }), [selection])
  const [phases, phase] = phasesOf(context)
  const facts = useMemo(() => ({ view, lines: told, say }), [view, told, say])
  const { finale } = useFinale(ending, facts)

  return (
    <BoardProvider value={context}>
      <TableFrame
        className="sp"
        sub={subOf(context)}
        phases={phases}
        phase={phase}
        summary={summary}
        sheet={sheetOf(context)}
        finale={finale}
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
              selection={quiet}
              iconOf={iconOf}
              laidOut={own.question?.kind === 'choose'}
              detail={
                seat < 0
                  ? say('board-watching', { name: nameAt(context, me) })
                  : bringsOf(say, selection.sealed?.words)
              }
            >
              <Tiles />
            </Scroll>
            <Mine />
          </>
        }
      />
    </BoardProvider>
  )
}

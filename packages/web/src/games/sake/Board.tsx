import type { SakeFacts } from '@noren/sake/facts'
import type { Voice } from '@noren/words'
import type { Choice, Words } from '@noren/engine'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSay, useVoice } from '../../i18n/use.ts'
import { usePrefs } from '../../state/prefs.ts'
import type { Beat, Held, Reading } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { useFlights } from '../../table/flights.ts'
import type { Tag } from '../../table/picks.ts'
import { barring } from '../../table/picks.ts'
import { TableFrame } from '../../table/TableFrame.tsx'
import { useFinale } from '../../table/useFinale.ts'
import { usePlayed } from '../../table/usePlayed.ts'
import type { PieceSelection } from '../../table/usePicks.ts'
import { useSuggested } from '../../table/suggest.ts'
import { usePicks } from '../../table/usePicks.ts'
import { useBatch } from './batch.ts'
import { Choose } from './Choose.tsx'
import { Decision } from './Decision.tsx'
import { drawSake } from './drawings.ts'
import type { Told as ToldLine } from './finale.ts'
import type { Stride } from './ghosts.ts'
import { ghostsOf, strideInMaking } from './ghosts.ts'
import { titleOf } from './headline.ts'
import { Middle } from './Middle.tsx'
import { Mine } from './Mine.tsx'
import { headingOf, momentsOf, paceOf, partsOf, planOf } from './moments.ts'
import type { SakeEvent, SakeView } from './model.ts'
import { cardOf, topOf } from './model.ts'
import { Plates } from './Plates.tsx'
import { Ring, Room } from './Ring.tsx'
import type { Box } from './rim.ts'
import { crowded, rimOf, sizeOf } from './rim.ts'
import type { Instant, Looked, SakeProps, BoardContext } from './board-context.ts'
import { BoardProvider } from './board-context.ts'
import { useStanding } from './standing.ts'
import { phasesOf, sheetOf, subOf, summaryOf } from './status.ts'
import { isDrop, isInstant, isPlain, isPlainInCrowd, isPlainWithMany, isStep, tagsFor } from './tags.ts'
import { cardName, own } from './texts.ts'
import './tokens.css'
import './sake.css'
import './middle.css'
import './plates.css'
import './dock.css'
import './hand.css'
import './scroll.css'
import './table-narrow.css'
import './plates-narrow.css'
import './dock-narrow.css'
import './papers.css'

drawSake()
/** Fetched by whoever looks closer. */
const papers = () => import('./Look.tsx')
const Look = lazy(papers)
const ending = () => import('./finale.ts')

export { windows } from './standing.ts'

export { soundOf as sound } from './sounds.ts'
export const pace = (beat: Beat<SakeEvent>): number => paceOf(beat)
export const parts = partsOf

const UNKNOWN = new Set<unknown>(['board', 'drowse'])
export const unknown = (words: Words): boolean => UNKNOWN.has(words[0])
export const holds = (view: SakeView, voice: Voice<never>): readonly Held[] =>
  view.own.hand.map(n => ({ text: cardName(own(voice), cardOf(view, n).type) }))
export const heading = (e: SakeEvent, voice: Voice<never>): string | null => headingOf(e, own(voice))

export const headline = ({ open }: SakeView, voice: Voice<SakeFacts>, { seat, nameOf }: Reading): string =>
  titleOf({ open, seat, nameOf, say: (id, ...facts) => voice.text(id, ...facts) }).title

function useBox(): readonly [React.RefObject<HTMLDivElement | null>, Box] {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box>({ w: 1140, h: 552 })
  useLayoutEffect(() => {
    const el = ref.current
    if (el === null) return
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = el
      if (w > 0 && h > 0) setBox(old => (old.w === w && old.h === h ? old : { w, h }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(el)
    return () => watch.disconnect()
  }, [])
  return [ref, box]
}

/** The stride that is picked on the dial, or already part of the choice in the making. */
function strideOf(words: Words | undefined, seat: number): Stride | null {
  if (words?.[0] !== 'step') return null
  return { seat, dir: String(words[1]), n: Number(words[2]) }
}

export default function Board(props: SakeProps) {
  const { view, seat, asked, choices, dim, beat, seq, act, busy, undo } = props
  const say = useSay<SakeFacts>()
  const voice = useVoice<SakeFacts>()
  const { ahead, link, lines, moment } = useTable()
  const me = seat >= 0 ? seat : 0
  const tagsOf = useMemo(() => tagsFor(view), [view])
  const [reached, reach] = useState<Instant | null>(null)
  const instant = reached !== null && choices.some(c => c.words[0] === reached) ? reached : null

  const ours = useMemo(() => {
    const open = choices.filter(c => !isInstant(c.words))
    const kept = open.filter(c => !isDrop(view, c.words))
    return undo !== null && kept.length > 0 ? kept : open
  }, [choices, view, undo])
  const dims = useMemo(() => dim.filter(b => !isInstant(b.words)), [dim])
  const instants: readonly Choice[] = useMemo(
    () => (instant === null ? [] : choices.filter(c => c.words[0] === instant)),
    [choices, instant],
  )
  const question =
    instant === null
      ? { seq, asked, choices: ours, dim: dims }
      : { seq: -1, asked: true, choices: instants, dim: dim.filter(b => b.words[0] === instant) }
  const [ref, box] = useBox()
  const many = view.open.seats > 5
  const crowd = crowded(view.open.seats, sizeOf(box.w))
  // A plate on a phone has no room for what lies on it either, however few sit here.
  const bare = many || sizeOf(box.w) === 'phone'
  const plain = useCallback(
    (words: Words) => (crowd ? isPlainInCrowd(words) : false) || (bare ? isPlainWithMany : isPlain)(words),
    [crowd, bare],
  )
  const selection = usePicks(question, tagsOf, plain)
  // A suggested instant is reached for first; its pieces are picked once it is.
  useSuggested(
    useCallback(
      words => {
        if (isInstant(words) && choices.some(c => c.words[0] === words[0])) reach(words[0] as Instant)
        return true
      },
      [choices],
    ),
  )
  const step = useCallback(
    (words: Words) => {
      if (!busy && ahead === 0) act(words)
    },
    [act, busy, ahead],
  )
  const batch = useBatch(props, me, ours)
  const standing = useStanding(props, link === 'live' && ahead === 0)
  const [looked, look] = useState<Looked | null>(null)
  const moments = useMemo(() => momentsOf(beat, moment), [beat, moment])

  const spot = useMemo(() => {
    const alone = question.choices.length === 1
    const sealed = selection.sealed === null || alone ? [] : tagsOf(selection.sealed.words)
    return (tag: Tag): PieceSelection => {
      const piece = selection.piece(tag)
      if (instant === null && batch !== null) {
        const found = ours.find(c => tagsOf(c.words).includes(tag))
        if (found === undefined) {
          const here = asked ? barring(dims, tagsOf, [], tag) : []
          const because = [...new Set(here.flatMap(b => b.why.clauses))]
          const why = here.map(b => b.why)
          return { state: here.length > 0 ? 'dim' : 'rest', because, why, onPick: () => undefined }
        }
        const has = batch.picked.includes(found)
        return { state: has ? 'picked' : 'open', because: [], onPick: () => batch.toggle(found) }
      }
      if (sealed.includes(tag)) return { state: 'picked', because: [], onPick: selection.clear }
      if (piece.state !== 'open' && piece.state !== 'alone') return piece
      const touching = question.choices.filter(c => tagsOf(c.words).includes(tag))
      const only = touching.length === 1 ? touching[0] : undefined
      if (instant === null && only !== undefined && isStep(view, only))
        return { state: 'open', because: [], onPick: () => step(only.words) }
      return {
        state: 'open',
        because: [],
        onPick: () => (piece.state === 'alone' ? selection.pick(tag) : piece.onPick()),
      }
    }
  }, [selection, tagsOf, batch, instant, ours, dims, asked, question.choices, view, step])

  const context: BoardContext = useMemo(
    () => ({
      props,
      view,
      say,
      voice,
      me,
      selection,
      spot,
      small: { ring: crowd, plates: bare },
      choices: ours,
      batch,
      instant,
      reach,
      moments,
      standing,
      look,
      step,
    }),
    [
      props,
      view,
      say,
      voice,
      me,
      selection,
      spot,
      crowd,
      bare,
      ours,
      batch,
      instant,
      reach,
      moments,
      standing,
      step,
    ],
  )

  const plan = useMemo(() => planOf(seat), [seat])
  useFlights(beat, ahead, plan)
  const stride = strideOf(selection.sealed?.words, me) ?? strideInMaking(view)
  const ghosts = useMemo(() => ghostsOf(view, stride), [view, stride])
  const rim = useMemo(() => rimOf(view, me, box, ghosts), [view, me, box, ghosts])
  const summary = useCallback(() => summaryOf(context), [context])
  const [phases, phase] = phasesOf(context)
  const told = lines as unknown as readonly ToldLine[]
  const facts = useMemo(() => ({ open: view.open, lines: told, say }), [view.open, told, say])
  const { end, finale } = useFinale(ending, facts)
  usePlayed(papers)

  // P passes; what passes by itself has the table's own keys.
  const letters = usePrefs(p => p.keys)
  useEffect(() => {
    if (!letters) return
    const pass = ours.find(c => c.words[0] === 'pass')?.words
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.target instanceof HTMLInputElement) return
      if (document.querySelector('dialog[open]') !== null) return
      if (e.key === 'p' && asked && pass !== undefined) step(pass)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [letters, ours, asked, step])

  return (
    <BoardProvider value={context}>
      <TableFrame
        className={`sk ${many ? 'many' : ''}`}
        sub={subOf(context)}
        phases={phases}
        phase={phase}
        summary={summary}
        sheet={
          view.open.outcome === null || end === null
            ? sheetOf(context)
            : end.finalSheet({ open: view.open, lines: told, say })
        }
        finale={finale}
        scene={
          <div
            className="sk-scene"
            ref={ref}
            data-size={rim.size}
            data-seats={view.open.seats}
            data-fatal={view.open.round > 0}
          >
            <Room rim={rim} w={box.w} h={box.h} />
            {view.open.round > 0 && <p className="sk-fatal">{say('board-fatal', { n: view.open.round })}</p>}
            <Middle rim={rim} />
            <Ring rim={rim} />
            <Plates rim={rim} />
            {topOf(view)?.kind === 'boards' && <Choose />}
            {looked !== null && (
              <Suspense fallback={null}>
                <Look what={looked} />
              </Suspense>
            )}
          </div>
        }
        dock={
          <>
            <Decision />
            <Mine />
          </>
        }
      />
    </BoardProvider>
  )
}

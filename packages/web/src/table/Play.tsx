import { usePage } from '../i18n/page.ts'
import type { Choice, Seat, Standing, Words } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { gameOf } from '../games/index.ts'
import { useGameOf } from '../games/outside.ts'
import { codeText, refusalText } from '../i18n/refusal.ts'
import { Gone } from '../lobby/Gone.tsx'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import type { TableHandle, TableState } from '../state/table.ts'
import { toast } from '../state/toasts.ts'
import type { Beat, BoardProps } from './board.ts'
import type { TableBox } from './context.ts'
import { TableContext } from './context.ts'
import type { Loaded } from './loaded.ts'
import type { Part } from './moments.ts'
import { named, playersOf, useGame, useWordsIn } from './loaded.ts'
import type { Rulebook } from './rulebook.ts'
import { useRulebook } from './rulebook.ts'
import { useStandingReplies } from './standing.ts'
import { useCoach } from './coach.ts'
import { botPace, useOnly } from './only.ts'
import { useMyTurn } from './useMyTurn.ts'
import type { Heard } from './useSounds.ts'
import { useSounds } from './useSounds.ts'
import './pieces.css'
import './table.css'
import './scroll.css'
import './papers.css'
import './aside.css'
import './small.css'

const BEAT_MS = 420
const NOTHING: BoardProps['sealed'] = []
const NO_CHOICES: readonly Choice[] = []

/** The face to show: of my seats, the one being asked, else the one shown last; a spectator's otherwise. */
function seatOf({ faces }: TableState, last: Seat): Seat {
  const seats = Object.keys(faces)
    .map(Number)
    .sort((a, b) => a - b)
  const asked = seats.find(s => s >= 0 && (((faces[String(s)]?.waiting ?? 0) >> s) & 1) === 1)
  return asked ?? (seats.includes(last) ? last : (seats.at(-1) ?? -1))
}

export default function Play({ handle, info }: { readonly handle: TableHandle; readonly info: TableInfo }) {
  const say = usePage()
  const known = useGameOf(info.game)
  const game = known ?? undefined
  const loaded = useGame(game)
  const book = useRulebook(game, info.options)
  if (known === undefined) return <Gone code="no-such-game" />
  if (loaded === null) return <p className="moment">{say('page-common-loading')}</p>
  return <Seated handle={handle} info={info} loaded={loaded} book={book} />
}

interface SeatedProps {
  readonly handle: TableHandle
  readonly info: TableInfo
  readonly loaded: Loaded
  readonly book: Rulebook
}

function Seated({ handle, info, loaded, book }: SeatedProps) {
  const say = usePage()
  const { module, words } = loaded
  const lang = usePrefs(p => p.lang)
  const state = useStore(handle.store)
  const [last, setLast] = useState<Seat>(-1)
  const seat = seatOf(state, last)
  useEffect(() => setLast(seat), [seat])
  const face = state.faces[String(seat)]
  const seated = useMemo(() => playersOf(info), [info])
  const players = useMemo(() => named(seated, module, face?.view), [seated, module, face])

  const wanted = usePrefs(p => p.bots)
  const bots = botPace(wanted, info)
  useEffect(() => {
    const pace = module.pace as ((beat: Beat) => number) | undefined
    const parts = module.parts as ((beat: Beat) => readonly Part[]) | undefined
    handle.pace(beat => pace?.(beat) ?? (beat.events.length > 0 ? BEAT_MS : 0), parts, bots)
  }, [handle, module, bots])

  const view = face?.view
  // Somebody with several seats reads names everywhere: "you" would change its meaning with every turn.
  const many = players.filter(p => p.yours).length > 1
  const gameWords = useWordsIn({ lang, words, book, players, seat, me: many ? -1 : seat, view })

  const { refused } = state
  const told = useRef(refused)
  useEffect(() => {
    if (refused === null || told.current === refused) return
    told.current = refused
    const text = codeText(say, refused.code ?? 'against-the-rules', refused.sentence ?? '')
    const ids = refused.clauses ?? []
    if (ids.length === 0) toast('bad', text)
    else
      void book
        .open()
        .then(texts => toast('bad', text, ids.map(id => `${texts[id] ?? ''} (${id})`).join(' ')))
  }, [refused, book, say])

  // The question comes when everything before it was seen.
  const asked = face !== undefined && seat >= 0 && state.ahead === 0 && ((face.waiting >> seat) & 1) === 1
  const act = useCallback((words: Words) => handle.act(seat, words), [handle, seat])
  const sealed = state.sealed[String(seat)] ?? NOTHING
  const line = useRef<{ busy: boolean; next: Standing | null }>({ busy: false, next: null })
  const tell = useCallback(
    (standing: Standing) => {
      // On one device the page is the house, and never closed.
      if (handle.sofa !== undefined) return
      line.current.next = standing
      if (line.current.busy) return
      // One after the other, so that the last word counts; of what waits nothing else matters.
      const send = async (): Promise<void> => {
        line.current.busy = true
        for (let next = line.current.next; next !== null; next = line.current.next) {
          line.current.next = null
          for (const p of seated) if (p.yours) await api.standing(info.id, { seat: p.seat, standing: next })
        }
      }
      send()
        .catch((e: unknown) => toast('bad', refusalText(say, e)))
        .finally(() => (line.current.busy = false))
    },
    [handle, seated, info.id, say],
  )
  const standing = useStandingReplies(module.windows, {
    place: `${info.id}:${players.filter(p => p.yours).length > 1 ? 'all' : seat}`,
    view,
    seat,
    asked,
    sealed: sealed.length > 0,
    choices: face?.choices ?? NO_CHOICES,
    seq: state.seq,
    over: info.outcome !== null,
    stored: info.seats[seat]?.standing,
    tell,
    live: state.link === 'live' && state.ahead === 0 && !state.pending && !state.replaying,
    act,
  })
  const taught = useCoach()?.row != null
  const only = useOnly({
    info,
    taught,
    seat,
    asked,
    sealed: sealed.length > 0,
    choices: face?.choices ?? NO_CHOICES,
    seq: state.seq,
    live: state.link === 'live' && !state.pending && !state.replaying,
    act,
  })
  // What passes by itself calls nobody.
  const called = asked && !standing.passes && !only.goes
  const { title } = gameWords.speech
  useEffect(() => {
    document.title = called ? `● ${say('page-home-your-turn')} · ${title}` : `${title} · Noren`
  }, [called, title, say])

  useMyTurn({
    asked: called,
    table: info.id,
    title: `${say('page-home-your-turn')} · ${title}`,
    question: gameWords.question,
  })

  // With several seats, what may be taken back is what any of them did.
  const react = standing.reply !== null
  useSounds({
    table: info.id,
    asked: called,
    react,
    busy: state.pending,
    beat: state.beat,
    moment: state.moment,
    soundOf: module.sound as Heard['soundOf'],
    outcome: info.outcome,
    seat,
  })
  const back = state.undo.includes(seat) ? seat : state.undo[0]
  const props: BoardProps | null = useMemo(
    () =>
      face === undefined
        ? null
        : {
            view: face.view,
            seat,
            asked,
            waiting: face.waiting,
            choices: face.choices,
            dim: face.dim,
            players,
            gameWords,
            act: words => handle.act(seat, words),
            busy: state.pending,
            undo: back === undefined ? null : () => handle.undo(back),
            sealed: state.sealed[String(seat)] ?? NOTHING,
            seq: state.seq,
            beat: state.beat,
          },
    [face, seat, asked, players, gameWords, handle, state.pending, back, state.sealed, state.seq, state.beat],
  )
  const box: TableBox | null = useMemo(
    () =>
      props === null
        ? null
        : {
            props,
            info,
            handle,
            module,
            clauses: book.clauses,
            openRules: book.open,
            standing,
            only,
            lines: state.lines,
            link: state.link,
            tries: state.tries,
            ahead: state.ahead,
            moment: state.moment,
            replaying: state.replaying,
          },
    [
      props,
      info,
      handle,
      module,
      book,
      standing,
      only,
      state.lines,
      state.link,
      state.tries,
      state.ahead,
      state.moment,
      state.replaying,
    ],
  )
  if (props === null || box === null) return null
  const Board = module.default as (p: BoardProps) => React.ReactNode
  return (
    <TableContext value={box}>
      {/* What a game draws is styled by its own sheets alone: build/rooms.ts. */}
      <div className={`room room-${gameOf(info.game)?.id ?? ''}`}>
        <Board {...props} />
      </div>
    </TableContext>
  )
}

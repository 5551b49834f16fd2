import { REPLIES, standing } from '@noren/sake/words'
import type { Reply } from '@noren/sake/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCoach } from '../../table/coach.ts'
import { useTable } from '../../table/context.ts'
import type { Standing as Common, Windows } from '../../table/standing.ts'
import { answerWords } from './answers.ts'
import type { Question, SakeView } from './model.ts'
import { topOf } from './model.ts'
import type { SakeProps } from './board-context.ts'
import { own, replyText } from './texts.ts'

/** What passes by itself is the table's business; the stick of incense is this game's. */
export interface Standing extends Common {
  /** Passes for me when the incense is out. */
  readonly incense: boolean
  readonly burnDown: (on: boolean) => void
  /** Seconds left of the present window, or null while nothing burns. */
  readonly left: number | null
  readonly limit: number
  readonly more: () => void
}

/** Windows in which doing nothing is an answer; the question says how long it may take. */
const WINDOWS: ReadonlySet<Question['kind']> = new Set(['window', 'respond', 'vanish', 'help', 'defend'])
const isReply = (reply: string): reply is Reply => REPLIES.some(r => r === reply)

/** The windows of this game, as the table knows them. */
export const windows: Windows<SakeView> = {
  ...standing,
  label: (voice, reply) => (isReply(reply) ? replyText(own(voice), reply) : reply),
  answer: (voice, id) => answerWords(own(voice), id),
  drawn: true,
}

/** One question is told from the next by what everybody sees of it. */
function questionKey({ open }: SakeView, q: Question): string {
  const about = q.kind === 'window' ? `${q.about}/${q.card}` : q.kind === 'defend' ? q.against : ''
  return [q.kind, q.seat, about, open.turn, open.plays, open.deck, open.discard.length].join('/')
}

const MORE_MS = 20_000
const TICK_MS = 500

export function useStanding(props: SakeProps, live: boolean): Standing {
  const { view, asked, act, seq } = props
  const { standing: common } = useTable()
  const { held, passes } = common
  const people = props.players.filter(p => p.kind === 'person').length
  // At a lesson or a puzzle nobody waits for an answer.
  const taught = useCoach() !== null
  const [incense, burnDown] = useState(people > 1 && !taught)
  const [clock, setClock] = useState({ key: '', end: 0, now: 0 })
  const acted = useRef(-1)

  const top = topOf(view)
  const limit = top === null || !WINDOWS.has(top.kind) ? 0 : Math.round(top.seconds)
  // One stick for one question: others who answer meanwhile do not light a new one.
  const question =
    top === null || !asked || !live || !incense || held || limit === 0 || passes
      ? null
      : questionKey(view, top)
  useEffect(() => {
    if (question === null) return
    const start = Date.now()
    setClock({ key: question, end: start + limit * 1000, now: start })
    const timer = setInterval(() => setClock(c => ({ ...c, now: Date.now() })), TICK_MS)
    return () => clearInterval(timer)
  }, [question, limit])
  const left =
    question === null
      ? null
      : clock.key === question
        ? Math.max(0, Math.ceil((clock.end - clock.now) / 1000))
        : limit
  useEffect(() => {
    const words = left === 0 ? windows.nothing(props.choices) : null
    if (words === null || acted.current === seq) return
    acted.current = seq
    act(words)
  }, [left, act, seq, props])

  return useMemo(
    () => ({
      ...common,
      incense,
      burnDown,
      left,
      limit,
      more: () => setClock(c => ({ ...c, end: c.end + MORE_MS })),
    }),
    [common, incense, left, limit],
  )
}

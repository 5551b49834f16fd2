import { usePage } from '../i18n/page.ts'
import type { ChatLine } from '@noren/protocol'
import type { PhraseId } from '@noren/protocol/phrases'
import { PHRASE_IDS } from '@noren/protocol/phrases'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { muteKey, useMutes } from '../state/mutes.ts'
import { MOST_LETTERS, wordsOf } from './chat-line.ts'
import { useTable } from './context.ts'
import { monOf, seatColour } from './Mon.tsx'
import { useSideChannel, useMine } from './useSideChannel.ts'
import './talk.css'

/** Signals for games that are played side by side: first there, and nowhere else. */
const SIGNALS: readonly PhraseId[] = ['help', 'mine', 'can-take', 'cannot-take', 'even', 'odd', 'pass']
const MANNERS = PHRASE_IDS.filter(id => !SIGNALS.includes(id))

/** The talk without those whom this reader does not want to hear. */
function useHeard(): readonly ChatLine[] {
  const { info } = useTable()
  const chat = useSideChannel(s => s.chat)
  const mutes = useMutes(s => s.all)
  return useMemo(() => chat.filter(c => !mutes.includes(muteKey(info.id, c.seat))), [chat, mutes, info.id])
}

/** What is said at the table, the phrases at hand, and a line to write. */
export function Talk({ onPoint }: { readonly onPoint: () => void }) {
  const say = usePage()
  const { info, handle, props, link } = useTable()
  const chat = useHeard()
  const hushed = useSideChannel(s => s.hushed)
  const [draft, setDraft] = useState('')
  const [sorry, setSorry] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const told = useRef(hushed)
  const seated = info.seats.some(s => s.yours)
  const together = gameOf(info.game)?.open === true

  useEffect(() => {
    if (chat.length > 0) handle.sideChannel.read()
    const el = list.current
    if (el !== null) el.scrollTop = el.scrollHeight
  }, [chat, handle])
  useEffect(() => {
    if (hushed === null || told.current === hushed) return
    told.current = hushed
    if (hushed.code === 'muted') setSorry(say('page-manners-you-muted'))
    else
      setSorry(
        say(
          hushed.code === 'offline' || hushed.code === 'say-hello-first'
            ? 'page-aside-not-sent'
            : 'page-aside-slower',
        ),
      )
    setDraft(now => (now === '' ? hushed.text : now))
  }, [hushed, say])

  const send = (): void => {
    setSorry('')
    handle.sideChannel.say(draft)
    setDraft('')
  }
  return (
    <div className="talk">
      <div
        className="lines"
        role="log"
        aria-live="polite"
        aria-label={say('page-aside-chat')}
        tabIndex={0}
        ref={list}
      >
        {chat.length === 0 && <p className="none">{say('page-aside-quiet')}</p>}
        {chat.map((line, i) => {
          const who = props.players[line.seat]
          const again = chat[i - 1]?.seat === line.seat
          const mine = info.seats[line.seat]?.yours === true
          return (
            <div
              key={line.n}
              className="said"
              data-mine={mine}
              data-again={again}
              style={{ ['--c' as string]: seatColour(line.seat) }}
            >
              {!again && (
                <span className="by">
                  <Icon name={monOf(who?.crest ?? line.seat)} />
                  <bdi>{who?.name ?? '?'}</bdi>
                </span>
              )}
              <p dir="auto">{wordsOf(line, say)}</p>
            </div>
          )
        })}
      </div>
      {seated ? (
        <>
          <div className="phrases-box" role="group" aria-label={say('page-aside-phrases')}>
            <button type="button" className="chip point" onClick={onPoint}>
              <Icon name="i-point" />
              {say('page-aside-point')}
            </button>
            {[...(together ? SIGNALS : []), ...MANNERS].map(id => (
              <button key={id} type="button" className="chip" onClick={() => handle.sideChannel.phrase(id)}>
                {say(`page-phrase-${id}`)}
              </button>
            ))}
          </div>
          <form
            className="speak"
            onSubmit={e => {
              e.preventDefault()
              send()
            }}
          >
            <input
              className="field"
              dir="auto"
              data-key="say"
              value={draft}
              maxLength={MOST_LETTERS}
              placeholder={say('page-aside-talk-to')}
              aria-label={say('page-aside-talk-to')}
              autoComplete="off"
              enterKeyHint="send"
              onChange={e => setDraft(e.target.value)}
              onKeyDown={e => {
                if (e.key === 'Escape') e.currentTarget.blur()
              }}
            />
            <button
              type="submit"
              className="ibtn"
              aria-label={say('page-aside-send')}
              disabled={draft.trim() === '' || link !== 'live'}
            >
              <Icon name="i-chat" />
            </button>
          </form>
          <p className="sorry" role="status">
            {sorry}
          </p>
        </>
      ) : (
        <p className="none">{say('page-aside-only-seated')}</p>
      )}
    </div>
  )
}

const STAY_MS = 6000
const SLIPS = 3

/** Slips of paper over the table with what was just said, for those who do not have the talk open. */
export function Speech({ onOpen }: { readonly onOpen: () => void }) {
  const { props } = useTable()
  const say = usePage()
  const chat = useHeard()
  const seen = useSideChannel(s => s.seen)
  const mine = useMine()
  const [shown, setShown] = useState<readonly ChatLine[]>([])
  // What was said between the table and this is news all the same.
  const last = useRef(Math.max(seen, 0))
  useEffect(() => {
    const fresh = chat.filter(c => c.n > last.current)
    last.current = Math.max(last.current, chat.at(-1)?.n ?? 0)
    if (fresh.length === 0) return
    setShown(s => [...s, ...fresh].slice(-SLIPS))
    setTimeout(() => setShown(s => s.filter(c => !fresh.includes(c))), STAY_MS)
  }, [chat])
  return (
    <div className="slips">
      {shown
        .filter(c => c.n > seen || mine(c.seat))
        .map(line => {
          const who = props.players[line.seat]
          return (
            <button
              key={line.n}
              type="button"
              className="slip"
              style={{ ['--c' as string]: seatColour(line.seat) }}
              onClick={onOpen}
            >
              <span className="monb">
                <Icon name={monOf(who?.crest ?? line.seat)} />
              </span>
              <span>
                <b>
                  <bdi>{who?.name ?? '?'}</bdi>
                </b>
                <span dir="auto">{wordsOf(line, say)}</span>
              </span>
            </button>
          )
        })}
    </div>
  )
}

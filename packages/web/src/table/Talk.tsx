import type { SaidLine } from '@noren/protocol'
import type { PhraseId } from '@noren/protocol/phrases'
import { PHRASE_IDS, PHRASES } from '@noren/protocol/phrases'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { useLocal } from '../i18n/local.ts'
import { muteKey, useMutes } from '../state/mutes.ts'
import { usePrefs } from '../state/prefs.ts'
import { useTable } from './context.ts'
import { MANNERS as MANNERED } from './manners-words.ts'
import { monOf, seatColour } from './Mon.tsx'
import { useAside, useMine } from './useAside.ts'
import { ASIDE } from './words.ts'

const MOST = 240
/** Signals for games that are played side by side: first there, and nowhere else. */
const SIGNALS: readonly PhraseId[] = ['help', 'mine', 'can-take', 'cannot-take', 'even', 'odd', 'pass']
const MANNERS = PHRASE_IDS.filter(id => !SIGNALS.includes(id))

/** What one line says to a reader of this language; phrases are kept by their names. */
export function wordsOf(line: SaidLine, lang: 'en' | 'fr' | 'it'): string {
  if (line.phrase === undefined) return line.text ?? ''
  // A newer house may know phrases that this page does not.
  return (PHRASES as Partial<typeof PHRASES>)[line.phrase]?.[lang] ?? ''
}

/** The talk without those whom this reader does not want to hear. */
function useHeard(): readonly SaidLine[] {
  const { info } = useTable()
  const chat = useAside(s => s.chat)
  const mutes = useMutes(s => s.all)
  return useMemo(() => chat.filter(c => !mutes.includes(muteKey(info.id, c.seat))), [chat, mutes, info.id])
}

/** What is said at the table, the phrases at hand, and a line to write. */
export function Talk({ onPoint }: { readonly onPoint: () => void }) {
  const say = useLocal(ASIDE)
  const polite = useLocal(MANNERED)
  const { info, handle, props, link } = useTable()
  const lang = usePrefs(p => p.lang)
  const chat = useHeard()
  const hushed = useAside(s => s.hushed)
  const [draft, setDraft] = useState('')
  const [sorry, setSorry] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const told = useRef(hushed)
  const seated = info.seats.some(s => s.yours)
  const together = gameOf(info.game)?.open === true

  useEffect(() => {
    if (chat.length > 0) handle.aside.read()
    const el = list.current
    if (el !== null) el.scrollTop = el.scrollHeight
  }, [chat, handle])
  useEffect(() => {
    if (hushed === null || told.current === hushed) return
    told.current = hushed
    if (hushed.code === 'muted') setSorry(polite('youMuted'))
    else setSorry(say(hushed.code === 'offline' || hushed.code === 'say-hello-first' ? 'notSent' : 'slower'))
    setDraft(now => (now === '' ? hushed.text : now))
  }, [hushed, say, polite])

  const send = (): void => {
    setSorry('')
    handle.aside.say(draft)
    setDraft('')
  }
  return (
    <div className="talk">
      <div className="lines" role="log" aria-live="polite" aria-label={say('chat')} tabIndex={0} ref={list}>
        {chat.length === 0 && <p className="none">{say('quiet')}</p>}
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
              <p dir="auto">{wordsOf(line, lang)}</p>
            </div>
          )
        })}
      </div>
      {seated ? (
        <>
          <div className="phrases-box" role="group" aria-label={say('phrases')}>
            <button type="button" className="chip point" onClick={onPoint}>
              <Icon name="i-point" />
              {say('point')}
            </button>
            {[...(together ? SIGNALS : []), ...MANNERS].map(id => (
              <button key={id} type="button" className="chip" onClick={() => handle.aside.phrase(id)}>
                {PHRASES[id][lang]}
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
              maxLength={MOST}
              placeholder={say('talkTo')}
              aria-label={say('talkTo')}
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
              aria-label={say('send')}
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
        <p className="none">{say('onlySeated')}</p>
      )}
    </div>
  )
}

const STAY_MS = 6000
const SLIPS = 3

/** Slips of paper over the table with what was just said, for those who do not have the talk open. */
export function Speech({ onOpen }: { readonly onOpen: () => void }) {
  const { props } = useTable()
  const lang = usePrefs(p => p.lang)
  const chat = useHeard()
  const seen = useAside(s => s.seen)
  const mine = useMine()
  const [shown, setShown] = useState<readonly SaidLine[]>([])
  const last = useRef(chat.at(-1)?.n ?? 0)
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
                <span dir="auto">{wordsOf(line, lang)}</span>
              </span>
            </button>
          )
        })}
    </div>
  )
}

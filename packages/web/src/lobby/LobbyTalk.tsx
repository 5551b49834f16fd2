import type { TableInfo } from '@noren/protocol'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { muteKey, useMutes } from '../state/mutes.ts'
import type { TableHandle } from '../state/table.ts'
import { MOST_LETTERS, wordsOf } from '../table/chat-line.ts'
import { seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'

interface Props {
  readonly handle: TableHandle
  readonly info: TableInfo
}

/** What is said while the table fills. Whoever sits may speak; whom a reader does not hear is not shown. */
export function LobbyTalk({ handle, info }: Props) {
  const say = usePage()
  const { store } = handle.sideChannel
  const [all, hushed] = [useStore(store, s => s.chat), useStore(store, s => s.hushed)]
  const mutes = useMutes(s => s.all)
  const [draft, setDraft] = useState('')
  const [sorry, setSorry] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const chat = all.filter(c => !mutes.includes(muteKey(info.id, c.seat)))
  useEffect(() => {
    if (all.length > 0) handle.sideChannel.read()
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [all, handle])
  useEffect(() => {
    if (hushed === null) return
    const down = hushed.code === 'offline' || hushed.code === 'say-hello-first'
    setSorry(
      say(
        hushed.code === 'muted'
          ? 'page-manners-you-muted'
          : down
            ? 'page-aside-not-sent'
            : 'page-aside-slower',
      ),
    )
    setDraft(now => (now === '' ? hushed.text : now))
  }, [hushed, say])
  return (
    <section className="lobtalk" aria-label={say('page-aside-chat')}>
      <h2>{say('page-aside-chat')}</h2>
      <div
        className="lines"
        role="log"
        aria-live="polite"
        aria-label={say('page-aside-chat')}
        tabIndex={0}
        ref={list}
      >
        {chat.length === 0 && <p className="none">{say('page-aside-quiet')}</p>}
        {chat.map(line => {
          const seat = info.seats[line.seat]
          return (
            <p key={line.n} className="line" style={{ ['--c' as string]: seatColour(line.seat) }}>
              <b>
                <bdi>{seat === undefined || seat.kind === 'empty' ? '–' : nameOf(seat, line.seat)}</bdi>
              </b>{' '}
              <span dir="auto">{wordsOf(line, say)}</span>
            </p>
          )
        })}
      </div>
      {info.seats.some(s => s.yours) ? (
        <form
          className="speak"
          onSubmit={e => {
            e.preventDefault()
            setSorry('')
            handle.sideChannel.say(draft)
            setDraft('')
          }}
        >
          <input
            className="field"
            dir="auto"
            value={draft}
            maxLength={MOST_LETTERS}
            placeholder={say('page-aside-talk-to')}
            aria-label={say('page-aside-talk-to')}
            autoComplete="off"
            enterKeyHint="send"
            onChange={e => setDraft(e.target.value)}
          />
          <button
            type="submit"
            className="btn ghost"
            aria-label={say('page-aside-send')}
            disabled={draft.trim() === ''}
          >
            <Icon name="i-chat" />
          </button>
        </form>
      ) : (
        <p className="none">{say('page-aside-only-seated')}</p>
      )}
      <p className="sorry" role="status">
        {sorry}
      </p>
    </section>
  )
}

import { usePage } from '../i18n/page.ts'
import type { Event } from '@noren/engine'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'
import { Mon } from './Mon.tsx'
import { plainText } from './rich.tsx'
import { useSideChannel } from './useSideChannel.ts'
import './asked-back.css'

const SHOWN = 6

/** The request that lies on the table: what would be undone, who agreed, and my answer. */
export function AskedBack() {
  const say = usePage()
  const { props, info, handle, lines } = useTable()
  const ask = useSideChannel(s => s.ask)
  const ended = useSideChannel(s => s.ended)
  const refused = useSideChannel(s => s.refused)
  const { players, gameWords } = props
  const nameOf = (seat: number): string => players[seat]?.name ?? '?'
  const told = useRef({ ended, refused })

  useEffect(() => {
    if (ended === null || told.current.ended === ended) return
    told.current.ended = ended
    if (ended.no === null) toast('good', say('page-aside-all-agreed'))
    else if (ended.no === ended.by) toast('note', say('page-aside-took-away', { name: nameOf(ended.no) }))
    else toast('note', say('page-aside-said-no', { name: nameOf(ended.no) }))
  })
  useEffect(() => {
    if (refused === null || told.current.refused === refused) return
    told.current.refused = refused
    toast('bad', codeText(say, refused.code ?? 'stale', refused.sentence ?? ''))
  }, [refused, say])

  if (ask === null || info.status !== 'playing') return null
  const mine = info.seats.flatMap((s, i) => (s.yours ? [i] : []))
  const [first] = mine
  const asks = mine.includes(ask.by)
  const open = first !== undefined && !asks && !mine.every(seat => ask.yes.includes(seat))
  const undone = lines
    .filter(l => l.seq >= ask.to && !l.undone)
    .flatMap(l => l.events.map(e => gameWords.sentence(e as Event)))
    .filter(text => text !== null)
  const others = players.filter(p => p.seat !== ask.by && p.kind === 'person')
  return (
    <section className="askback paper" role="alertdialog" aria-labelledby="askback-title">
      <h3 id="askback-title">
        <Icon name="i-undo" />
        {asks ? say('page-aside-you-ask') : say('page-aside-asks', { name: nameOf(ask.by) })}
      </h3>
      {undone.length > 0 && (
        <>
          <p>{say('page-aside-would-undo')}</p>
          <ul>
            {undone.slice(0, SHOWN).map((text, i) => (
              <li key={i}>{plainText(text)}</li>
            ))}
            {undone.length > SHOWN && <li>…</li>}
          </ul>
        </>
      )}
      <div className="answers">
        <ul className="votes">
          {others.map(p => {
            const yes = ask.yes.includes(p.seat)
            const text = say(yes ? 'page-aside-agreed' : 'page-aside-not-yet', { name: p.name })
            return (
              <li key={p.seat} data-yes={yes} title={text}>
                <Mon player={p} />
                <i>
                  <Icon name={yes ? 'i-check' : 'i-clock'} />
                </i>
                <span className="vh">{text}</span>
              </li>
            )
          })}
        </ul>
        {asks && first !== undefined && (
          <button
            type="button"
            className="btn ghost"
            onClick={() => handle.sideChannel.answer(ask.by, false)}
          >
            {say('page-aside-never-mind')}
          </button>
        )}
        {open && (
          <>
            <button
              type="button"
              className="btn ghost"
              onClick={() => handle.sideChannel.answer(first, false)}
            >
              {say('page-aside-disagree')}
            </button>
            <button
              type="button"
              className="btn hanko"
              onClick={() => handle.sideChannel.answer(first, true)}
            >
              <Icon name="i-check" />
              {say('page-aside-agree')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

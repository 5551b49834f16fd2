import type { Event } from '@noren/engine'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { codeText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'
import { Mon } from './Mon.tsx'
import { plainText } from './rich.tsx'
import { useAside } from './useAside.ts'
import { ASIDE } from './words.ts'

/** Asks everybody to let me take my last choice back, where it is not free any more. */
export function AskBackButton({ small }: { readonly small: boolean }) {
  const say = useLocal(ASIDE)
  const { t } = useTranslation()
  const { props, info, handle, link } = useTable()
  const askable = useAside(s => s.askable)
  const ask = useAside(s => s.ask)
  const seat = askable.includes(props.seat) ? props.seat : askable[0]
  if (seat === undefined || handle.sofa !== undefined || info.status !== 'playing') return null
  // Bots always agree: where nobody else has a say, it is simply taken back.
  const alone = info.seats.every(s => s.yours || s.kind !== 'person')
  const text = alone ? t('table.takeBack') : say('askBack')
  return (
    <button
      type="button"
      className={small ? 'btn ghost askbtn' : 'btn ghost'}
      title={text}
      data-key="undo"
      disabled={ask !== null || props.busy || link !== 'live'}
      onClick={() => handle.aside.askBack(seat)}
    >
      <Icon name="i-undo" />
      <span className={small ? 'vh' : undefined}>{text}</span>
      <kbd>Z</kbd>
    </button>
  )
}

const SHOWN = 6

/** The request that lies on the table: what would be undone, who agreed, and my answer. */
export function AskedBack() {
  const say = useLocal(ASIDE)
  const { t } = useTranslation()
  const { props, info, handle, lines } = useTable()
  const ask = useAside(s => s.ask)
  const ended = useAside(s => s.ended)
  const refused = useAside(s => s.refused)
  const { players, tongue } = props
  const nameOf = (seat: number): string => players[seat]?.name ?? '?'
  const told = useRef({ ended, refused })

  useEffect(() => {
    if (ended === null || told.current.ended === ended) return
    told.current.ended = ended
    if (ended.no === null) toast('good', say('allAgreed'))
    else if (ended.no === ended.by) toast('note', say('tookAway', { name: nameOf(ended.no) }))
    else toast('note', say('saidNo', { name: nameOf(ended.no) }))
  })
  useEffect(() => {
    if (refused === null || told.current.refused === refused) return
    told.current.refused = refused
    toast('bad', codeText(t, refused.code ?? 'stale', refused.sentence ?? ''))
  }, [refused, t])

  if (ask === null || info.status !== 'playing') return null
  const mine = info.seats.flatMap((s, i) => (s.yours ? [i] : []))
  const [first] = mine
  const asks = mine.includes(ask.by)
  const open = first !== undefined && !asks && !mine.every(seat => ask.yes.includes(seat))
  const undone = lines
    .filter(l => l.seq >= ask.to && !l.undone)
    .flatMap(l => l.events.map(e => tongue.sentence(e as Event)))
    .filter(text => text !== null)
  const others = players.filter(p => p.seat !== ask.by && p.kind === 'person')
  return (
    <section className="askback paper" role="alertdialog" aria-labelledby="askback-title">
      <h3 id="askback-title">
        <Icon name="i-undo" />
        {asks ? say('youAsk') : say('asks', { name: nameOf(ask.by) })}
      </h3>
      {undone.length > 0 && (
        <>
          <p>{say('wouldUndo')}</p>
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
            const text = say(yes ? 'agreed' : 'notYet', { name: p.name })
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
          <button type="button" className="btn ghost" onClick={() => handle.aside.answer(ask.by, false)}>
            {say('neverMind')}
          </button>
        )}
        {open && (
          <>
            <button type="button" className="btn ghost" onClick={() => handle.aside.answer(first, false)}>
              {say('disagree')}
            </button>
            <button type="button" className="btn hanko" onClick={() => handle.aside.answer(first, true)}>
              <Icon name="i-check" />
              {say('agree')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

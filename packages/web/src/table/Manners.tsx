import { usePage } from '../i18n/page.ts'
import type { Deed } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { muteKey, useMutes } from '../state/mutes.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'

/** Does something to the manners of this table, and says so if it cannot be done. */
function useDeed(): (deed: Deed) => Promise<void> {
  const say = usePage()
  const { info, handle } = useTable()
  return async deed => {
    try {
      await handle.ask(() => api.behave(info.id, deed))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
}

/** A page whose clock is wrong waits no longer than this. */
const LONGEST = 600_000

/** The first seat whose person may be voted about by now. */
function useAbsent(): number | null {
  const { info } = useTable()
  const [now, setNow] = useState(Date.now)
  const from = info.seats.map(s => s.absentFrom ?? Number.POSITIVE_INFINITY)
  const next = Math.min(...from)
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const wait = Math.min(Math.max(0, next - Date.now()), LONGEST)
    const timer = setTimeout(() => setNow(Math.max(Date.now(), next)), wait + 100)
    return () => clearTimeout(timer)
  }, [next])
  const seat = from.findIndex(at => at <= now)
  return info.status === 'playing' && seat >= 0 ? seat : null
}

const CHOICES = ['bot', 'wait', 'end'] as const

/** Somebody is gone: those who are here say what shall become of the seat. */
export function AbsencePaper() {
  const say = usePage()
  const { props, info } = useTable()
  const absent = useAbsent()
  const deed = useDeed()
  if (absent === null || props.seat < 0) return null
  const votes = info.seats[absent]?.votes ?? {}
  const name = (seat: number): string => props.players[seat]?.name ?? '?'
  return (
    <section className="askback paper" role="alertdialog" aria-labelledby="absence-title">
      <h3 id="absence-title">
        <Icon name="i-clock" />
        {say('page-manners-gone', { name: name(absent) })}
      </h3>
      <p>{say('page-manners-gone-more')}</p>
      <ul>
        {CHOICES.flatMap(what =>
          Object.keys(votes)
            .filter(seat => votes[seat] === what)
            .map(seat => (
              <li key={seat}>
                {say('page-manners-wants', { name: name(Number(seat)), what: say(`page-manners-${what}`) })}
              </li>
            )),
        )}
      </ul>
      <div className="answers">
        {CHOICES.map(what => (
          <button
            key={what}
            type="button"
            className={what === 'bot' ? 'btn hanko' : 'btn ghost'}
            aria-pressed={votes[String(props.seat)] === what}
            onClick={() => void deed({ do: 'vote', seat: absent, vote: what })}
          >
            {say(`page-manners-${what}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Giving up: two touches, and not where one leaves. */
export function Concede() {
  const say = usePage()
  const { props, info, handle } = useTable()
  const [sure, setSure] = useState(false)
  const deed = useDeed()
  const mine = info.seats[props.seat]
  if (
    info.status !== 'playing' ||
    mine?.yours !== true ||
    mine.conceded === true ||
    handle.sofa !== undefined
  )
    return null
  return (
    <section className="concede">
      <p>{say(info.seats.length === 2 ? 'page-manners-concede-two' : 'page-manners-concede-more')}</p>
      {sure ? (
        <button
          type="button"
          className="btn hanko"
          onClick={() => void deed({ do: 'concede', seat: props.seat })}
        >
          {say('page-manners-concede-sure')}
        </button>
      ) : (
        <button type="button" className="btn ghost" onClick={() => setSure(true)}>
          {say('page-manners-concede')}
        </button>
      )}
    </section>
  )
}

/** Whom I hear, and whom the table hears. */
export function Hearing() {
  const say = usePage()
  const { props, info, handle } = useTable()
  const mutes = useMutes()
  const deed = useDeed()
  const others = props.players.filter(p => p.kind === 'person' && !p.yours)
  if (handle.sofa !== undefined || others.length === 0) return null
  return (
    <section className="hearing">
      <h3>{say('page-manners-people')}</h3>
      <ul className="devices">
        {others.map(({ seat, name }) => {
          const mine = mutes.all.includes(muteKey(info.id, seat))
          const all = info.seats[seat]?.muted === true
          const own = say(mine ? 'page-manners-unmute-me' : 'page-manners-mute-me')
          const every = say(all ? 'page-manners-unmute-all' : 'page-manners-mute-all')
          return (
            <li key={seat}>
              <span className="l">
                <bdi>{name}</bdi>
                {all && <small>{say('page-manners-muted')}</small>}
              </span>
              <button
                type="button"
                className="btn ghost"
                aria-label={say('page-manners-of', { what: own, name })}
                onClick={() => mutes.set(info.id, seat, !mine)}
              >
                {own}
              </button>
              {info.host && (
                <button
                  type="button"
                  className="btn ghost"
                  aria-label={say('page-manners-of', { what: every, name })}
                  onClick={() => void deed({ do: 'mute', seat, on: !all })}
                >
                  {every}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { usePage } from '../i18n/page.ts'
import type { BotLevel, SeatInfo } from '@noren/protocol'
import { Icon } from '../art/Icon.tsx'
import { monOf, seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'

interface Props {
  readonly seat: SeatInfo
  readonly n: number
  /** The reader is the host. */
  readonly host: boolean
  /** The host sits here. */
  readonly hosts: boolean
  readonly levels: readonly BotLevel[]
  readonly busy: boolean
  /** Sitting here is sitting down, or moving; null when neither is possible. */
  readonly sit: 'sit' | 'move' | null
  readonly onSit: () => void
  readonly onStand: () => void
  readonly onBot: (level: BotLevel) => void
  readonly onSendAway: () => void
}

/** One place at the table before the game. */
export function LobbySeat({
  seat,
  n,
  host,
  hosts,
  levels,
  busy,
  sit,
  onSit,
  onStand,
  onBot,
  onSendAway,
}: Props) {
  const say = usePage()
  const level = (
    <select
      className="field"
      aria-label={say('page-lobby-level-of', { seat: n + 1 })}
      value={seat.level ?? ''}
      disabled={busy}
      onChange={e => {
        const wanted = levels.find(l => l === e.target.value)
        if (wanted !== undefined) onBot(wanted)
      }}
    >
      {seat.level === undefined && <option value="">{say('page-lobby-add-bot')}</option>}
      {levels.map(l => (
        <option key={l} value={l}>
          {say('page-lobby-bot', { level: say(`page-bots-${l}`) })}
        </option>
      ))}
    </select>
  )
  const here =
    seat.kind === 'person'
      ? seat.online || seat.yours
        ? say('page-waiting-ready')
        : say('page-waiting-not-here')
      : null
  const notes = [
    say('page-lobby-seat', { n: n + 1 }),
    seat.yours ? say('page-lobby-you') : null,
    hosts ? say('page-waiting-host') : null,
    seat.ready === true ? say('page-manners-is-ready') : null,
    here,
  ]
  return (
    <li className="mat" data-kind={seat.kind} style={{ ['--c' as string]: seatColour(n) }}>
      <span className="monb">
        <Icon name={seat.kind === 'empty' ? 'i-seat' : seat.kind === 'bot' ? 'i-bot' : monOf(seat.crest)} />
        {here !== null && (
          <i className="here" data-here={seat.online || seat.yours}>
            <Icon name={seat.online || seat.yours ? 'i-check' : 'i-clock'} />
          </i>
        )}
      </span>
      <span className="who">
        <b dir="auto">{seat.kind === 'empty' ? say('page-lobby-empty') : nameOf(seat, n)}</b>
        <small>
          {seat.kind === 'bot' && seat.level !== undefined && !host
            ? say('page-lobby-bot', { level: say(`page-bots-${seat.level}`) })
            : notes.filter(x => x !== null).join(' · ')}
        </small>
      </span>
      <span className="do">
        {host && seat.kind !== 'person' && level}
        {seat.kind === 'empty' && sit !== null && (
          <button
            type="button"
            className={sit === 'sit' ? 'btn ink' : 'btn ghost'}
            disabled={busy}
            onClick={onSit}
          >
            {sit === 'sit' ? say('page-lobby-sit') : say('page-waiting-move')}
          </button>
        )}
        {seat.kind === 'bot' && host && (
          <button
            type="button"
            className="ibtn"
            disabled={busy}
            aria-label={say('page-lobby-remove-bot')}
            title={say('page-lobby-remove-bot')}
            onClick={onStand}
          >
            <Icon name="i-close" />
          </button>
        )}
        {seat.kind === 'person' && host && !seat.yours && (
          <button
            type="button"
            className="btn ghost"
            disabled={busy}
            aria-label={say('page-manners-send-away-of', { name: nameOf(seat, n) })}
            onClick={onSendAway}
          >
            {say('page-manners-send-away')}
          </button>
        )}
        {seat.yours && (
          <button type="button" className="btn ghost" disabled={busy} onClick={onStand}>
            {say('page-lobby-stand')}
          </button>
        )}
      </span>
    </li>
  )
}

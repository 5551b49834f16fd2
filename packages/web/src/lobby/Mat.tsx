import type { BotLevel, SeatInfo } from '@noren/protocol'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { MANNERS } from '../table/manners-words.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'
import { LOBBY } from './words.ts'

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
export function Mat({ seat, n, host, hosts, levels, busy, sit, onSit, onStand, onBot, onSendAway }: Props) {
  const { t } = useTranslation()
  const say = useLocal(LOBBY)
  const polite = useLocal(MANNERS)
  const level = (
    <select
      className="field"
      aria-label={t('lobby.levelOf', { seat: n + 1 })}
      value={seat.level ?? ''}
      disabled={busy}
      onChange={e => {
        const wanted = levels.find(l => l === e.target.value)
        if (wanted !== undefined) onBot(wanted)
      }}
    >
      {seat.level === undefined && <option value="">{t('lobby.addBot')}</option>}
      {levels.map(l => (
        <option key={l} value={l}>
          {t('lobby.bot', { level: t(`bots.${l}`) })}
        </option>
      ))}
    </select>
  )
  const here = seat.kind === 'person' ? (seat.online || seat.yours ? say('ready') : say('notHere')) : null
  const notes = [
    t('lobby.seat', { n: n + 1 }),
    seat.yours ? t('lobby.you') : null,
    hosts ? say('host') : null,
    seat.ready === true ? polite('isReady') : null,
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
        <b dir="auto">{seat.kind === 'empty' ? t('lobby.empty') : nameOf(seat, n)}</b>
        <small>
          {seat.kind === 'bot' && seat.level !== undefined && !host
            ? t('lobby.bot', { level: t(`bots.${seat.level}`) })
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
            {sit === 'sit' ? t('lobby.sit') : say('move')}
          </button>
        )}
        {seat.kind === 'bot' && host && (
          <button
            type="button"
            className="ibtn"
            disabled={busy}
            aria-label={t('lobby.removeBot')}
            title={t('lobby.removeBot')}
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
            aria-label={polite('sendAwayOf', { name: nameOf(seat, n) })}
            onClick={onSendAway}
          >
            {polite('sendAway')}
          </button>
        )}
        {seat.yours && (
          <button type="button" className="btn ghost" disabled={busy} onClick={onStand}>
            {t('lobby.stand')}
          </button>
        )}
      </span>
    </li>
  )
}

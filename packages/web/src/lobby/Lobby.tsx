import type { BotLevel, SeatInfo, TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import { gameOf } from '../games/index.ts'
import { LangSwitch } from '../home/LangSwitch.tsx'
import { MeButton } from '../home/MeButton.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import type { TableHandle } from '../state/table.ts'
import { toast } from '../state/toasts.ts'
import { Invite, linkOf } from '../table/Invite.tsx'
import { monOf, seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'
import { ChosenOptions } from './ChosenOptions.tsx'
import { Qr } from './Qr.tsx'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`

interface Props {
  readonly handle: TableHandle
  readonly info: TableInfo
}

/** Empty mats around a table: sit, invite, seat bots, start. */
export function Lobby({ handle, info }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const game = gameOf(info.game)
  const name = game === undefined ? info.game : t(`games.${game.id}.name`)
  const seated = info.seats.some(s => s.yours)
  const empty = info.seats.flatMap((s, i) => (s.kind === 'empty' ? [i] : []))
  useEffect(() => {
    document.title = `${name} · Noren`
    // The board travels while the table fills.
    void game?.load?.board()
  }, [name, game])

  const ask = async (...deeds: readonly (() => Promise<TableInfo>)[]): Promise<void> => {
    setBusy(true)
    try {
      for (const deed of deeds) handle.told(await deed())
    } catch (e) {
      toast('bad', refusalText(t, e))
    }
    setBusy(false)
  }
  const levels = useLevels(info.game)
  const level = levels.includes('bushi') ? 'bushi' : levels.at(-1)
  const fill = level === undefined ? [] : empty.map(seat => () => api.bot(info.id, { seat, level }))
  return (
    <div className="lob">
      <Picture svg={SKY} className="sky" />
      <header className="hbar">
        <Link href="/" className="brand">
          <Icon name="logo" />
          Noren
        </Link>
        <span className="grow" />
        <LangSwitch />
        <MeButton />
      </header>
      <main className="lobbox paper">
        <h1>
          {game !== undefined && <Icon name={game.crest} style={{ color: game.dye }} />}
          <span>
            {name}
            <small>{t('lobby.title')}</small>
          </span>
        </h1>
        <Invite id={info.id} />
        {empty.length === 0 && !seated && (
          <p className="full" role="status">
            <b>{t('lobby.full')}</b> {t('lobby.fullMore')}
          </p>
        )}
        <ol className="mats">
          {info.seats.map((seat, i) => (
            <Mat
              key={i}
              seat={seat}
              n={i}
              host={info.host}
              levels={levels}
              busy={busy}
              canSit={!seated || game?.alone !== undefined}
              onSit={() => void ask(() => api.sit(info.id, { seat: i }))}
              onStand={() => void ask(() => api.stand(info.id, { seat: i }))}
              onBot={level => void ask(() => api.bot(info.id, { seat: i, level }))}
            />
          ))}
        </ol>
        <ChosenOptions info={info} />
        <div className="boxfoot">
          <Link href="/" className="btn ghost">
            {t('table.home')}
          </Link>
          {info.host && empty.length > 0 && seated && (
            <button type="button" className="btn ink" disabled={busy} onClick={() => void ask(...fill)}>
              <Icon name="i-bot" />
              {t('lobby.fill')}
            </button>
          )}
          {info.host && (
            <button
              type="button"
              className="btn hanko"
              disabled={busy || (empty.length > 0 && !seated)}
              onClick={() => void ask(...fill, () => api.start(info.id))}
            >
              <Icon name="i-play" />
              {empty.length > 0 ? t('lobby.startBots') : t('lobby.start')}
            </button>
          )}
        </div>
        {!info.host && <p className="wait">{t('lobby.hostOnly')}</p>}
        <details className="qr">
          <summary>{t('lobby.show')}</summary>
          <Qr text={linkOf(info.id)} />
        </details>
      </main>
    </div>
  )
}

/** The levels at which bots play this game. */
function useLevels(game: string): readonly BotLevel[] {
  const [levels, setLevels] = useState<readonly BotLevel[]>([])
  useEffect(() => {
    let gone = false
    api
      .games()
      .then(list => {
        if (!gone) setLevels(list.find(g => g.id === game)?.levels ?? [])
      })
      // Without an answer the lobby offers no bots; the socket's banner says the rest.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [game])
  return levels
}

interface MatProps {
  readonly seat: SeatInfo
  readonly n: number
  readonly host: boolean
  readonly levels: readonly BotLevel[]
  readonly busy: boolean
  readonly canSit: boolean
  readonly onSit: () => void
  readonly onStand: () => void
  readonly onBot: (level: BotLevel) => void
}

function Mat({ seat, n, host, levels, busy, canSit, onSit, onStand, onBot }: MatProps) {
  const { t } = useTranslation()
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
  return (
    <li className="mat" data-kind={seat.kind} style={{ ['--c' as string]: seatColour(n) }}>
      <span className="monb">
        <Icon name={seat.kind === 'empty' ? 'i-seat' : seat.kind === 'bot' ? 'i-bot' : monOf(seat.crest)} />
      </span>
      <span className="who">
        <b>{seat.kind === 'empty' ? t('lobby.empty') : nameOf(seat, n)}</b>
        <small>
          {seat.kind === 'bot' && seat.level !== undefined && !host
            ? t('lobby.bot', { level: t(`bots.${seat.level}`) })
            : [t('lobby.seat', { n: n + 1 }), seat.yours ? t('lobby.you') : null]
                .filter(x => x !== null)
                .join(' · ')}
        </small>
      </span>
      <span className="do">
        {host && seat.kind !== 'person' && level}
        {seat.kind === 'empty' && canSit && (
          <button type="button" className="btn ink" disabled={busy} onClick={onSit}>
            {t('lobby.sit')}
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
        {seat.yours && (
          <button type="button" className="btn ghost" disabled={busy} onClick={onStand}>
            {t('lobby.stand')}
          </button>
        )}
      </span>
    </li>
  )
}

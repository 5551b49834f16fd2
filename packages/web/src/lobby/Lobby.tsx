import type { BotLevel, TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { LangSwitch } from '../home/LangSwitch.tsx'
import { MeButton } from '../home/MeButton.tsx'
import { useLocal } from '../i18n/local.ts'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import type { TableHandle } from '../state/table.ts'
import { toast } from '../state/toasts.ts'
import { Invite, useLink } from '../table/Invite.tsx'
import { MANNERS } from '../table/manners-words.ts'
import { nameOf } from '../table/names.ts'
import { ChosenOptions } from './ChosenOptions.tsx'
import { Mat } from './Mat.tsx'
import { Qr } from './Qr.tsx'
import './lobby.css'
import { LOBBY } from './words.ts'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`

interface Props {
  readonly handle: TableHandle
  readonly info: TableInfo
}

/** Empty mats around a table: sit, invite, seat bots, start. */
export default function Lobby({ handle, info }: Props) {
  const { t } = useTranslation()
  const link = useLink(info.id)
  const say = useLocal(LOBBY)
  const polite = useLocal(MANNERS)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const game = gameOf(info.game)
  const name = game === undefined ? info.game : gameText(t, game.id, 'name')
  const seated = info.seats.some(s => s.yours)
  const ready = info.seats.some(s => s.yours && s.ready === true)
  const empty = info.seats.flatMap((s, i) => (s.kind === 'empty' ? [i] : []))
  useEffect(() => {
    document.title = `${name} · Noren`
    // The board travels while the table fills; if it cannot, it is asked for again when the game begins.
    game?.load.board().catch(() => undefined)
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
  /** Nobody sits on two mats, except where one person may play several. */
  const moves = (to: number): (() => Promise<TableInfo>)[] => {
    const sit = () => api.sit(info.id, { seat: to })
    return seated && game?.alone === undefined ? [() => api.stand(info.id), sit] : [sit]
  }
  const again = async (): Promise<void> => {
    setBusy(true)
    try {
      const { game: rules, seats, options, time, listed } = info
      const table = {
        game: rules,
        seats: seats.length,
        options,
        listed,
        ...(time === undefined ? {} : { time }),
      }
      go(`/t/${(await api.open(table)).id}`)
    } catch (e) {
      toast('bad', refusalText(t, e))
      setBusy(false)
    }
  }
  const coming = info.seats.flatMap((s, i) =>
    s.kind === 'person' && !s.online && !s.yours ? [nameOf(s, i)] : [],
  )
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
            <b>{t('lobby.full')}</b> {say('watch')}
            <button type="button" className="btn ghost" disabled={busy} onClick={() => void again()}>
              {say('again')}
            </button>
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
              hosts={info.hostSeat === i}
              sit={!seated || game?.alone !== undefined ? 'sit' : 'move'}
              onSit={() => void ask(...moves(i))}
              onStand={() => void ask(() => api.stand(info.id, { seat: i }))}
              onSendAway={() => void ask(() => api.behave(info.id, { do: 'send-away', seat: i }))}
              onBot={level => void ask(() => api.bot(info.id, { seat: i, level }))}
            />
          ))}
        </ol>
        <ChosenOptions info={info} />
        <div className="boxfoot">
          <Link href="/" className="btn ghost">
            {t('table.home')}
          </Link>
          {seated && (
            <button
              type="button"
              className="btn ghost"
              disabled={busy}
              aria-pressed={ready}
              onClick={() => void ask(() => api.behave(info.id, { do: 'ready', on: !ready }))}
            >
              {polite(ready ? 'notReady' : 'ready')}
            </button>
          )}
          {info.host && (
            <button
              type="button"
              className="btn ghost"
              disabled={busy}
              aria-pressed={info.selfStart === true}
              onClick={() =>
                void ask(() => api.behave(info.id, { do: 'self-start', on: info.selfStart !== true }))
              }
            >
              {polite('selfStart')}
            </button>
          )}
          {info.host && (
            <button
              type="button"
              className="btn ghost"
              title={say('shuffleMore')}
              disabled={busy}
              onClick={() => void ask(() => api.shuffle(info.id))}
            >
              <Icon name="i-shuffle" />
              {say('shuffle')}
            </button>
          )}
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
        {coming.length > 0 && <p className="wait">{say('waitFor', { names: coming.join(', ') })}</p>}
        {!info.host && <p className="wait">{t('lobby.hostOnly')}</p>}
        <details className="qr">
          <summary>{t('lobby.show')}</summary>
          <Qr text={link} />
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

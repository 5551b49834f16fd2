import { usePage } from '../i18n/page.ts'
import type { GameInfo, TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import { gamesHere, useGameOf } from '../games/outside.ts'
import { gameText } from '../i18n/index.ts'
import { LangSwitch } from '../home/LangSwitch.tsx'
import { MeButton } from '../home/MeButton.tsx'
import { useSpeechState } from '../i18n/game-speech.ts'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import type { TableHandle } from '../state/table.ts'
import { toast } from '../state/toasts.ts'
import { Invite, useLink } from '../table/Invite.tsx'
import { nameOf } from '../table/names.ts'
import { LobbyOptions } from './LobbyOptions.tsx'
import { LobbySeat } from './LobbySeat.tsx'
import { LobbyTalk } from './LobbyTalk.tsx'
import { Qr } from './Qr.tsx'
import '../table/talk.css'
import './lobby.css'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`

interface Props {
  readonly handle: TableHandle
  readonly info: TableInfo
}

/** The seats of a table that has not begun: sit, invite, seat bots, start. */
export default function Lobby({ handle, info }: Props) {
  const say = usePage()
  const link = useLink(info.id)
  const [, go] = useLocation()
  const [asking, setBusy] = useState(false)
  const busy = asking || info.starting === true
  const game = useGameOf(info.game) ?? undefined
  const name = game === undefined ? info.game : gameText(say, game.id, 'name')
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
      for (const deed of deeds) await handle.ask(deed)
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
    setBusy(false)
  }
  /** Nobody holds two seats, except where one person may play several. */
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
        ...(info.private === true ? { private: true } : {}),
      }
      go(`/t/${(await api.open(table)).id}`)
    } catch (e) {
      toast('bad', refusalText(say, e))
      setBusy(false)
    }
  }
  const coming = info.seats.flatMap((s, i) =>
    s.kind === 'person' && !s.online && !s.yours ? [nameOf(s, i)] : [],
  )
  const { found: rules, settled } = useGameInfo(info.game)
  const { speech, settled: worded } = useSpeechState(info.game)
  // What came later would push the buttons away from under a finger.
  const furnished = settled && worded
  const levels = rules?.levels ?? []
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
      {!furnished ? (
        <p className="moment">{say('page-common-loading')}</p>
      ) : (
        <main className="lobbox paper">
          <h1>
            {game !== undefined && <Icon name={game.crest} style={{ color: game.dye }} />}
            <span>
              {name}
              <small>
                {info.fork === undefined ? '' : `${say('page-table-fork')} · `}
                {say('page-lobby-title')}
              </small>
            </span>
          </h1>
          <Invite id={info.id} />
          {empty.length === 0 && !seated && (
            <p className="full" role="status">
              <b>{say('page-lobby-full')}</b> {say('page-waiting-watch')}
              <button type="button" className="btn ghost" disabled={busy} onClick={() => void again()}>
                {say('page-waiting-again')}
              </button>
            </p>
          )}
          <ol className="mats">
            {info.seats.map((seat, i) => (
              <LobbySeat
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
          <LobbyOptions handle={handle} info={info} game={rules} speech={speech} />
          <LobbyTalk handle={handle} info={info} />
          <div className="boxfoot">
            <Link href="/" className="btn ghost">
              {say('page-table-home')}
            </Link>
            {seated && (
              <button
                type="button"
                className="btn ghost"
                disabled={busy}
                aria-pressed={ready}
                onClick={() => void ask(() => api.behave(info.id, { do: 'ready', on: !ready }))}
              >
                {say(ready ? 'page-manners-not-ready' : 'page-manners-ready')}
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
                {say('page-manners-self-start')}
              </button>
            )}
            {info.host && (
              <button
                type="button"
                className="btn ghost"
                title={say('page-waiting-shuffle-more')}
                disabled={busy}
                onClick={() => void ask(() => api.shuffle(info.id))}
              >
                <Icon name="i-shuffle" />
                {say('page-waiting-shuffle')}
              </button>
            )}
            {info.host && empty.length > 0 && seated && (
              <button type="button" className="btn ink" disabled={busy} onClick={() => void ask(...fill)}>
                <Icon name="i-bot" />
                {say('page-lobby-fill')}
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
                {empty.length > 0 ? say('page-lobby-start-bots') : say('page-lobby-start')}
              </button>
            )}
          </div>
          {info.starting === true && <p className="wait">{say('page-lobby-mixing')}</p>}
          {coming.length > 0 && (
            <p className="wait">{say('page-waiting-wait-for', { names: coming.join(', ') })}</p>
          )}
          {!info.host && <p className="wait">{say('page-lobby-host-only')}</p>}
          <details className="qr">
            <summary>{say('page-lobby-show')}</summary>
            <Qr text={link} />
          </details>
        </main>
      )}
    </div>
  )
}

interface Asked {
  readonly found: GameInfo | null
  /** The server has answered, or cannot. */
  readonly settled: boolean
}
const ASKED: Asked = { found: null, settled: false }

/** What the server says of this game: its options, and the levels at which bots play it. */
function useGameInfo(game: string): Asked {
  const [asked, setAsked] = useState(ASKED)
  useEffect(() => {
    let gone = false
    const settle = (found: GameInfo | null): void => {
      if (!gone) setAsked({ found, settled: true })
    }
    gamesHere().then(
      list => settle(list.find(g => g.id === game) ?? null),
      // Without an answer the lobby offers neither bots nor options; the socket's banner says the rest.
      () => settle(null),
    )
    return () => {
      gone = true
    }
  }, [game])
  return asked
}

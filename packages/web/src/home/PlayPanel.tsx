import { usePage } from '../i18n/page.ts'
import type { BotLevel, GameInfo, NewTable, Time } from '@noren/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { GameId } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { OptionsForm } from './OptionsForm.tsx'
import { usePlay } from './usePlay.ts'
import { BotsRow, levelIn, PlayersRow, within } from './TableSettingRows.tsx'

export const LEVELS = [
  'wanderer',
  'ashigaru',
  'bushi',
  'samurai',
  'daimyo',
] as const satisfies readonly BotLevel[]

interface Props {
  readonly id: GameId
  /** Null while the game cannot be played. */
  readonly info: GameInfo | null
  readonly known: boolean
  readonly silent: boolean
  /** The choice between an online table and this device. */
  readonly where: ReactNode
}

/** How many, how strong, which options; then play now, or open a table for friends. */
export function PlayPanel({ id, info, known, silent, where }: Props) {
  const say = usePage()
  const play = usePlay()
  const range = info?.seats ?? { min: 2, max: 6 }
  const [wanted, setWanted] = useState(4)
  const seats = within(wanted, range)
  const levels = info?.levels ?? LEVELS
  const [wish, setLevel] = useState<BotLevel>('bushi')
  const level = levelIn(wish, levels)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [listed, setListed] = useState(true)
  const [isPrivate, setPrivate] = useState(false)
  const [time, setTime] = useState<Time>({ kind: 'none' })
  const shut = info === null || play.busy
  const alone = gameOf(id)?.alone
  const mine = alone !== undefined && seats <= alone ? seats : range.min
  const table = (more: Partial<NewTable>): NewTable => ({
    game: info?.id ?? id,
    seats,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(time.kind === 'none' ? {} : { time }),
    ...(isPrivate ? { private: true } : {}),
    ...more,
  })
  return (
    <section className="play paper" aria-label={gameText(say, id, 'name')}>
      <h2>
        <Icon name={gameOf(id)?.crest ?? 'logo'} />
        {gameText(say, id, 'name')}
      </h2>
      {where}
      {known && info === null && !silent && <p className="soonmore">{say('page-home-soon-more')}</p>}
      {silent && (
        <p className="soonmore" role="alert">
          {say('page-sofa-unreachable')}
        </p>
      )}
      <div className="wishes">
        <PlayersRow seats={seats} range={range} shut={shut} onChange={setWanted} />
        <BotsRow level={level} levels={levels} onChange={setLevel} />
        {info === null && !known && !silent && <div className="options later" aria-hidden="true" />}
        {info !== null && (
          <OptionsForm
            info={info}
            options={options}
            faults={play.faults}
            onChange={setOptions}
            listed={listed}
            onListed={setListed}
            isPrivate={isPrivate}
            onPrivate={setPrivate}
            time={time}
            onTime={setTime}
          />
        )}
      </div>
      <div className="deeds">
        <button
          type="button"
          className="btn hanko big"
          disabled={shut}
          onClick={() =>
            void play.open(
              table({ bots: Array.from({ length: seats - 1 }, () => level), start: true, listed: false }),
            )
          }
        >
          <Icon name="i-play" />
          {say('page-home-play')}
        </button>
        {alone !== undefined && (
          <button
            type="button"
            className="btn ink"
            disabled={shut}
            onClick={() =>
              void play.alone(table({ seats: mine, options: { ...options, players: 1 }, listed: false }))
            }
          >
            <Icon name="i-user" />
            {say('page-sofa-alone', { n: mine })}
          </button>
        )}
        <button
          type="button"
          className="btn ink"
          disabled={shut}
          onClick={() => void play.open(table({ listed }))}
        >
          <Icon name="i-plus" />
          {say('page-home-create')}
        </button>
      </div>
    </section>
  )
}

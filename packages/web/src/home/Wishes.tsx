import type { BotLevel } from '@noren/protocol'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { Segments } from './Segments.tsx'

interface PlayersProps {
  readonly seats: number
  readonly range: { readonly min: number; readonly max: number }
  readonly shut: boolean
  readonly onChange: (seats: number) => void
}

/** How many seats the table has. */
export function PlayersRow({ seats, range, shut, onChange }: PlayersProps) {
  const { t } = useTranslation()
  return (
    <div className="row">
      <div className="l">
        {t('home.players')}
        <small>{t('home.range', range)}</small>
      </div>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('home.fewer')}
          disabled={shut || seats <= range.min}
          onClick={() => onChange(seats - 1)}
        >
          <Icon name="i-minus" />
        </button>
        <output aria-label={t('home.players')}>{seats}</output>
        <button
          type="button"
          aria-label={t('home.more')}
          disabled={shut || seats >= range.max}
          onClick={() => onChange(seats + 1)}
        >
          <Icon name="i-plus" />
        </button>
      </div>
    </div>
  )
}

interface BotsProps {
  readonly level: BotLevel
  readonly levels: readonly BotLevel[]
  readonly onChange: (level: BotLevel) => void
}

/** How strong the bots are. */
export function BotsRow({ level, levels, onChange }: BotsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="row tall">
      <div className="l" id={id}>
        {t('home.bots')}
        <small>{t(`botsMore.${level}`)}</small>
      </div>
      <Segments label={id} value={level} values={levels} say={v => t(`bots.${v}`)} onChange={onChange} />
    </div>
  )
}

/** The number of seats a game can have, nearest to what was wished for. */
export const within = (
  wanted: number,
  { min, max }: { readonly min: number; readonly max: number },
): number => Math.min(max, Math.max(min, wanted))

/** The wished level if bots play at it, else the strongest there is. */
export const levelIn = (wish: BotLevel, levels: readonly BotLevel[]): BotLevel =>
  levels.includes(wish) ? wish : (levels.at(-1) ?? wish)

import { usePage } from '../i18n/page.ts'
import type { BotLevel } from '@noren/protocol'
import { Icon } from '../art/Icon.tsx'
import { ChoiceRow } from './Rows.tsx'

interface PlayersProps {
  readonly seats: number
  readonly range: { readonly min: number; readonly max: number }
  readonly shut: boolean
  readonly onChange: (seats: number) => void
}

/** How many seats the table has. */
export function PlayersRow({ seats, range, shut, onChange }: PlayersProps) {
  const say = usePage()
  return (
    <div className="row">
      <div className="l">
        {say('page-home-players')}
        <small>{say('page-home-range', range)}</small>
      </div>
      <div className="stepper">
        <button
          type="button"
          aria-label={say('page-home-fewer')}
          disabled={shut || seats <= range.min}
          onClick={() => onChange(seats - 1)}
        >
          <Icon name="i-minus" />
        </button>
        <output aria-label={say('page-home-players')}>{seats}</output>
        <button
          type="button"
          aria-label={say('page-home-more')}
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
  const say = usePage()
  return (
    <ChoiceRow
      tall
      name={say('page-home-bots')}
      more={say(`page-bots-more-${level}`)}
      value={level}
      values={levels}
      say={v => say(`page-bots-${v}`)}
      onChange={onChange}
    />
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

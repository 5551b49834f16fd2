import { usePage } from '../i18n/page.ts'
import type { Time } from '@noren/protocol'
import { ChoiceRow } from './Rows.tsx'

const KINDS = ['none', 'live', 'days'] as const
const SECONDS = [20, 45, 90, 180] as const
const BANKS = [0, 120, 300, 600] as const
const DAYS = [1, 2, 3, 7] as const

const FIRST: Readonly<Record<(typeof KINDS)[number], Time>> = {
  none: { kind: 'none' },
  live: { kind: 'live', perDecision: 45, bank: 120 },
  days: { kind: 'days', days: 1 },
}

interface Props {
  readonly time: Time
  readonly onChange: (time: Time) => void
}

/** How the table keeps time: not at all, by the second with a bank, or by the day. */
export default function TimeField({ time, onChange }: Props) {
  const say = usePage()
  return (
    <div className="timefield">
      <ChoiceRow
        tall
        name={say('page-time-clock')}
        more={say(`page-time-${time.kind}-more`)}
        value={time.kind}
        values={KINDS}
        say={kind => say(`page-time-${kind}`)}
        onChange={kind => onChange(FIRST[kind])}
      />
      {time.kind === 'live' && (
        <>
          <ChoiceRow
            tall
            name={say('page-time-each')}
            value={time.perDecision}
            values={SECONDS}
            say={n => (n < 120 ? say('page-time-seconds', { n }) : say('page-time-minutes', { n: n / 60 }))}
            onChange={perDecision => onChange({ ...time, perDecision })}
          />
          <ChoiceRow
            tall
            name={say('page-time-bank')}
            more={say('page-time-bank-more')}
            value={time.bank}
            values={BANKS}
            say={n => (n === 0 ? say('page-time-no-bank') : say('page-time-minutes', { n: n / 60 }))}
            onChange={bank => onChange({ ...time, bank })}
          />
        </>
      )}
      {time.kind === 'days' && (
        <ChoiceRow
          tall
          name={say('page-time-each')}
          value={time.days}
          values={DAYS}
          say={n => say(n === 1 ? 'page-time-day' : 'page-time-n-days', { n })}
          onChange={days => onChange({ kind: 'days', days })}
        />
      )}
    </div>
  )
}

import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { usePrefs } from '../state/prefs.ts'
import { play } from '../state/sound.ts'
import { figures, LOW_MS, restMs, timeText } from './clock.ts'
import { useTable } from './context.ts'
import { useSideChannel, useLeft } from './useSideChannel.ts'

/** My own clock, always in its place: it runs while I am asked, and rests on what I still have while I am not. */
export function MyClock() {
  const say = usePage()
  const { props, info, link } = useTable()
  const left = useLeft(props.seat)
  const bank = useSideChannel(s => s.watch?.bank[props.seat] ?? 0)
  const { time } = info
  if (props.seat < 0 || info.status !== 'playing' || time === undefined || time.kind === 'none') return null
  // While my own line is down my clock stands still, and nobody can tell me so.
  const stopped = left !== null && (left.stopped || link !== 'live')
  const runs = left !== null && !stopped
  const fromBank = left === null ? bank > 0 : left.own === 0
  const shown = figures(left === null ? restMs(time, bank) : left.own > 0 ? left.own : left.bank)
  return (
    <span
      className="clock hide-s"
      role="timer"
      aria-label={say('page-aside-my-time')}
      title={timeText(say, time)}
      data-runs={runs}
      data-bank={fromBank}
      data-low={runs && left.ms <= LOW_MS}
    >
      <Icon name={stopped ? 'i-pause' : 'i-clock'} />
      {fromBank && <span className="long">{say('page-aside-bank', { time: shown })}</span>}
      <span className={fromBank ? 'short' : undefined}>{shown}</span>
    </span>
  )
}

/** Sounds on or off. A switch and no pressed button: Enter on it must never seal a move. */
export function SoundButton() {
  const say = usePage()
  const { sound, set } = usePrefs()
  return (
    <button
      type="button"
      role="switch"
      className="ibtn hide-s"
      title={`${say(sound ? 'page-settings-heard' : 'page-settings-muted')} (M)`}
      aria-label={say('page-settings-sound')}
      aria-checked={sound}
      onClick={() => {
        set({ sound: !sound })
        // Whoever turns them on hears what will call; off, this is silent.
        play('turn')
      }}
    >
      <Icon name={sound ? 'i-sound' : 'i-mute'} />
    </button>
  )
}

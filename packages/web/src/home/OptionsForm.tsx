import { usePage } from '../i18n/page.ts'
import type { GameInfo, Time } from '@noren/protocol'
import { Suspense, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { lazyPage } from '../i18n/room.ts'
import './options.css'
import { SwitchRow } from './Rows.tsx'
import type { Play } from './usePlay.ts'

type Values = Readonly<Record<string, unknown>>

/** Fetched by whoever unfolds them. */
const OptionFields = lazyPage(() => import('./OptionFields.tsx'))
const TimeField = lazyPage(() => import('./TimeField.tsx'))

interface Props {
  readonly info: GameInfo
  readonly options: Values
  readonly faults: Play['faults']
  readonly onChange: (options: Values) => void
  /** Absent where a table cannot be listed: on one device. */
  readonly listed?: boolean
  readonly onListed?: (listed: boolean) => void
  /** Only those who sit there may look at the game again. */
  readonly isPrivate?: boolean
  readonly onPrivate?: (isPrivate: boolean) => void
  /** Absent where nobody is hurried: on one device. */
  readonly time?: Time
  readonly onTime?: (time: Time) => void
}

/** Every setting the game's rules describe, drawn without knowing the game. */
export function OptionsForm(props: Props) {
  const { info, options, faults, onChange, listed, onListed, isPrivate, onPrivate, time, onTime } = props
  const say = usePage()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="options"
      open={open || faults.length > 0}
      onToggle={e => setOpen(e.currentTarget.open)}
    >
      <summary>
        <Icon name="i-gear" />
        {say('page-home-options')}
        <Icon name="i-down" className="fold" />
      </summary>
      {(open || faults.length > 0) && (
        <Suspense fallback={<p className="row">{say('page-common-loading')}</p>}>
          <OptionFields info={info} options={options} onChange={onChange} />
          {time !== undefined && onTime !== undefined && <TimeField time={time} onChange={onTime} />}
        </Suspense>
      )}
      {onListed !== undefined && (
        <SwitchRow name={say('page-home-listed')} on={listed === true} onChange={onListed} />
      )}
      {onPrivate !== undefined && (
        <SwitchRow name={say('page-home-private')} on={isPrivate === true} onChange={onPrivate} />
      )}
      {faults.length > 0 && (
        <div className="faults" role="alert">
          <b>{say('page-options-faults')}</b>
          <ul>
            {faults.map(f => (
              <li key={f.path + f.message}>
                <code>{f.path}</code> {f.message} {f.clause !== undefined && <b>{f.clause}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}

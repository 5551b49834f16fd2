import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import type { Speech } from '@noren/words'
import { optionText } from '../i18n/game-speech.ts'
import { OwnFigures } from '../figures/OwnFigures.tsx'
import { timeText } from '../table/clock.ts'

interface Props {
  readonly info: TableInfo
  readonly speech: Speech<never, never> | null
}

/** The options this table was opened with, in the game's words. */
export function ChosenOptions({ info, speech }: Props) {
  const say = usePage()
  const options = Object.entries((info.options ?? {}) as Readonly<Record<string, unknown>>)
  if (speech === null || (options.length === 0 && info.time === undefined)) return null
  return (
    <section className="chosen" aria-label={say('page-lobby-options')}>
      <h2>{say('page-lobby-options')}</h2>
      <dl>
        <div>
          <dt>{say('page-aside-clock')}</dt>
          <dd>{timeText(say, info.time)}</dd>
        </div>
        {options.map(([key, value]) => (
          <div key={key}>
            <dt>{optionText(speech, key)}</dt>
            <dd>
              {typeof value === 'boolean' ? (
                (speech.option(key, value) ?? say(value ? 'page-options-yes' : 'page-options-no'))
              ) : typeof value === 'string' || typeof value === 'number' ? (
                optionText(speech, key, value)
              ) : value === null ? (
                say('page-options-built-in')
              ) : (
                <OwnFigures game={info.game} options={info.options} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

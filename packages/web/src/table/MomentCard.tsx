import { Icon } from '../art/Icon.tsx'
import type { GameWords } from './board.ts'
import { useTable } from './context.ts'
import type { Held } from './moments.ts'
import type { Told } from './rich.tsx'
import { rich } from './rich.tsx'
import './moment.css'

/** What a moment tells, in the words of the log: of its own event, else of the last one that has words. */
export function captionOf(moment: Held, gameWords: GameWords): Told | null {
  const { events, part } = moment
  const told = events.slice(0, part.told).toReversed()
  const own = events[part.of]
  for (const e of own !== undefined && part.of < part.told ? [own, ...told] : told) {
    const text = gameWords.sentence(e)
    if (text !== null) return text
  }
  return null
}

/** The card of a moment that needs no drawing of its own. The scroll says the same to whoever does not see it. */
export function MomentCard() {
  const { moment, props } = useTable()
  if (moment === null || moment.part.icon === undefined) return null
  const text = captionOf(moment, props.gameWords)
  return (
    <div className="momentcard" data-moment={moment.part.kind} key={`${moment.seq}.${moment.at}`} aria-hidden>
      <Icon name={moment.part.icon} />
      {text !== null && <p>{rich(text)}</p>}
    </div>
  )
}

import type { Fate } from '@noren/protocol'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { tint } from '../home/tint.ts'
import { gameText } from '../i18n/index.ts'
import type { RoomSay } from '../i18n/room.ts'
import { useRoom } from '../i18n/room.ts'
import { usePrefs } from '../state/prefs.ts'
import { dayText } from './time.ts'

interface Props {
  /** The game's id. */
  readonly game: string
  readonly fate: Fate
  readonly headline: string
  readonly ended: number
  readonly now: number
  /** What is said after its name and its day. */
  readonly facts: readonly string[]
}

export const isWon = (fate: Fate): boolean => fate === 'won' || fate === 'shared'

/** What a game is called; one that is not here any more, by its id. */
export function gameName(say: RoomSay<'mine'>, id: string): string {
  const entry = gameOf(id)
  return entry === undefined ? id : gameText(say, entry.id, 'name')
}

/** How a game ended, at the head of its line in a list. */
export function GameEnd({ game, fate, headline, ended, now, facts }: Props) {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const entry = gameOf(game)
  const won = isWon(fate)
  return (
    <div className="g">
      <span className="cr" style={tint(entry)}>
        <Icon name={entry?.crest ?? 'logo'} />
      </span>
      <span className={won ? 'won' : 'won n'} lang="ja" aria-hidden="true">
        {won ? '勝' : '負'}
      </span>
      <div>
        <b>{headline}</b>
        <small>{[gameName(say, game), dayText(say, lang, ended, now), ...facts].join(', ')}</small>
      </div>
    </div>
  )
}

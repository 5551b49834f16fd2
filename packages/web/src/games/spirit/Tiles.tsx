import { usePage } from '../../i18n/page.ts'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import { cardOf, litCard, PENALTY_ICONS } from './model.ts'
import type { PenaltyIcon } from './model.ts'
import type { BoardContext } from './board-context.ts'
import { useBoardContext } from './board-context.ts'
import { groundOf, iconOf, tileOf, tilesOf } from './tags.ts'
import { noteOf, verbOf } from './words.ts'

/** A tile shows what it is about: the symbol it covers, the penalty it puts first. */
function signOf(context: BoardContext, words: readonly (string | number)[]): string {
  const [verb, a] = words
  if (verb === 'first') return PENALTY_ICONS[a as PenaltyIcon]
  if (verb === 'lose') return `i-${a}`
  if (verb === 'defend') {
    const lit = litCard(context.question)
    const symbol = lit === null ? null : cardOf(context.view, lit.card).symbol
    return symbol === null ? 'i-nodef' : `i-${symbol}`
  }
  return iconOf(words)
}

/** The options of the present question: sign, verb, result. Dim ones say why. */
export function Tiles() {
  const t = usePage()
  const context = useBoardContext()
  const { props, spot, say } = context
  if (!props.asked) return null
  const tiles = tilesOf(props.choices, props.dim)
  // The only choice there is stands on the seal already.
  if (tiles.length === 0 || (props.choices.length === 1 && tiles.length === 1)) return null
  return (
    <div
      className="sp-tiles"
      role="group"
      aria-label={t('page-table-options')}
      data-group=""
      data-n={tiles.length}
    >
      {tiles.map((words, i) => {
        const selection = spot(tileOf(words))
        const verb = verbOf(context, words)
        const note = selection.state === 'dim' ? say('board-shut') : noteOf(context, words)
        const ground = groundOf(words)
        return (
          <span key={words.join(' ')} className="sp-choice" data-choice={words.join(' ')}>
            <Piece
              {...selection}
              name={note === '' ? verb : `${verb}: ${note}`}
              className="sp-tile"
              option={i + 1}
            >
              <span className="bx" style={{ background: ground, '--cut': ground } as CSSProperties}>
                <Icon name={signOf(context, words)} />
              </span>
              <span className="tx">
                <b>
                  {verb}
                  {i < 9 && <kbd>{i + 1}</kbd>}
                </b>
                <small>{note}</small>
              </span>
              <Stamp />
            </Piece>
          </span>
        )
      })}
    </div>
  )
}

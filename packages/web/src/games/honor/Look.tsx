import { rich } from '../../table/rich.tsx'
import { Dialog } from '../../table/Dialog.tsx'
import { Icon } from '../../art/Icon.tsx'
import { Mini } from './Mini.tsx'
import { cardOf, houseOf, ROWS, sorted, totalsOf } from './model.ts'
import { Bond } from './Rivals.tsx'
import { Fan } from './Row.tsx'
import {
  cardPiece,
  fullName,
  housesOf,
  playerOf,
  standing,
  useBoardContext,
  whyNot,
} from './board-context.ts'
import { num, signed } from './texts.ts'

/** Both houses of one player in full, large enough for a finger: here cards of a rival are picked on small screens. */
export function Look({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }) {
  const s = useBoardContext()
  const { view, say } = s
  const p = housesOf(view, seat)
  return (
    <Dialog title={playerOf(s, seat).name} onClose={onClose}>
      <p className="hs-lookhead">
        {standing(s, seat)} <Bond seat={seat} />
        <span>
          <Icon name="i-honor" />
          {num(p.honour)} <small>({signed(p.income.total)})</small>
        </span>
        <span>
          <Icon name="i-ki" />
          {p.ki}
        </span>
        <span title={say('board-attack-dice', { mine: p.attack.strength, theirs: p.defence.strength })}>
          <Icon name="i-force" />
          {p.attack.strength}/{p.defence.strength}
        </span>
        <span>
          <Icon name="i-hand" />
          {p.held}
        </span>
      </p>
      {ROWS.map(row => {
        const cards = sorted(view, houseOf(p, row))
        const t = totalsOf(view, cards)
        return (
          <section key={row} className="hs-lookrow">
            <h3>
              {say('board-house-name', {
                row,
                honour: t.honour + (row === 'daimyo' && p.shogun ? view.open.bonus : 0),
                ki: t.ki,
                force: t.force,
              })}
            </h3>
            <div className="hs-spread" data-group="">
              {cards.length === 0 && <p>{say('board-ronin')}</p>}
              {cards.map(n => {
                const selection = cardPiece(s, n)
                const pick = { ...selection, onPick: () => (selection.onPick(), onClose()) }
                return (
                  <span key={n} className="hs-named">
                    <Mini n={n} selection={pick} />
                    <small>
                      {fullName(s, cardOf(view, n), n)}
                      {selection.state === 'dim' && (
                        <em>{rich(whyNot(s.gameWords, selection.because, selection.why)[0]?.text ?? '')}</em>
                      )}
                    </small>
                  </span>
                )
              })}
              {row === 'daimyo' && p.shogun && <Fan seat={seat} />}
            </div>
          </section>
        )
      })}
    </Dialog>
  )
}

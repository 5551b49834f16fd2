import { Icon, Picture } from '../../art/Icon.tsx'
import { masu } from '../../art/scenes/tokens.ts'
import { useTable } from '../../table/context.ts'
import { artOf, BACKS, cardOf, DISCIPLE, sipsInAll } from './pack.ts'
import { Back } from './Parts.tsx'
import type { Rim } from './rim.ts'
import { called, useSight } from './sight.ts'
import type { Clash } from './status.ts'
import { clashOf } from './status.ts'
import { backName, cardName } from './texts.ts'
import { helpersOf, inIaido } from './told.ts'

/** Masu with its sips, the draw pile with the back that lies on top, the open discard; what is being played. */
export function Middle({ rim }: { readonly rim: Rim }) {
  const sight = useSight()
  const { view, say, lang, look } = sight
  const last = view.open.discard.at(-1)
  const played = view.open.limbo.at(-1)
  const top = BACKS[view.open.top]
  return (
    <div className="sk-mid" style={{ left: rim.cx, top: rim.cy }} data-dark={view.open.masu === 0}>
      <div className="pl" data-anchor="deck">
        <span className="pile">
          {view.open.deck > 2 && <i className="back under" />}
          {top === undefined ? <i className="sk-empty" /> : <Back back={view.open.top} />}
          <span className="cnt">{view.open.deck}</span>
        </span>
        <span className="lbl" title={say('drawPile', { n: view.open.deck })}>
          {top === undefined ? say('emptyDeck') : say('nextBack', { back: backName(lang, top) })}
        </span>
      </div>
      <div className="ms" data-anchor="masu">
        <Picture svg={masu(Math.min(8, view.open.masu))} className="masu" />
        <span className="lbl">
          <b>{view.open.masu}</b> {say('ofSips', { n: sipsInAll(view) })}
        </span>
      </div>
      <div className="pl dsc" data-anchor="discard">
        <button
          type="button"
          className="pile"
          aria-label={say('discardPile', { n: view.open.discard.length })}
          onClick={() => look({ kind: 'discard' })}
        >
          {last === undefined ? (
            <i className="sk-empty" />
          ) : (
            <span className="sk-face">
              <Icon name={artOf(cardOf(view, last).type)} />
            </span>
          )}
          <span className="cnt">{view.open.discard.length}</span>
        </button>
        <span className="lbl">{say('discard')}</span>
      </div>
      <Stage />
      {played !== undefined && clashOf(sight) === null && sight.moments.stopped === null && (
        <span className="sk-limbo" data-anchor="limbo">
          <Icon name={artOf(cardOf(view, played).type)} />
          {cardName(lang, cardOf(view, played).type)}
        </span>
      )}
    </div>
  )
}

const deedOf = ({ kind, source }: Clash): 'attackAt' | 'discipleAt' | 'tormentAt' =>
  kind === 'torment' ? 'tormentAt' : source >= 0 ? 'discipleAt' : 'attackAt'

/** The sum everybody waits for: attack against defence, or cards against defence. */
function Stage() {
  const sight = useSight()
  const { view, say, moments, lang } = sight
  const { lines } = useTable()
  const clash = clashOf(sight)
  if (clash === null) {
    const stop = moments.stopped
    if (stop === null) return null
    const iaido = inIaido(lines)
    return (
      <p className="sk-stage" data-kind="stop" data-of={iaido ? 'iaido' : 'card'} key={moments.key}>
        <Icon name={artOf(cardOf(view, stop.card).type)} />
        {say(iaido ? 'stoppedIaido' : 'stopped', {
          by: called(sight, stop.by),
          card: cardName(lang, cardOf(view, stop.card).type),
        })}
      </p>
    )
  }
  const target = clash.target >= DISCIPLE ? say('aDisciple') : called(sight, clash.target)
  const helpers = clash.kind === 'torment' ? helpersOf(lines).map(seat => called(sight, seat)) : []
  return (
    <p className="sk-stage" data-kind={clash.kind} data-helpers={helpers.length} data-anchor="limbo">
      <Icon name={clash.kind === 'torment' ? 'i-spirit' : clash.ranged ? 'i-range' : 'i-attack'} />
      <b>{clash.value}</b>
      <span>
        {say(`${deedOf(clash)}${clash.by === sight.props.seat ? 'Mine' : ''}`, {
          by: called(sight, clash.by),
          target,
        })}
        {helpers.length > 0 && <small> {say('helpedBy', { names: helpers.join(', ') })}</small>}
      </span>
    </p>
  )
}

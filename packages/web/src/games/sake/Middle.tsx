import { Icon, Picture } from '../../art/Icon.tsx'
import { masu } from '../../art/scenes/tokens.ts'
import { artOf, BACKS, cardOf, DISCIPLE, sipsInAll } from './pack.ts'
import { Back } from './Parts.tsx'
import type { Rim } from './rim.ts'
import { called, useSight } from './sight.ts'
import { clashOf } from './status.ts'
import { backName, cardName } from './texts.ts'

/** Masu with its sips, the draw pile with the back that lies on top, the open discard; what is being played. */
export function Middle({ rim }: { readonly rim: Rim }) {
  const sight = useSight()
  const { view, say, lang, look } = sight
  const last = view.discard.at(-1)
  const played = view.limbo.at(-1)
  const top = BACKS[view.top]
  return (
    <div className="sk-mid" style={{ left: rim.cx, top: rim.cy }} data-dark={view.masu === 0}>
      <div className="pl" data-anchor="deck">
        <span className="pile">
          {view.deck > 2 && <i className="back under" />}
          {top === undefined ? <i className="sk-empty" /> : <Back back={view.top} />}
          <span className="cnt">{view.deck}</span>
        </span>
        <span className="lbl" title={say('drawPile', { n: view.deck })}>
          {top === undefined ? say('emptyDeck') : say('nextBack', { back: backName(lang, top) })}
        </span>
      </div>
      <div className="ms" data-anchor="masu">
        <Picture svg={masu(Math.min(8, view.masu))} className="masu" />
        <span className="lbl">
          <b>{view.masu}</b> {say('ofSips', { n: sipsInAll(view) })}
        </span>
      </div>
      <div className="pl dsc" data-anchor="discard">
        <button
          type="button"
          className="pile"
          aria-label={say('discardPile', { n: view.discard.length })}
          onClick={() => look({ kind: 'discard' })}
        >
          {last === undefined ? (
            <i className="sk-empty" />
          ) : (
            <span className="sk-face">
              <Icon name={artOf(cardOf(view, last).type)} />
            </span>
          )}
          <span className="cnt">{view.discard.length}</span>
        </button>
        <span className="lbl">{say('discard')}</span>
      </div>
      <Stage />
      {played !== undefined && clashOf(sight) === null && (
        <span className="sk-limbo" data-anchor="limbo">
          <Icon name={artOf(cardOf(view, played).type)} />
          {cardName(lang, cardOf(view, played).type)}
        </span>
      )}
    </div>
  )
}

/** The sum everybody waits for: attack against defence, or cards against defence. */
function Stage() {
  const sight = useSight()
  const { view, say, moments, lang } = sight
  const clash = clashOf(sight)
  if (clash === null) {
    const stop = moments.stopped
    if (stop === null) return null
    return (
      <p className="sk-stage" data-kind="stop" key={moments.key}>
        <Icon name={artOf(cardOf(view, stop.card).type)} />
        {say('stopped', {
          by: called(sight, stop.by),
          card: cardName(lang, cardOf(view, stop.card).type),
        })}
      </p>
    )
  }
  const target = clash.target >= DISCIPLE ? say('aDisciple') : called(sight, clash.target)
  return (
    <p className="sk-stage" data-kind={clash.kind} data-anchor="limbo">
      <Icon name={clash.kind === 'torment' ? 'i-spirit' : clash.ranged ? 'i-range' : 'i-attack'} />
      <b>{clash.value}</b>
      <span>
        {say(clash.kind === 'torment' ? 'tormentAt' : clash.source >= 0 ? 'discipleAt' : 'attackAt', {
          by: called(sight, clash.by),
          target,
        })}
      </span>
    </p>
  )
}

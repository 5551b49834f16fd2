import { Icon, Picture } from '../../art/Icon.tsx'
import { masu } from '../../art/scenes/inn.ts'
import { cardNoun, disciple, person, pieceNoun } from '@noren/sake/words'
import { useTable } from '../../table/context.ts'
import { artOf, BACKS, cardOf, sipsInAll } from './model.ts'
import { Back } from './Parts.tsx'
import type { Rim } from './rim.ts'
import { roomIn } from './rim.ts'
import { useBoardContext } from './board-context.ts'
import { clashOf } from './status.ts'
import { backName, cardName } from './texts.ts'
import { helpersOf, inIaido } from './told.ts'

/** Masu with its sips, the draw pile with the back that lies on top, the open discard; what is being played. */
export function Middle({ rim }: { readonly rim: Rim }) {
  const context = useBoardContext()
  const { view, say, voice, look } = context
  const last = view.open.discard.at(-1)
  const played = view.open.limbo.at(-1)
  const top = BACKS[view.open.top]
  return (
    <div
      className="sk-mid"
      style={{ left: rim.cx, top: rim.cy }}
      data-dark={view.open.masu === 0}
      data-room={roomIn(rim)}
    >
      <div className="pl" data-anchor="deck">
        <span className="pile">
          {view.open.deck > 2 && <i className="back under" />}
          {top === undefined ? <i className="sk-empty" /> : <Back back={view.open.top} />}
          <span className="cnt">{view.open.deck}</span>
        </span>
        <span className="lbl" title={say('board-draw-pile', { n: view.open.deck })}>
          {top === undefined
            ? say('board-empty-deck')
            : say('board-next-back', { back: backName(voice, top) })}
        </span>
      </div>
      <div className="ms" data-anchor="masu">
        <Picture svg={masu(Math.min(8, view.open.masu))} className="masu" />
        <span className="lbl">
          <b>{view.open.masu}</b> {say('board-of-sips', { n: sipsInAll(view) })}
        </span>
      </div>
      <div className="pl dsc" data-anchor="discard">
        <button
          type="button"
          className="pile"
          aria-label={say('board-discard-pile', { n: view.open.discard.length })}
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
        <span className="lbl">{say('board-discard')}</span>
      </div>
      <Stage />
      {played !== undefined && clashOf(context) === null && context.moments.stopped === null && (
        <span className="sk-limbo" data-anchor="limbo">
          <Icon name={artOf(cardOf(view, played).type)} />
          {cardName(voice, cardOf(view, played).type)}
        </span>
      )}
    </div>
  )
}

/** The sum everybody waits for: attack against defence, or cards against defence. */
function Stage() {
  const context = useBoardContext()
  const { view, say, moments } = context
  const { lines } = useTable()
  const clash = clashOf(context)
  if (clash === null) {
    const stop = moments.stopped
    if (stop === null) return null
    const iaido = inIaido(lines)
    return (
      <p className="sk-stage" data-kind="stop" data-of={iaido ? 'iaido' : 'card'} key={moments.key}>
        <Icon name={artOf(cardOf(view, stop.card).type)} />
        {say(iaido ? 'board-stopped-iaido' : 'board-stopped', {
          by: person(stop.by),
          card: cardNoun(cardOf(view, stop.card).type),
        })}
      </p>
    )
  }
  const target = pieceNoun(view, clash.target)
  const helpers = clash.kind === 'torment' ? helpersOf(lines).map(person) : []
  return (
    <p className="sk-stage" data-kind={clash.kind} data-helpers={helpers.length} data-anchor="limbo">
      <Icon name={clash.kind === 'torment' ? 'i-spirit' : clash.ranged ? 'i-range' : 'i-attack'} />
      <b>{clash.value}</b>
      <span>
        {clash.source >= 0
          ? say('board-disciple-at', { source: disciple(clash.by), target })
          : say(clash.kind === 'torment' ? 'board-torment-at' : 'board-attack-at', {
              by: person(clash.by),
              target,
            })}
        {helpers.length > 0 && <small> {say('board-helped-by', { helpers })}</small>}
      </span>
    </p>
  )
}

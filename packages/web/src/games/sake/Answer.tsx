import { defenceParts, totalOf } from '@noren/sake/words'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { topOf } from './model.ts'
import { useBoardContext } from './board-context.ts'

/** The stick that burns down while others wait for my answer. */
export function Incense() {
  const { standing, say } = useBoardContext()
  if (standing.left === null) return null
  const share = Math.min(1, standing.left / Math.max(1, standing.limit))
  return (
    <div className="sk-incense" role="timer" aria-label={say('board-seconds', { n: standing.left })}>
      <i style={{ '--share': share } as CSSProperties} />
      <b>{standing.left}</b>
      <button type="button" className="btn ghost" onClick={standing.more}>
        {say('board-more')}
      </button>
    </div>
  )
}

/** Attack less everything that stands against it, while a card is in the hand to answer. */
export function Running() {
  const s = useBoardContext()
  const { view, say, selection, me } = s
  const top = topOf(view)
  if (top?.kind !== 'defend') return null
  const tag = selection.picked.find(t => t.startsWith('card:'))
  const card = tag === undefined ? null : Number(tag.slice(5))
  const sacrifice = selection.sealed?.words[0] === 'sacrifice'
  const none = selection.sealed?.words[0] === 'pass'
  const parts = defenceParts(view, me, none ? null : card, top.ranged)
  const stands = totalOf(parts)
  const rest = sacrifice ? 0 : Math.max(0, top.value - stands)
  const torment = top.against === 'torment'
  return (
    <output className="sk-sum" data-safe={rest === 0}>
      <span className="v" title={say('board-attack-value')}>
        <Icon name={torment ? 'i-spirit' : 'i-attack'} />
        {top.value}
      </span>
      {sacrifice ? (
        <span>{say('board-sacrifice-sum')}</span>
      ) : (
        parts.map(x => (
          <span key={x.what} className="p" data-off={x.off} title={say(`board-part-${x.what}`)}>
            − {x.value}
            <small>{say(`board-part-${x.what}`)}</small>
          </span>
        ))
      )}
      <span className="r">
        = {rest}
        <small>{say(torment ? 'board-sips-lost' : 'board-wounds-word', { n: rest })}</small>
      </span>
    </output>
  )
}

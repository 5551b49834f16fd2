import { usePage } from '../../i18n/page.ts'
import type { Refusal, Choice, DimChoice } from '@noren/engine'
import { use, useRef } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { WhyContext } from '../../table/context.ts'
import { usePhone } from '../../table/media.ts'
import { plainText, rich } from '../../table/rich.tsx'
import type { BoardContext } from './board-context.ts'
import { useBoardContext, whyNot } from './board-context.ts'
import { allyOf, doTag, iconOf, inOrder, plain } from './tags.ts'

type Offer = Choice | DimChoice
const because = (o: Offer): readonly string[] => ('why' in o ? o.why.clauses : [])
const refusals = (o: Offer): readonly Refusal[] => ('why' in o ? [o.why] : [])

/** Not worth a tile: putting a card back (version 1) has its own button, and a house that nobody has is no offer. */
const idle = (s: BoardContext, { words }: Offer): boolean =>
  words[0] === 'back' || (words[0] === 'fate' && words[1] === 'second' && allyOf(s.view, s.view.own.seat) < 0)

/** What the scroll offers as tiles: with nothing picked the plain choices, else whatever touches the picks. */
function offers(s: BoardContext, phone: boolean): readonly Offer[] {
  const { props, selection } = s
  if (!props.asked) return []
  const pieces = selection.picked.filter(t => !t.startsWith('do:'))
  if (pieces.length === 0) {
    const all = [...props.choices, ...props.dim].filter(o => plain(o.words) && !idle(s, o))
    const put = props.undo === null ? props.choices.filter(c => c.words[0] === 'back') : []
    return roomFor(s, inOrder([...all, ...put]).slice(0, 9), phone)
  }
  const touches = (o: Offer): boolean => pieces.every(p => s.tags(o.words).includes(p))
  // a card of my hand that may not be played still shows the deed, with its reason
  const shut = props.dim.filter(b => b.words[0] === 'play' && touches(b))
  const list = [...shut, ...props.choices.filter(touches)]
  return list.length > 1 ? roomFor(s, list, phone) : []
}

/** On a phone more than four tiles would lie over the plates that they name: those rise, and are the answers. */
const roomFor = (s: BoardContext, list: readonly Offer[], phone: boolean): readonly Offer[] =>
  phone && list.length > 4 && list.every(o => s.tags(o.words).some(tag => tag.startsWith('seat:')))
    ? []
    : list

/** One offer: symbol, verb, result, number key. A dim one says why. */
function OptionTile({ offer, at }: { readonly offer: Offer; readonly at: number }) {
  const s = useBoardContext()
  const { selection, gameWords } = s
  const why = use(WhyContext)
  const ref = useRef<HTMLButtonElement>(null)
  const dim = because(offer)
  const label = gameWords.label(offer.words)
  const { state, onPick } = selection.piece(doTag(offer.words))
  const picked = state === 'picked' || selection.sealed === offer
  const tell = (pinned: boolean): void => {
    if (ref.current === null || dim.length === 0) return
    why.show(ref.current, plainText(label), whyNot(gameWords, dim, refusals(offer)), pinned)
  }
  const still = (): void => {
    if (ref.current !== null) why.hide(ref.current)
  }
  return (
    <button
      ref={ref}
      type="button"
      className="btn ghost tile hs-tile"
      aria-pressed={picked}
      aria-disabled={dim.length > 0}
      data-option={at}
      onClick={() => {
        if (dim.length > 0) tell(true)
        else onPick()
      }}
      onPointerEnter={e => {
        if (e.pointerType === 'mouse') tell(false)
      }}
      onPointerLeave={still}
      onFocus={e => {
        if (e.currentTarget.matches(':focus-visible')) tell(false)
      }}
      onBlur={still}
    >
      <Icon name={iconOf(offer.words)} />
      <span>{rich(label)}</span>
      {at <= 9 && <kbd>{at}</kbd>}
    </button>
  )
}

export function Options() {
  const t = usePage()
  const s = useBoardContext()
  const { selection } = s
  const all = offers(s, usePhone())
  const chosen = selection.picked.some(tag => tag.startsWith('do:')) || selection.sealed !== null
  // a chosen deed stands on the seal; of two, the other one stays in reach
  const list = !chosen ? all : all.length > 2 ? [] : all.filter(o => o !== selection.sealed)
  if (list.length === 0) return null
  return (
    <section className="tiles" aria-label={t('page-table-options')} data-count={list.length}>
      {list.map((offer, i) => (
        <OptionTile key={offer.words.join(' ')} offer={offer} at={i + 1} />
      ))}
    </section>
  )
}

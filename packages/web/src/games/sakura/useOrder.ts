import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import type { CardId } from '@noren/sakura/words'
import { useEffect, useState } from 'react'
import { useSay } from '../../i18n/use.ts'
import type { BoardProps } from '../../table/board.ts'

export interface PileOrder {
  /** Top first; null unless I am laying a pile anew. */
  readonly order: readonly CardId[] | null
  readonly move: (from: number, to: number) => void
  readonly seal: { readonly label: string; readonly onSeal: () => void } | null
}

/**
 * The game asks for a new order card by card, from the bottom; people order a list. This keeps the list, and once it
 * is sealed answers every question of the game from it.
 */
export function useOrder(
  props: Pick<BoardProps<SakuraView>, 'view' | 'asked' | 'choices' | 'act' | 'busy'>,
): PileOrder {
  const { view, asked, choices, act, busy } = props
  const say = useSay<SakuraFacts>()
  const q = view.own.question
  const open = asked && q?.kind === 'reorder' && q.cards !== null ? q : null
  const lies = open?.cards ?? null
  const key = lies?.join(' ') ?? ''
  const [mine, setMine] = useState<{ key: string; order: readonly CardId[]; sealed: boolean } | null>(null)
  const held = mine !== null && mine.key === key ? mine : null
  const order = lies === null ? null : (held?.order ?? lies.toReversed())

  const laid = open?.laid?.length ?? 0
  // The last card needs no laying, and laying does not end it: that is a choice of its own (SA-AMB-52).
  const done = lies !== null && laid >= lies.length - 1
  const next = held?.sealed === true && !done ? held.order.at(-1 - laid) : undefined
  useEffect(() => {
    if (next === undefined || busy) return
    const words = choices.find(c => c.words[0] === 'lay' && c.words[1] === next)?.words
    if (words !== undefined) act(words)
  }, [next, busy, choices, act])
  const end = held?.sealed === true && done ? choices.find(c => c.words[0] === 'keep')?.words : undefined
  useEffect(() => {
    if (end !== undefined && !busy) act(end)
  }, [end, busy, act])

  if (order === null || lies === null) return { order: null, move() {}, seal: null }
  const same = order.every((id, i) => id === lies[lies.length - 1 - i])
  return {
    order,
    move(from, to) {
      const list = [...order]
      const [card] = list.splice(from, 1)
      if (card === undefined || held?.sealed === true) return
      list.splice(to, 0, card)
      setMine({ key, order: list, sealed: false })
    },
    seal: {
      label: say(same ? 'board-keep' : 'board-lay'),
      onSeal() {
        const keep = choices.find(c => c.words[0] === 'keep')
        if (same && laid === 0 && keep !== undefined) act(keep.words)
        else setMine({ key, order, sealed: true })
      },
    },
  }
}

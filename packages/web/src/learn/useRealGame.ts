import { useMemo, useState } from 'react'
import { usePlay } from '../home/usePlay.ts'
import { gameOf } from '../games/index.ts'
import { useSofaFirst } from '../sofa/useSofaFirst.ts'
import { api } from '../state/api.ts'

const NOVICE = 'ashigaru'

/** A real game with gentle bots: on the server, or on this device where the server is silent. */
export function useRealGame(): { readonly busy: boolean; readonly play: (game: string) => Promise<void> } {
  const online = usePlay()
  const here = useSofaFirst()
  const [busy, setBusy] = useState(false)
  return useMemo(
    () => ({
      busy: busy || online.busy,
      async play(game) {
        setBusy(true)
        const seats = Math.max(3, gameOf(game)?.seats.min ?? 3)
        const there = await api.games().then(
          games => games.some(g => g.id === game),
          () => false,
        )
        await (there
          ? online.open({ game, seats, bots: Array.from({ length: seats - 1 }, () => NOVICE), start: true })
          : here(game))
        setBusy(false)
      },
    }),
    [busy, online, here],
  )
}

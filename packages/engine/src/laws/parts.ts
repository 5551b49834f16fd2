import { WATCHER } from '../contract.ts'
import { canonical } from '../digest.ts'
import { play, top } from '../engine.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import { walk } from './walk.ts'

/** The open part is the same whoever looks, and does not move when an answer is sealed; the own part says who looks. */
export function openIsOpen(fx: AnyFixture, path: Path): void {
  const { game, secrets } = fx
  walk(fx, path, ({ s, seat, action }) => {
    const open = canonical(game.open?.(s))
    for (let who = WATCHER; who < s.seats; who++) {
      const view = game.view(s, who) as { readonly open: unknown; readonly own: { readonly seat: number } }
      demand(canonical(view.open) === open, 'the open part is the same whoever looks', () => `seat ${who}`)
      demand(view.own.seat === who, 'the own part says who looks', () => `${view.own.seat} is not ${who}`)
    }
    if (secrets.sealed?.(s, seat, action) !== true) return
    const after = game.clone(s)
    const question = top(after)
    play(game, after, seat, action)
    if (after.frames.at(-1) !== question) return
    demand(
      canonical(game.open?.(after)) === open,
      'the open part does not move when an answer is sealed',
      () => `${canonical(game.say(s, seat, action).words)} of seat ${seat}`,
    )
  })
}

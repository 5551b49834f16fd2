import type { Fixture } from '../src/laws/index.ts'
import { laws } from '../src/laws/index.ts'
import { below, has } from '../src/index.ts'
import { kit } from './kit.ts'
import type { LanternEvent, LanternFrame, Lanterns, LanternView } from './lanterns.ts'
import { lanterns, seal } from './lanterns.ts'

/** Nothing is dealt in this game; what is hidden are the numbers that others have sealed. */
const fixture: Fixture<object, Lanterns, LanternFrame, LanternEvent, LanternView> = {
  game: lanterns,
  options: [{}],
  secrets: {
    groups: () => [],
    rename: s => lanterns.clone(s),
    renameAction: a => a,
    sealed: (_s, _seat, a) => a <= 3,
    stir(s, seat, rng) {
      for (const f of s.frames) {
        if (f.kind !== 'seal') continue
        for (let other = 0; other < s.seats; other++) {
          const open = [1, 2, 3].filter(n => n !== s.last[other])
          if (other !== seat && !has(f.waiting, other))
            f.sealed[other] = open[below(rng, open.length)] as number
        }
      }
    },
  },
  census: s => ({ seats: s.lanterns.length }),
  maxDecisions: 40,
  leaky: {
    'an event that names what somebody sealed': {
      ...lanterns,
      steps: {
        ...lanterns.steps,
        seal: {
          ...seal,
          apply(s, f, seat, a, t) {
            seal.apply(s, f, seat, a, {
              tell: e => t.tell(e),
              reveal: e => t.reveal(e),
              whisper: (to, secret) => t.whisper(to, secret, secret),
            })
          },
        },
      },
    },
    'a view that shows what others have sealed': {
      ...lanterns,
      view: (s, me) => ({
        ...lanterns.view(s, me),
        open: s.frames.map(f => (f.kind === 'seal' ? [...f.sealed] : [])),
      }),
    },
    'a window that closes early when the numbers agree': {
      ...lanterns,
      pace: s => ({
        limit: 20,
        hold: !s.frames.some(
          f => f.kind === 'seal' && f.sealed.some((n, i) => n > 0 && f.sealed.indexOf(n) !== i),
        ),
      }),
    },
  },
}

laws(kit, fixture, { runs: 60, worlds: 3000 })

import type { Fixture } from '../src/laws/index.ts'
import { laws } from '../src/laws/index.ts'
import { below, has } from '../src/index.ts'
import { kit } from './kit.ts'
import type { LanternEvent, LanternFrame, Lanterns, LanternView } from './lanterns.ts'
import { BOW, lanterns, NOD, seal } from './lanterns.ts'

/** Nothing is dealt in this game; what is hidden are the numbers that others have sealed. */
const fixture: Fixture<object, Lanterns, LanternFrame, LanternEvent, LanternView> = {
  game: lanterns,
  options: [{}],
  secrets: {
    groups: () => [],
    rename: s => lanterns.clone(s),
    renameAction: a => a,
    sealed: (_s, _seat, a) => a !== BOW && a !== NOD,
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
  reasons: {
    truths: {
      twice: (v, seat, words, x) => x['number'] === words[1] && v.open.last[seat] === words[1],
      hasBowed: (v, seat) => v.open.bowed[seat] === true,
      inABow: (v, _seat, _words, x) => v.own.question?.kind === 'bow' && x['from'] === v.own.question.seat,
    },
    kinds: { 'LA-SEAL-2': 'mustNot', 'LA-SEAL-3': 'mustNot', 'LA-BOW-3': 'is', 'LA-BOW-4': 'mustNot' },
    sentences: ({ id, facts }) => [
      id === 'twice'
        ? `You sealed ${String(facts['number'])} last time.`
        : id === 'hasBowed'
          ? 'You have bowed already.'
          : `Player ${String(facts['from'])} bows just now.`,
    ],
  },
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
      view(s, seat) {
        const v = lanterns.view(s, seat)
        const all = s.frames.flatMap(f => (f.kind === 'seal' ? f.sealed : []))
        return { ...v, own: { ...v.own, all } }
      },
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

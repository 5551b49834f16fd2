/** The thirteen sounds, by what they are made of. */
export type Sound =
  | 'turn'
  | 'bell'
  | 'stamp'
  | 'paper'
  | 'wood'
  | 'pour'
  | 'drum'
  | 'taiko'
  | 'bone'
  | 'coin'
  | 'tick'
  | 'win'
  | 'loss'

/** Sounds that are made louder and softer together: what calls, what is handled, what strikes, how it ends. */
export const GROUPS = ['calls', 'things', 'blows', 'ends'] as const
export type Group = (typeof GROUPS)[number]

/** For each sound its group and how long it lasts, in ms. */
export const SOUNDS: Readonly<Record<Sound, { readonly group: Group; readonly ms: number }>> = {
  turn: { group: 'calls', ms: 230 },
  bell: { group: 'calls', ms: 500 },
  tick: { group: 'calls', ms: 40 },
  stamp: { group: 'things', ms: 160 },
  paper: { group: 'things', ms: 90 },
  wood: { group: 'things', ms: 60 },
  pour: { group: 'things', ms: 250 },
  bone: { group: 'things', ms: 260 },
  coin: { group: 'things', ms: 160 },
  drum: { group: 'blows', ms: 320 },
  taiko: { group: 'blows', ms: 560 },
  win: { group: 'ends', ms: 560 },
  loss: { group: 'ends', ms: 550 },
}

/** What something sounds like: the sound, and how often in a row. */
export interface Cue {
  readonly sound: Sound
  readonly times?: number
}

/** At most so many are heard at once, and none again so soon after itself. */
const AT_ONCE = 3
export const GAP_MS = 70
/** Coins beyond these are seen, not heard. */
export const IN_A_ROW = 8

/** A sound that ended so long before another begins has nothing to do with it, in ms. */
const LONG_AGO = 1000

/** Decides what of many sounds is heard, by a clock in ms. */
export class Mixer {
  #playing: { readonly sound: Sound; readonly from: number; readonly until: number }[] = []

  /** Whether this sound may begin at this time; if so, it counts as playing. */
  admit(sound: Sound, at: number): boolean {
    this.#playing = this.#playing.filter(p => p.until > at - LONG_AGO)
    if (this.#playing.some(p => p.sound === sound && Math.abs(at - p.from) < GAP_MS)) return false
    if (this.#playing.filter(p => p.from <= at && p.until > at).length >= AT_ONCE) return false
    this.#playing.push({ sound, from: at, until: at + SOUNDS[sound].ms })
    return true
  }
}

/** The sounds of a list of happenings, each once, as often in a row as it was longest. */
export function cuesOf<E>(
  events: readonly E[],
  cueOf: (event: E) => Sound | Cue | undefined,
): readonly Required<Cue>[] {
  const found = new Map<Sound, number>()
  for (const e of events) {
    const cue = cueOf(e)
    if (cue === undefined) continue
    const { sound, times = 1 } = typeof cue === 'string' ? { sound: cue } : cue
    if (times > 0) found.set(sound, Math.min(IN_A_ROW, Math.max(times, found.get(sound) ?? 0)))
  }
  return [...found].map(([sound, times]) => ({ sound, times }))
}

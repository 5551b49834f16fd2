import type { Lang } from '@noren/words'
import { create } from 'zustand'
import type { Group } from './sounds.ts'
import { GROUPS } from './sounds.ts'
import { firstLang, PREFS_KEY, storedPrefs } from './lang.ts'

export const TEXT_SIZES = [100, 115, 130, 150] as const
/** How long bots linger over a choice; `step`: until somebody wishes to see it. */
export const PACES = ['brisk', 'easy', 'quick', 'step'] as const
type TextSize = (typeof TEXT_SIZES)[number]

/** What this browser remembers. */
interface Prefs {
  readonly lang: Lang
  /** The size of text, in percent. */
  readonly zoom: TextSize
  readonly contrast: boolean
  /** Single-key shortcuts. */
  readonly keys: boolean
  readonly sound: boolean
  /** How loud each group of sounds is, 0 to 100. */
  readonly volumes: Readonly<Record<Group, number>>
  /** Sounds are also written, for who does not hear them. */
  readonly captions: boolean
  /** Notes when it is my turn, where the browser allows them. */
  readonly notes: boolean
  /** One touch is enough for a choice that needs no second thought, or a second touch on what is chosen seals it. */
  readonly seal: 'off' | 'double' | 'always'
  /** How long what moves takes. */
  readonly motion: 'full' | 'short' | 'off'
  /** How long bots linger. */
  readonly bots: (typeof PACES)[number]
  /** With people at the table: pass by itself, after a person's pause, what has one answer. */
  readonly passes: boolean
  /** Whether all games lie on this device; null leaves it to the line. */
  readonly keepAll: boolean | null
  /** When something that belongs to the person was changed last, in milliseconds since 1970; 0: never. */
  readonly at: number
}

const isVolume = (v: unknown): v is number => typeof v === 'number' && v >= 0 && v <= 100

/** Once there was one volume for all of them: whoever set it finds it in each. */
function volumesOf(was: { readonly volume?: unknown; readonly volumes?: unknown }): Prefs['volumes'] {
  const one = isVolume(was.volume) ? was.volume : 70
  const kept = new Map(Object.entries(was.volumes ?? {}))
  const of = (group: Group): number => {
    const v: unknown = kept.get(group)
    return isVolume(v) ? v : one
  }
  return { calls: of(GROUPS[0]), things: of(GROUPS[1]), blows: of(GROUPS[2]), ends: of(GROUPS[3]) }
}

function first(): Prefs {
  const was: Partial<Prefs> = storedPrefs()
  return {
    lang: firstLang(),
    zoom: TEXT_SIZES.find(size => size === was.zoom) ?? 100,
    contrast: was.contrast === true,
    keys: was.keys !== false,
    sound: was.sound !== false,
    volumes: volumesOf(was),
    captions: was.captions === true,
    notes: was.notes === true,
    seal: was.seal === 'always' || was.seal === 'double' ? was.seal : 'off',
    motion: was.motion === 'short' || was.motion === 'off' ? was.motion : 'full',
    bots: PACES.find(pace => pace === was.bots) ?? 'brisk',
    passes: was.passes === true,
    keepAll: typeof was.keepAll === 'boolean' ? was.keepAll : null,
    at: typeof was.at === 'number' ? was.at : 0,
  }
}

export const usePrefs = create<Prefs & { readonly set: (some: Partial<Prefs>) => void }>()((set, get) => ({
  ...first(),
  set(some) {
    set(some)
    const { set: _set, ...kept } = get()
    try {
      localStorage.setItem(PREFS_KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
}))

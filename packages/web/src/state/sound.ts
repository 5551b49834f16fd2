import { pageWork } from './background.ts'
import { heard } from './captions.ts'
import { usePrefs } from './prefs.ts'
import type { Cue, Sound } from './sounds.ts'
import { GAP_MS, Mixer, SOUNDS } from './sounds.ts'

/*
 * Which sounds are heard; `desk.ts` makes them. None is alone: whatever is heard is also seen.
 * Browsers open the speaker only after a gesture; until then this is silent.
 */

const mixer = new Mixer()

/** Somebody who looks elsewhere hears only that they are called. */
const isHeard = (sound: Sound): boolean => {
  const { sound: on, volumes } = usePrefs.getState()
  if (!on || volumes[SOUNDS[sound].group] === 0 || !navigator.userActivation.hasBeenActive) return false
  return !document.hidden || sound === 'turn' || sound === 'bell'
}

/** Plays a sound, `share` of its loudness; what another hand did is heard at half. */
export function play(cue: Sound | Cue, share = 1): void {
  const { sound, times = 1 } = typeof cue === 'string' ? { sound: cue } : cue
  const now = performance.now()
  const begins = Array.from({ length: times }, (_, i) => i * GAP_MS).filter(late =>
    mixer.admit(sound, now + late),
  )
  if (begins.length === 0) return
  heard(sound)
  if (!isHeard(sound)) return
  pageWork.start(() =>
    import('./desk.ts').then(
      desk => desk.make(sound, share, begins),
      // Without a network it stays silent: what it says is seen, too.
      () => undefined,
    ),
  )
}

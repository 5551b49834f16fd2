import { usePrefs } from './prefs.ts'

/**
 * Small sounds made on the spot, each under 600 ms, none of them alone: whatever is heard is also seen.
 * Browsers open the speaker only after a gesture; until then this is silent.
 */
export type Sound =
  'turn' | 'bell' | 'seal' | 'card' | 'tick' | 'pour' | 'drum' | 'coin' | 'wood' | 'win' | 'loss'

let desk: AudioContext | null = null
let master: GainNode | null = null

/** Somebody who looks elsewhere hears only that it is their turn. */
function speaker(sound: Sound): AudioContext | null {
  const { sound: on, volume } = usePrefs.getState()
  if (!on || volume === 0 || !navigator.userActivation.hasBeenActive) return null
  if (document.hidden && sound !== 'turn' && sound !== 'bell') return null
  desk ??= new AudioContext()
  master ??= desk.createGain()
  master.connect(desk.destination)
  // Ears count in proportions: half the figure sounds half as loud.
  master.gain.value = 2 * (volume / 100) ** 2
  if (desk.state === 'suspended') void desk.resume()
  return desk
}

const out = (to: AudioContext): AudioNode => master ?? to.destination

/** A struck or plucked tone that dies away. */
function tone(
  to: AudioContext,
  hz: number,
  at: number,
  seconds: number,
  loud: number,
  shape: OscillatorType,
): void {
  const voice = to.createOscillator()
  const hand = to.createGain()
  voice.type = shape
  voice.frequency.value = hz
  hand.gain.setValueAtTime(loud, to.currentTime + at)
  hand.gain.exponentialRampToValueAtTime(0.0001, to.currentTime + at + seconds)
  voice.connect(hand).connect(out(to))
  voice.start(to.currentTime + at)
  voice.stop(to.currentTime + at + seconds)
}

/** Paper and wood: a breath of noise through a filter. */
function brush(to: AudioContext, hz: number, at: number, seconds: number, loud: number): void {
  const paper = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate)
  const grain = paper.getChannelData(0)
  for (let i = 0; i < grain.length; i++) grain[i] = (Math.random() * 2 - 1) * (1 - i / grain.length) ** 2
  const source = to.createBufferSource()
  const filter = to.createBiquadFilter()
  const hand = to.createGain()
  source.buffer = paper
  filter.type = 'bandpass'
  filter.frequency.value = hz
  hand.gain.value = loud
  source.connect(filter).connect(hand).connect(out(to))
  source.start(to.currentTime + at)
}

export function play(sound: Sound): void {
  const to = speaker(sound)
  if (to === null) return
  switch (sound) {
    case 'turn':
      for (const at of [0, 0.14]) {
        tone(to, 980, at, 0.09, 0.12, 'sine')
        brush(to, 1900, at, 0.03, 0.12)
      }
      return
    case 'bell':
      tone(to, 1320, 0, 0.5, 0.09, 'sine')
      tone(to, 2640, 0, 0.3, 0.03, 'sine')
      return
    case 'seal':
      tone(to, 120, 0, 0.16, 0.25, 'sine')
      brush(to, 420, 0, 0.07, 0.2)
      return
    case 'card':
      brush(to, 3200, 0, 0.09, 0.1)
      return
    case 'tick':
      tone(to, 1500, 0, 0.04, 0.05, 'sine')
      return
    case 'pour':
      // Rising steps: a cup that fills.
      for (let i = 0; i < 5; i++) tone(to, 420 + i * 70, i * 0.045, 0.07, 0.05, 'sine')
      brush(to, 1400, 0, 0.25, 0.05)
      return
    case 'drum':
      tone(to, 74, 0, 0.55, 0.4, 'sine')
      brush(to, 180, 0, 0.12, 0.25)
      return
    case 'coin':
      tone(to, 2350, 0, 0.16, 0.05, 'triangle')
      tone(to, 3140, 0.03, 0.12, 0.03, 'sine')
      return
    case 'wood':
      tone(to, 760, 0, 0.06, 0.12, 'sine')
      brush(to, 1500, 0, 0.03, 0.12)
      return
    case 'win':
      for (const [i, hz] of [392, 523, 587].entries()) tone(to, hz, i * 0.13, 0.3, 0.12, 'triangle')
      return
    case 'loss':
      tone(to, 98, 0, 0.55, 0.16, 'triangle')
  }
}

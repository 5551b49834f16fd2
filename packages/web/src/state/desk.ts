import { usePrefs } from './prefs.ts'
import type { Sound } from './sounds.ts'
import { SOUNDS } from './sounds.ts'

/* Small sounds made on the spot, each under 600 ms. Fetched with the first that may be heard. */

let desk: AudioContext | null = null
let rest: ReturnType<typeof setTimeout> | undefined

/** A speaker that nobody needs for so long is switched off: an open one keeps a part of the machine awake. */
const REST_MS = 1500

function speaker(): AudioContext {
  desk ??= new AudioContext()
  if (desk.state === 'suspended') void desk.resume()
  clearTimeout(rest)
  rest = setTimeout(() => void desk?.suspend(), REST_MS)
  return desk
}

/** The speaker's clock and makers, and where one sound goes out, as loud as it may be. */
interface Out {
  readonly to: AudioContext
  readonly gain: GainNode
}

/** Ears count in proportions: half the figure sounds half as loud. */
function outFor(sound: Sound, share: number): Out {
  const to = speaker()
  const gain = to.createGain()
  gain.connect(to.destination)
  const volume = usePrefs.getState().volumes[SOUNDS[sound].group]
  gain.gain.value = 2 * share * (volume / 100) ** 2
  return { to, gain }
}

/** A struck or plucked tone that dies away. */
function tone(
  { to, gain }: Out,
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
  voice.connect(hand).connect(gain)
  voice.start(to.currentTime + at)
  voice.stop(to.currentTime + at + seconds)
}

/** Paper and wood: a breath of noise through a filter. */
function brush({ to, gain }: Out, hz: number, at: number, seconds: number, loud: number): void {
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
  source.connect(filter).connect(hand).connect(gain)
  source.start(to.currentTime + at)
}

/** How each is made: what sounds, at which time of it. */
const MADE: Readonly<Record<Sound, (out: Out, at: number) => void>> = {
  turn: (out, at) => {
    for (const later of [0, 0.14]) {
      tone(out, 980, at + later, 0.09, 0.12, 'sine')
      brush(out, 1900, at + later, 0.03, 0.12)
    }
  },
  bell: (out, at) => {
    tone(out, 1320, at, 0.5, 0.09, 'sine')
    tone(out, 2640, at, 0.3, 0.03, 'sine')
  },
  stamp: (out, at) => {
    tone(out, 120, at, 0.16, 0.25, 'sine')
    brush(out, 420, at, 0.07, 0.2)
  },
  paper: (out, at) => brush(out, 3200, at, 0.09, 0.1),
  wood: (out, at) => {
    tone(out, 760, at, 0.06, 0.12, 'sine')
    brush(out, 1500, at, 0.03, 0.12)
  },
  pour: (out, at) => {
    // Rising steps: a cup that fills.
    for (let i = 0; i < 5; i++) tone(out, 420 + i * 70, at + i * 0.045, 0.07, 0.05, 'sine')
    brush(out, 1400, at, 0.25, 0.05)
  },
  // Dull: a skin that is damped at once.
  drum: (out, at) => {
    tone(out, 62, at, 0.32, 0.32, 'sine')
    brush(out, 120, at, 0.1, 0.2)
  },
  taiko: (out, at) => {
    tone(out, 74, at, 0.56, 0.4, 'sine')
    tone(out, 148, at, 0.22, 0.12, 'triangle')
    brush(out, 180, at, 0.12, 0.25)
  },
  // Two dice that knock against each other and lie.
  bone: (out, at) => {
    for (const [i, hz] of [2100, 1750, 2300, 1600].entries()) {
      tone(out, hz, at + i * 0.06, 0.03, 0.06, 'triangle')
      brush(out, hz, at + i * 0.06, 0.02, 0.1)
    }
  },
  coin: (out, at) => {
    tone(out, 2350, at, 0.16, 0.05, 'triangle')
    tone(out, 3140, at + 0.03, 0.12, 0.03, 'sine')
  },
  tick: (out, at) => tone(out, 1500, at, 0.04, 0.05, 'sine'),
  win: (out, at) => {
    for (const [i, hz] of [392, 523, 587].entries()) tone(out, hz, at + i * 0.13, 0.3, 0.12, 'triangle')
  },
  loss: (out, at) => tone(out, 98, at, 0.55, 0.16, 'triangle'),
}

/** Makes a sound, `share` of its loudness, once for each of these times from now, in ms. */
export function make(sound: Sound, share: number, begins: readonly number[]): void {
  const out = outFor(sound, share)
  for (const late of begins) MADE[sound](out, late / 1000)
}

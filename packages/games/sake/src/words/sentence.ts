import type { Lang, Names } from '@noren/engine'
import { members } from '@noren/engine'
import { DIRS, USES } from '../actions.ts'
import { LOCATIONS } from '../cards.ts'
import type { SakeEvent } from '../events.ts'
import { BOARD } from '../printed.ts'
import { DISCIPLE_BASE } from '../ring.ts'
import type { SakeView } from '../view.ts'
import { SPEECHES, backName, cardName, locationName, placeNameAt, samuraiName, typeName } from './names.ts'
import type { Fill } from './speech.ts'
import { fill, me } from './speech.ts'

/** Events that are only a movement, or that another line tells already. */
const SILENT: ReadonlySet<SakeEvent['type']> = new Set([
  'phaseBegan',
  'gapClosed',
  'possessing',
  'helpClosed',
  'dealt',
])

function key(e: SakeEvent, reader: number): string {
  switch (e.type) {
    case 'turnBegan':
      return e.round > 0 ? 'turnBegan.fatal' : 'turnBegan'
    case 'played':
      return `played.${USES[e.use] ?? 'text'}`
    case 'drew':
      return e.cards === null ? 'drew' : 'drew.mine'
    case 'discarded':
      return e.why === 'late' ? 'discarded.late' : 'discarded'
    case 'undefended':
      return e.value > 0 ? 'undefended.armour' : 'undefended'
    case 'attacked':
      return e.source >= 0 ? 'attacked.disciple' : e.ranged && e.weapon < 0 ? 'attacked.event' : 'attacked'
    // SK-SAKE-8: with sake on the board one talks like a drunk.
    case 'placed':
      return e.place === BOARD ? 'placed.board' : 'placed'
    case 'cubePut':
      return e.change === 0 ? 'cubePut.add' : 'cubePut.remove'
    case 'windowClosed':
    case 'vanished':
      return e.by >= 0 ? `${e.type}.by` : ''
    case 'ended': {
      const winners = members(e.winners)
      if (!winners.includes(reader)) return 'ended'
      return winners.length === 1 ? 'ended.mine' : 'ended.ours'
    }
    default:
      return e.type
  }
}

/** What each event fills into its line; seats become names, numbers become words. */
function values(lang: Lang, e: SakeEvent, names: Names, view: SakeView | undefined): Fill {
  const speech = SPEECHES[lang]
  const person = (key: string, seat: number): Fill => {
    const name = `**${names.of(seat)}**`
    return seat >= 0 && seat === names.me ? { [key]: name, [me(key)]: 1 } : { [key]: name }
  }
  const cards = (list: readonly number[]): string => list.map(c => cardName(lang, c, view)).join(', ')
  const out: Record<string, string | number> = {}
  if ('seat' in e) Object.assign(out, person('who', e.seat))
  if ('by' in e) {
    Object.assign(out, person('by', e.by))
    if (e.type === 'attacked' || e.type === 'attackGivenUp') Object.assign(out, person('who', e.by))
  }
  if ('card' in e && e.card >= 0) out.card = cardName(lang, e.card, view)
  if ('cards' in e && e.cards !== null) out.cards = cards(e.cards)
  if ('place' in e && e.place >= 0) out.place = placeNameAt(lang, e.place)
  if ('dir' in e && e.dir >= 0) out.dir = speech.dirs[DIRS[e.dir] ?? 'left'] ?? ''
  if ('target' in e && e.target >= 0)
    if (e.target < DISCIPLE_BASE) Object.assign(out, person('target', e.target))
    else out.target = typeName(lang, 'disciple')
  if ('back' in e) out.back = backName(lang, e.back)
  switch (e.type) {
    case 'boardTaken':
      return { ...out, board: samuraiName(lang, e.board) }
    case 'gameBegan':
      return {
        ...person('who', e.first),
        n: e.masu,
        location: e.location === 0 ? '' : locationName(lang, LOCATIONS[e.location] ?? 'none'),
      }
    case 'turnBegan':
    case 'fatalRound':
      return { ...out, n: e.round, ...(e.type === 'fatalRound' ? person('who', e.starter) : {}) }
    case 'played':
    case 'moved':
    case 'discipleAdvanced':
      return { ...out, n: e.steps }
    case 'soul':
    case 'shuffled':
    case 'sakeGone':
      return { ...out, n: e.count }
    case 'drew':
    case 'becameSpirit':
      return { ...out, n: e.backs.length }
    case 'attacked':
      return { ...out, n: e.value, weapon: e.weapon < 0 ? speech.bare : placeNameAt(lang, e.weapon) }
    case 'defended':
    case 'undefended':
    case 'turnedUp':
      return { card: '—', ...out, n: e.value }
    case 'damaged':
      return { ...out, n: e.damage }
    case 'healed':
    case 'drank':
      return { ...out, n: e.amount }
    case 'disciplesReturned':
    case 'tormented':
    case 'helped':
      return { ...out, n: e.cards.length }
    case 'stopped':
      return { n: e.rounds }
    case 'spiritHit':
      return { ...out, n: e.lost }
    case 'brawled':
      return { ...out, place: placeNameAt(lang, e.from), to: placeNameAt(lang, e.to) }
    case 'drowsed':
      return { ...out, ...person('who', e.from), ...person('to', e.to) }
    case 'given':
      return { ...out, ...person('who', e.to) }
    case 'vanished':
      return { ...out, ...person('who', e.spirit) }
    case 'ended': {
      const winners = members(e.winners)
      const others = winners.filter(seat => seat !== names.me)
      return { winners: others.map(seat => names.of(seat)).join(', '), n: winners.length }
    }
    default:
      return out
  }
}

/** « de » s'élide devant un nom qui commence par une voyelle. */
const elided = (line: string): string => line.replaceAll(/\bde (?=\*\*[aeiouyàâäéèêëîïôöûü])/gi, 'd’')

/** One line of the log, or null for an event that is only a movement. Its reader is "you" there. */
export function sentence(lang: Lang, e: SakeEvent, names: Names, view?: SakeView): string | null {
  if (SILENT.has(e.type) || (e.type === 'discarded' && e.why === 'used')) return null
  const template = SPEECHES[lang].events[key(e, names.me)]
  if (template === undefined) return null
  const line = fill(template, values(lang, e, names, view))
  return lang === 'fr' ? elided(line) : line
}

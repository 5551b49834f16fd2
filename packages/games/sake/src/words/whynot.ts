import type { Facts, Lang, Names, Refusal } from '@noren/engine'
import type { CardType, SamuraiId } from '../cards.ts'
import { BACKS } from '../cards.ts'
import { SPEECHES, placeName, typeName } from './names.ts'
import { NO } from './no.ts'
import { fill } from './speech.ts'

/** Which of several sentences a reason takes, by its facts. */
function variant(id: string, x: Facts): string {
  switch (id) {
    case 'pipeNoHands':
      return x['all'] === true ? `${id}.all` : id
    case 'nothingReaches':
      return x['bare'] === true ? `${id}.bare` : id
    case 'tooFar':
      return x['room'] === 0 ? `${id}.none` : id
    case 'iaidoMissesThere':
      return x['steps'] === 0 ? `${id}.none` : id
    case 'weaponReach':
    case 'outOfReach':
      return x['weapon'] === 'bare' || x['weapon'] === 'any' ? `outOfReach.${x['weapon']}` : 'outOfReach'
    case 'armed':
      return x['wet'] === true ? `${id}.wet` : id
    case 'wrongBack':
    case 'noMatch':
      return x['top'] === 'none' ? `${id}.none` : id
    case 'lastCube':
      return x['cubes'] === 0 ? `${id}.none` : id
    case 'wrongShout':
      return `${id}.${x['about'] === 'move' ? 'move' : 'attack'}`
    default:
      return id
  }
}

/** One figure, or two if the ways round differ. */
const far = (lang: Lang, x: Facts): string =>
  x['left'] === x['right']
    ? String(x['left'])
    : `${String(x['left'])} ${NO[lang]['or'] ?? ''} ${String(x['right'])}`

function need(lang: Lang, x: Facts): string {
  const key = x['plus'] === false ? 'need.exact' : x['both'] === true ? 'need.both' : 'need.plus'
  return fill(NO[lang][key] ?? '', { steps: Number(x['steps']) })
}

/** What the facts of a reason fill into its sentence. */
function values(lang: Lang, x: Facts, names: Names): Record<string, string | number> {
  const speech = SPEECHES[lang]
  const out: Record<string, string | number> = {}
  const text = (key: string): string => String(x[key])
  for (const [key, value] of Object.entries(x))
    if (typeof value === 'number' || typeof value === 'string') out[key] = value
  for (const key of ['card', 'item', 'place', 'weapon'])
    if (key in x && text(key) !== 'any')
      out[key] =
        text(key) === 'bare'
          ? speech.bare
          : key === 'card'
            ? typeName(lang, text(key) as CardType)
            : placeName(lang, text(key))
  for (const key of ['back', 'top'])
    if (key in x && (BACKS as readonly string[]).includes(text(key)))
      out[key] = speech.backs[text(key) as 'shove']
  if ('board' in x) out['board'] = speech.samurai[text('board') as SamuraiId]
  if ('dir' in x) out['dir'] = speech.dirs[text('dir')] ?? ''
  const who = x['target'] ?? x['by']
  if (typeof who === 'number') out['who'] = who < 0 ? (NO[lang]['disciple'] ?? '') : names.of(who)
  if ('left' in x) out['far'] = far(lang, x)
  if ('steps' in x) out['need'] = need(lang, x)
  return out
}

/** One sentence on why a choice is not open; null for a reason nobody knows. */
export function whyNot(lang: Lang, why: Refusal, names: Names): string | null {
  const template = NO[lang][variant(why.id, why.facts)]
  if (template === undefined) return null
  const line = fill(template, values(lang, why.facts, names))
  return line.charAt(0).toUpperCase() + line.slice(1)
}

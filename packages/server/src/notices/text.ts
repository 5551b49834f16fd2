import type { NoticeKind } from '@noren/protocol'
import { catalogueOf, LANG_IDS, speechFor, voiceIn } from '@noren/words'
import type { Lang } from '@noren/words'
import { catalogues } from '../../words/catalogues.gen.ts'
import type { ServerFacts } from '../../words/facts.gen.ts'
import { manifests } from '../games.ts'

/** What can be said of a table to whoever is not looking: nothing that others may not know. */
export interface Told {
  readonly kind: NoticeKind
  readonly game: string
  /** Milliseconds that are left, where a clock runs. */
  readonly left: number | null
  /** So many tables wait for this person. */
  readonly waiting: number
}

const HOUR = 3_600_000
const isLang = (text: string): text is Lang => (LANG_IDS as readonly string[]).includes(text)
const langOf = (text: string): Lang => (isLang(text) ? text : 'en')

const titles = new Map<string, Promise<string>>()
/** What a game is called in a language. */
function titleOf(game: string, lang: Lang): Promise<string> {
  const key = `${game} ${lang}`
  const known = titles.get(key) ?? findTitle(game, lang)
  titles.set(key, known)
  return known
}

async function findTitle(game: string, lang: Lang): Promise<string> {
  const manifest = manifests.find(m => m.id === game || m.formerly?.includes(game) === true)
  return manifest === undefined ? game : (await speechFor(await manifest.words(), lang)).title
}

/** A notice in the language of the device that shows it. */
export async function noticeText(
  { kind, game, left, waiting }: Told,
  language: string,
): Promise<{ readonly title: string; readonly body: string }> {
  const lang = langOf(language)
  const voice = voiceIn<ServerFacts>(lang, [await catalogueOf(catalogues, lang)])
  const title = await titleOf(game, lang)
  if (kind === 'turn' && waiting > 1)
    return { title: 'Noren', body: voice.text('say-notice-several', { n: waiting }) }
  if ((kind === 'turn' || kind === 'time') && left !== null) {
    const time =
      left >= HOUR
        ? voice.text('say-notice-hours', { n: Math.round(left / HOUR) })
        : voice.text('say-notice-minutes', { n: Math.max(1, Math.round(left / 60_000)) })
    return { title, body: voice.text('say-notice-turn-left', { time }) }
  }
  return { title, body: voice.text(`say-notice-${kind}`) }
}

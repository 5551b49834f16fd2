import type { Lang, Voice } from '@noren/words'
import { catalogueOf, voiceIn } from '@noren/words'
import { catalogues } from '../words/catalogues.gen.ts'
import type { CliFacts } from '../words/facts.gen.ts'

const voiceOf = async (lang: Lang): Promise<Voice<CliFacts>> =>
  voiceIn(lang, [await catalogueOf(catalogues, lang)])

/** One program speaks one language: that of the line it was started with. */
let voice = await voiceOf('en')

export async function speak(lang: Lang): Promise<void> {
  if (voice.lang !== lang) voice = await voiceOf(lang)
}

/** A sentence of the command line. */
export const say: Voice<CliFacts>['text'] = (id, ...facts) => voice.text(id, ...facts)

/** What a command or one of its options is for, by its name; an option that many commands have is described once. Null: nobody says it. */
export function about(command: string, option?: string): string | null {
  const ids =
    option === undefined ? [`cli-about-${command}`] : [`cli-opt-${command}-${option}`, `cli-opt-${option}`]
  const found = ids.find(id => voice.has(id))
  return found === undefined ? null : voice.text(found as 'cli-about')
}

/** The language that is spoken now. */
export const langNow = (): Lang => voice.lang

import type { ProtocolFacts } from '@noren/protocol/facts'
import type { Catalogue, Lang, Voice } from '@noren/words'
import { voiceIn } from '@noren/words'
import { create } from 'zustand'
import type { WebFacts } from '../../words/facts.gen.ts'

export type PageVoice = Voice<WebFacts & ProtocolFacts>
/** Says a message of the page as plain text. */
export type PageSay = PageVoice['text']

const spoken = (voice: PageVoice): { readonly voice: PageVoice; readonly say: PageSay } => ({
  voice,
  say: (id, ...facts) => voice.text(id, ...facts),
})

const useSpoken = create<{ readonly voice: PageVoice; readonly say: PageSay }>()(() =>
  spoken(voiceIn('en', [])),
)

/** From now on the page speaks this language. */
export const speakWith = (lang: Lang, catalogues: readonly Catalogue[]): void =>
  useSpoken.setState(spoken(voiceIn(lang, catalogues)))

/** The words of the page, as plain text. */
export const usePage = (): PageSay => useSpoken(s => s.say)
/** The same in parts, and for ids that come from data. */
export const usePageVoice = (): PageVoice => useSpoken(s => s.voice)
/** Outside of anything drawn. */
export const pageVoice = (): PageVoice => useSpoken.getState().voice

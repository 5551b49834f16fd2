import type { ProtocolFacts } from '@noren/protocol/facts'
import type { Catalogue, Lang, Voice } from '@noren/words'
import { voiceIn } from '@noren/words'
import { create } from 'zustand'
import type { WebFacts } from '../../words/facts.gen.ts'
import type { TableFacts } from '../../words/table/facts.gen.ts'

/** What the page says wherever one is, with what its facts are. */
export type PageFacts = WebFacts & TableFacts & ProtocolFacts
export type PageVoice = Voice<PageFacts>
/** Says a message of the page as plain text. */
export type PageSay = PageVoice['text']

/** A voice, and the same as plain text in a function that may be handed on. */
export interface Spoken<F> {
  readonly voice: Voice<F>
  readonly say: Voice<F>['text']
}

export const spoken = <F>(voice: Voice<F>): Spoken<F> => ({
  voice,
  say: (id, ...facts) => voice.text(id, ...facts),
})

/** What the page says now, and the catalogues that it says it from. */
export const useSpoken = create<Spoken<PageFacts> & { readonly catalogues: readonly Catalogue[] }>()(() => ({
  ...spoken<PageFacts>(voiceIn('en', [])),
  catalogues: [],
}))

/** From now on the page speaks this language. */
export const speakWith = (lang: Lang, catalogues: readonly Catalogue[]): void =>
  useSpoken.setState({ ...spoken<PageFacts>(voiceIn(lang, catalogues)), catalogues })

/** The words of the page, as plain text. */
export const usePage = (): PageSay => useSpoken(s => s.say)
/** The same in parts, and for ids that come from data. */
export const usePageVoice = (): PageVoice => useSpoken(s => s.voice)
/** Outside of anything drawn. */
export const pageVoice = (): PageVoice => useSpoken.getState().voice

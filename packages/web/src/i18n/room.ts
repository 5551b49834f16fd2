import type { Catalogue, Lang, Voice } from '@noren/words'
import { voiceIn } from '@noren/words'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy, use } from 'react'
import type { RoomFacts } from '../../words/rooms.gen.ts'
import { ROOMS } from '../../words/rooms.gen.ts'
import { usePrefs } from '../state/prefs.ts'
import { wordsBeyond } from './beyond.ts'
import type { PageFacts, Spoken } from './page.ts'
import { spoken, useSpoken } from './page.ts'

/** The words of a part of the page (`words/<room>/<lang>.ftl`) are fetched when that part is opened, in the reader's language alone. */

type Room = keyof RoomFacts
/** What all of these say, not what one of them says. */
type All<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never
type FactsIn<R extends Room> = PageFacts & All<RoomFacts[R]>
/** Says a message of the page or of one of its parts as plain text. */
export type RoomSay<R extends Room> = Voice<FactsIn<R>>['text']

const fetched = new Map<string, Promise<Catalogue>>()
/** What was said with these catalogues of the page before; a change of language brings new ones. */
const heard = new WeakMap<readonly Catalogue[], Map<string, unknown>>()

function fetchRoom(room: Room, lang: Lang): Promise<Catalogue> {
  const key = `${room} ${lang}`
  const known = fetched.get(key)
  if (known !== undefined) return known
  const words = (ROOMS[lang] ?? ROOMS.en)().then(rooms => rooms[room]())
  fetched.set(key, words)
  // Whoever is offline now may not be later.
  words.catch(() => fetched.delete(key))
  return words
}

/** Fetches another language for every part that was opened in this page. */
export async function fetchRooms(lang: Lang): Promise<void> {
  const open = new Set(Array.from(fetched.keys(), key => key.split(' ')[0] as Room))
  await Promise.all(Array.from(open, room => fetchRoom(room, lang)))
}

function useSpokenIn<R extends Room>(rooms: readonly R[]): Spoken<FactsIn<R>> {
  const { voice, catalogues } = useSpoken()
  // All set out before the first is waited for.
  const own = rooms.map(room => fetchRoom(room, voice.lang)).map(words => use(words))
  const known = heard.get(catalogues) ?? new Map<string, unknown>()
  heard.set(catalogues, known)
  const key = rooms.join(' ')
  const now = known.get(key) ?? spoken<FactsIn<R>>(voiceIn(voice.lang, [...own, ...catalogues]))
  known.set(key, now)
  return now as Spoken<FactsIn<R>>
}

/** Says the words of the page and of some parts of it. Whoever asks before they are here waits in the nearest `Suspense`. */
export const useRoom = <R extends Room>(...rooms: readonly R[]): RoomSay<R> => useSpokenIn(rooms).say
/** The same in parts. @public */
export const useRoomVoice = <R extends Room>(...rooms: readonly R[]): Voice<FactsIn<R>> =>
  useSpokenIn(rooms).voice

/** `lazy`, with the words of a part fetched beside its code. */
export const lazyRoom = <P>(
  room: Room,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [module] = await Promise.all([load(), wordsBeyond(), fetchRoom(room, usePrefs.getState().lang)])
    return module
  })

/** `lazy`, for what has no room of its own: what the page says beyond the home page comes with it. */
export const lazyPage = <P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [module] = await Promise.all([load(), wordsBeyond()])
    return module
  })

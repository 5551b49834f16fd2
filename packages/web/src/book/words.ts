import { useMemo } from 'react'
import type { RoomFacts } from '../../words/rooms.gen.ts'
import { useRoomVoice } from '../i18n/room.ts'

type BookRoom = Extract<keyof RoomFacts, `book-${string}`>

/** Any message by its name. */
interface Said {
  text(id: string, facts: Readonly<Record<string, string>>): string
}

/** Says a part of a game's book: `place`, `place-text`, `rare-both`. */
export type BookSay = (part: string) => string

/** What the room of a game is asked for by the names in its outline; a test holds the two together. */
export function useBookSay(game: string, edition: string): BookSay {
  const voice = useRoomVoice('book', `book-${game}` as BookRoom)
  return useMemo(() => {
    const said = voice as unknown as Said
    return part => said.text(`page-book-${game}-${part}`, { edition })
  }, [voice, game, edition])
}

/** Games whose goal the shared room of the book can say in a sentence. */
export type Goal = 'sakura' | 'spirit' | 'honor' | 'sake'

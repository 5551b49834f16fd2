import { useCallback, useState } from 'react'

/** What somebody wrote to the moves of a game, by entry; 0 is the deal. */
export type Notes = Readonly<Record<string, string>>
export const NOTE_LENGTH = 280

const keyOf = (id: string): string => `noren.notes:${id}`

export function readNotes(id: string): Notes {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}')
    return typeof raw === 'object' && raw !== null ? (raw as Notes) : {}
  } catch {
    return {}
  }
}

/** The notes with one of them changed; an empty text takes it away. */
export function withNote(notes: Notes, at: number, text: string): Notes {
  const { [String(at)]: _, ...rest } = notes
  return text.trim() === '' ? rest : { ...rest, [String(at)]: text.slice(0, NOTE_LENGTH) }
}

/** Notes to one game, kept on this device. */
export function useNotes(id: string): readonly [Notes, (at: number, text: string) => void] {
  const [notes, setNotes] = useState(() => readNotes(id))
  const write = useCallback(
    (at: number, text: string) =>
      setNotes(old => {
        const next = withNote(old, at, text)
        try {
          if (Object.keys(next).length === 0) localStorage.removeItem(keyOf(id))
          else localStorage.setItem(keyOf(id), JSON.stringify(next))
        } catch {
          // A browser that keeps nothing forgets it with the page.
        }
        return next
      }),
    [id],
  )
  return [notes, write]
}

import type { Voice } from '@noren/words'
import { plain } from '@noren/words'
import { useMemo } from 'react'
import { useTable } from '../table/context.ts'

/** The voice of the game on the table, for its board: sentences in parts, and names of things. `F` is what its catalogue holds. */
export const useVoice = <F>(): Voice<F> => useTable().props.gameWords.speech.voice as unknown as Voice<F>

/** The same as plain text, for what stands alone on the board or is read aloud. @public */
export function useSay<F>(): Voice<F>['text'] {
  const voice = useVoice<F>()
  return useMemo(
    () =>
      (id, ...facts) =>
        plain(voice.say(id, ...facts)),
    [voice],
  )
}

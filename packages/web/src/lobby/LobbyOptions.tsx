import type { GameInfo, RestProblem, TableInfo } from '@noren/protocol'
import type { Speech } from '@noren/words'
import { useState } from 'react'
import { OptionsForm } from '../home/OptionsForm.tsx'
import { usePage } from '../i18n/page.ts'
import { refusalText } from '../i18n/refusal.ts'
import { api, Refusal } from '../state/api.ts'
import type { TableHandle } from '../state/table.ts'
import { toast } from '../state/toasts.ts'
import { ChosenOptions } from './ChosenOptions.tsx'

interface Props {
  readonly handle: TableHandle
  readonly info: TableInfo
  /** What the rules say of their options; null until it has come. */
  readonly game: GameInfo | null
  readonly speech: Speech<never, never> | null
}

/** The options of a table that has not begun: everybody reads them, the host changes them. Each change is sent at once. */
export function LobbyOptions({ handle, info, game, speech }: Props) {
  const say = usePage()
  const [faults, setFaults] = useState<NonNullable<RestProblem['faults']>>([])
  const chosen = Object.entries((info.options ?? {}) as Readonly<Record<string, unknown>>)
  const change = async (options: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      await handle.ask(() => api.options(info.id, options))
      setFaults([])
    } catch (e) {
      setFaults(e instanceof Refusal ? e.faults : [])
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <>
      <ChosenOptions info={info} speech={speech} />
      {info.host && info.fork === undefined && game !== null && game.fields.length > 0 && (
        <OptionsForm
          info={game}
          // What is null was not chosen: the game has its own.
          options={Object.fromEntries(chosen.filter(([, value]) => value !== null))}
          faults={faults}
          onChange={options => void change(options)}
        />
      )}
    </>
  )
}

import { usePage } from '../i18n/page.ts'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'

/** What lies ahead: all of it at once, and where each choice of a bot waits for a wish, the next one. */
export function RunOn() {
  const say = usePage()
  const { handle, moment } = useTable()
  const stands = useStore(handle.store, s => s.stands)
  return (
    <>
      {stands && (
        <button type="button" className="btn hanko" data-key="step" onClick={handle.next}>
          <Icon name="i-play" />
          <span>{say('page-table-step')}</span>
          <kbd>Enter</kbd>
        </button>
      )}
      <button type="button" className="btn ghost" data-key="run-on" onClick={handle.skip}>
        <Icon name="i-play" />
        <span>{say('page-table-run-on')}</span>
        <kbd>{moment === null && !stands ? 'Enter' : 'Esc'}</kbd>
      </button>
    </>
  )
}

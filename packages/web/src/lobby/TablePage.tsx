import { usePage } from '../i18n/page.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { TableHandle } from '../state/table.ts'
import { openTable } from '../state/table.ts'
import Play from '../table/Play.tsx'
import { Gone } from './Gone.tsx'

const Lobby = lazy(() => import('./Lobby.tsx'))

/** One table by its link: its lobby, its game, or the sentence that it is not there. */
export default function TablePage({ id }: { readonly id: string }) {
  const [handle, setHandle] = useState<TableHandle | null>(null)
  useEffect(() => {
    const opened = openTable(id)
    setHandle(opened)
    return () => void opened.close()
  }, [id])
  return handle === null ? null : <Room handle={handle} />
}

function Room({ handle }: { readonly handle: TableHandle }) {
  const say = usePage()
  const link = useStore(handle.store, s => s.link)
  const info = useStore(handle.store, s => s.info)
  const problem = useStore(handle.store, s => s.problem)
  const begun = useStore(handle.store, s => Object.keys(s.faces).length > 0)

  const [waited, setWaited] = useState(false)
  if (info?.status === 'open' && !waited) setWaited(true)

  if (link === 'gone') return <Gone code={problem ?? 'no-such-table'} />
  // Tables of the server are out of reach without it; the line goes on trying under the sentence.
  if (info === null && link === 'broken') return <Gone code="offline" />
  if (info === null) return <p className="moment">{say('page-common-loading')}</p>
  const loading = <p className="moment">{say('page-common-loading')}</p>
  // Whoever waited in the lobby stays there until the cards are dealt; whoever comes later never sees it.
  if (!begun && !waited) return loading
  return (
    <Suspense fallback={loading}>
      {begun && info.status !== 'open' ? (
        <Play handle={handle} info={info} />
      ) : (
        <Lobby handle={handle} info={info} />
      )}
    </Suspense>
  )
}

import { usePage, usePageVoice } from '../i18n/page.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { hasBook } from '../book/load.ts'
import { gameOf } from '../games/index.ts'
import { lazyRoom } from '../i18n/room.ts'
import { useTable } from './context.ts'
import { partName } from './part-name.ts'

const TableBook = lazyRoom('book', () => import('../book/TableBook.tsx'))

/** The rulebook of this game: for people where it has one, otherwise its exact sentences. */
export function Rules() {
  const say = usePage()
  const { info } = useTable()
  const game = gameOf(info.game)
  if (game === undefined || !hasBook(game.id)) return <ExactRules />
  return (
    <div className="rules" tabIndex={0} role="group" aria-label={say('page-table-rules')}>
      <Suspense fallback={<p className="none">{say('page-common-loading')}</p>}>
        <TableBook game={game.id} />
      </Suspense>
    </div>
  )
}

/** Every sentence with its number, in the reader's language. */
function ExactRules() {
  const say = usePage()
  const { clauses, openRules, props } = useTable()
  const { speech } = props.gameWords
  useEffect(() => void openRules(), [openRules])
  const voice = usePageVoice()
  const [wanted, setWanted] = useState('')
  const groups = useMemo(() => {
    const need = wanted.trim().toLowerCase()
    const out = new Map<string, [string, string][]>()
    for (const [id, text] of Object.entries(clauses)) {
      const group = id.replace(/-\w+$/, '')
      const said = `${id} ${partName(voice, group, speech)} ${text}`.toLowerCase()
      if (need !== '' && !said.includes(need)) continue
      out.set(group, [...(out.get(group) ?? []), [id, text]])
    }
    return [...out]
  }, [clauses, voice, wanted, speech])
  return (
    <div className="rules">
      <input
        className="field"
        type="search"
        aria-label={say('page-table-search-rules')}
        placeholder={say('page-table-search-rules')}
        value={wanted}
        onChange={e => setWanted(e.target.value)}
      />
      <div className="clauses" tabIndex={0} role="group" aria-label={say('page-table-rules')}>
        {groups.length === 0 && wanted !== '' && <p className="none">{say('page-table-no-rule')}</p>}
        {groups.map(([group, list]) => (
          <section key={group}>
            <h3>{partName(voice, group, speech)}</h3>
            {list.map(([id, text]) => (
              <p key={id} id={`rule-${id}`}>
                <b>{id}</b> {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

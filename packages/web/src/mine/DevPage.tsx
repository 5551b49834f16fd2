import type { Inside } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { DevStage } from './DevStage.tsx'
import './mine.css'

const LOOK_MS = 2000

/** A table from inside, for whoever builds its game: state, frames, and what each seat is shown. Served where NOREN_DEV is set. */
export default function DevPage({ id }: { readonly id: string }) {
  const say = useRoom('mine')
  const [inside, setInside] = useState<Inside | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let gone = false
    const look = (): void =>
      void api.inside(id).then(
        found => gone || setInside(found),
        (e: unknown) => gone || setFault(e),
      )
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [id])
  const parts =
    inside === null
      ? []
      : [
          [say('page-mine-dev-frames'), inside.frames],
          [say('page-mine-dev-state'), inside.state],
          ...Object.entries(inside.faces).map(
            ([seat, face]) => [say('page-mine-dev-seat', { seat: Number(seat) }), face] as const,
          ),
        ]
  return (
    <div className="mine">
      <main className="mypg one">
        <h1>{id}</h1>
        {inside === null && fault !== null && <p role="status">{refusalText(say, fault)}</p>}
        {inside !== null && <p>{`${inside.game}@${inside.version} #${inside.seq}`}</p>}
        {inside !== null && <DevStage game={inside.game} />}
        {parts.map(([name, part], n) => (
          <details key={String(name)} open={n === 0}>
            <summary>{String(name)}</summary>
            <pre className="dump">{JSON.stringify(part, null, 1)}</pre>
          </details>
        ))}
      </main>
    </div>
  )
}

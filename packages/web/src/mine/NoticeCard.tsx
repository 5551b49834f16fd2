import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { answered, mayAsk } from '../state/day-seals.ts'
import { pushWay, sayYes } from '../state/push.ts'
import { toast } from '../state/toasts.ts'
import { InstallPictures } from './InstallPictures.tsx'
import './notice.css'

interface Props {
  /** So many tables of mine play at a day a turn. */
  readonly days: number
  /** It lies over a table. */
  readonly over?: boolean
}

/** "Shall we tell you?": shown once to a device that plays at a day a turn. Only a yes asks the browser. */
export default function NoticeCard({ days, over = false }: Props) {
  const say = useRoom('mine')
  const [key, setKey] = useState<string | null>(null)
  const [open, setOpen] = useState(() => days > 0 && mayAsk())
  const way = pushWay()
  const wanted = open && way !== 'none'
  useEffect(() => {
    let gone = false
    if (wanted)
      api.notices().then(
        ({ key: found, on }) => gone || on || setKey(found ?? null),
        // A server that cannot be reached asks nothing.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [wanted])
  if (!wanted || key === null) return null
  const no = (): void => {
    answered('no')
    setOpen(false)
  }
  const yes = async (): Promise<void> => {
    try {
      if ((await sayYes(key)) !== null) toast('good', say('page-mine-notices-on'))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
    setOpen(false)
  }
  return (
    <section className={over ? 'bellcard lacq over' : 'bellcard lacq'}>
      <h2>
        <Icon name="i-bell" />
        {say('page-mine-shall-we')}
      </h2>
      <p>
        {way === 'install' ? say('page-mine-install-first') : say('page-mine-shall-we-more', { n: days })}
      </p>
      {way === 'install' && <InstallPictures />}
      <div className="yesno">
        {way === 'here' && (
          <button type="button" className="btn hanko" onClick={() => void yes()}>
            {say('page-mine-tell-me')}
          </button>
        )}
        <button type="button" className="btn no" onClick={no}>
          {say('page-mine-tell-no')}
        </button>
      </div>
    </section>
  )
}

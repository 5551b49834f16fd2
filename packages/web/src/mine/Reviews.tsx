import { useEffect } from 'react'
import { Bar } from '../home/Bar.tsx'
import { useRoom } from '../i18n/room.ts'
import { FinishedList } from './FinishedList.tsx'
import './mine.css'

/** Finished games, to be looked at again. */
export default function Reviews() {
  const say = useRoom('mine')
  useEffect(() => {
    document.title = say('page-mine-reviews-title')
  }, [say])
  return (
    <div className="mine">
      <div className="barbox">
        <Bar here="reviews" />
      </div>
      <main className="mypg one">
        <h1>{say('page-bar-reviews')}</h1>
        <p>{say('page-mine-reviews-more')}</p>
        <FinishedList heading={false} />
      </main>
    </div>
  )
}

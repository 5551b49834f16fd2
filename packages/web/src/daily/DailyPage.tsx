import type { Daily } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { skyHome } from '../art/scenes/sky.ts'
import '../home/sheets.css'
import { Bar } from '../home/Bar.tsx'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { reviewPath } from '../review/link.ts'
import DailyCard, { resultText } from './DailyCard.tsx'
import './daily.css'
import { useDaily } from './held.ts'

const SKY = `<svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">${skyHome()}</svg>`

/** Today's deal, how yesterday's came out for everybody, and the fingerprint of tomorrow's key. */
export default function DailyPage() {
  const say = useRoom('daily')
  const page = usePage()
  const told = useDaily(d => d.told)
  useEffect(() => {
    document.title = `${say('page-daily-title')} · Noren`
  }, [say])
  return (
    <div className="home learnpage dailypage">
      <main>
        <div className="hero">
          <Picture svg={SKY} className="sky" />
          <Bar here="learn" />
          <DailyCard whole />
        </div>
        <section className="dailyold" aria-labelledby="dailyold">
          <h2 id="dailyold">{say('page-daily-yesterday')}</h2>
          {told === null ? <p>{say('page-daily-unknown')}</p> : <Yesterday of={told.yesterday} />}
        </section>
        {told !== null && (
          <section className="dailyold" aria-labelledby="dailynext">
            <h2 id="dailynext">{say('page-daily-tomorrow')}</h2>
            <p>{say('page-daily-tomorrow-more', { game: gameText(page, told.tomorrow.game, 'name') })}</p>
            <p className="print">{told.tomorrow.keyHash}</p>
          </section>
        )}
      </main>
    </div>
  )
}

/** The field as a small picture of bars, and the best by name. */
function Yesterday({ of }: { readonly of: Daily['yesterday'] }) {
  const say = useRoom('daily')
  const page = usePage()
  if (of === null || of.field.played === 0) return <p>{say('page-daily-nobody')}</p>
  const { deal, mine, field } = of
  const most = Math.max(...field.bars.map(b => b.n))
  const text = (r: { readonly score: number; readonly payoff: number; readonly place?: number }): string =>
    resultText(say, deal.game, { place: 2, ...r })
  return (
    <>
      <p>
        <b>{gameText(page, deal.game, 'name')}</b> {say('page-daily-played', { n: field.played })}
        {mine !== null && ` ${say('page-daily-mine', { result: resultText(say, deal.game, mine) })}`}
      </p>
      <ul className="dailybars">
        {field.bars.map(bar => (
          <li
            key={`${bar.payoff} ${bar.score}`}
            data-mine={mine !== null && mine.score === bar.score && mine.payoff === bar.payoff}
          >
            <span>{say(`page-daily-score-${deal.game as 'sakura'}`, { n: bar.score })}</span>
            <i style={{ '--share': bar.n / most } as CSSProperties} aria-hidden="true" />
            <b>{bar.n}</b>
          </li>
        ))}
      </ul>
      <h3>{say('page-daily-best')}</h3>
      <ol className="dailybest">
        {field.best.map((one, i) => (
          <li key={i} data-mine={one.me}>
            <b>{one.me ? say('page-daily-you') : one.name}</b> {text(one)}
          </li>
        ))}
      </ol>
      {of.line !== undefined && (
        <Link href={reviewPath(`daily-${deal.day}`)} className="btn ghost" data-daily="best">
          <Icon name="i-eye" />
          {say('page-daily-review-best')}
        </Link>
      )}
    </>
  )
}

import { useRoom } from '../i18n/room.ts'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { codeText } from '../i18n/refusal.ts'
import { useGame } from '../table/loaded.ts'
import { useRulebook } from '../table/rulebook.ts'
import { Desk } from './Desk.tsx'
import type { Reviewed } from './useReview.ts'
import { useReview } from './useReview.ts'
import './review.css'

/** A finished game by its link: every moment of it, or the sentence why not. */
export default function ReviewPage({ id }: { readonly id: string }) {
  const say = useRoom('review')
  const review = useReview(id)
  if (review.at === 'loading') return <p className="moment">{say('page-common-loading')}</p>
  if (review.at === 'gone') return <NoReview id={id} code={review.code} />
  return <Opened review={review} />
}

function Opened({ review }: { readonly review: Reviewed }) {
  const say = useRoom('review')
  const game = gameOf(review.info.game)
  const loaded = useGame(game)
  const book = useRulebook(game, review.info.options)
  if (game === undefined) return <NoReview id={review.info.id} code="no-such-game" />
  if (loaded === null) return <p className="moment">{say('page-common-loading')}</p>
  return <Desk review={review} loaded={loaded} book={book} crest={game.crest} />
}

function NoReview({ id, code }: { readonly id: string; readonly code: string }) {
  const say = useRoom('review')
  const runs = code === 'not-over'
  const text = runs
    ? say('page-review-running')
    : code === 'other-rules'
      ? say('page-review-cannot')
      : code === 'bad-record' || code === 'no-record'
        ? say('page-review-broken')
        : codeText(say, code, say('page-gone-title'))
  return (
    <main className="gonepage">
      <div className="gonebox paper">
        <Icon name="logo" />
        <h1>{text}</h1>
        <div className="boxfoot">
          {runs && (
            <Link href={`/t/${id}`} className="btn hanko">
              {say('page-review-to-table')}
            </Link>
          )}
          <Link href="/" className="btn ink">
            {say('page-gone-home')}
          </Link>
        </div>
      </div>
    </main>
  )
}

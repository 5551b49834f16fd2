import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { reviewPath } from './link.ts'

/** Beside a finished game in a list: look at it again. */
export function ReviewLink({ id, game }: { readonly id: string; readonly game: string }) {
  const say = usePage()
  return (
    <Link
      href={reviewPath(id)}
      className="btn ink reviewit"
      aria-label={say('page-review-button-of', { game })}
    >
      <Icon name="i-eye" />
      {say('page-review-button')}
    </Link>
  )
}

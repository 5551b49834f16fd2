import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { useTable } from './context.ts'
import { leftToChance } from './only.ts'

/** The answers of which one may be drawn for the player, where all of them are unknown things; else none. */
export function useForMe(): ReturnType<typeof leftToChance> {
  const { props, module } = useTable()
  return leftToChance(props.asked ? props.choices : [], module.unknown)
}

/** The first tile among unknown things: whoever does not care goes on with one touch. It stays while an answer is on its way. */
export function ForMe({ className = 'btn ghost tile' }: { readonly className?: string }) {
  const say = usePage()
  const { props, link } = useTable()
  const unknown = useForMe()
  if (unknown.length === 0) return null
  return (
    <button
      type="button"
      className={className}
      data-key="for-me"
      disabled={props.busy || link !== 'live'}
      onClick={() => props.act(unknown[Math.floor(Math.random() * unknown.length)]?.words ?? [])}
    >
      <Icon name="i-shuffle" />
      <span>{say('page-table-for-me')}</span>
      <kbd>0</kbd>
    </button>
  )
}

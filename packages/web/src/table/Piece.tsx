import type { CSSProperties, ReactNode } from 'react'
import { use, useRef } from 'react'
import { PickedContext, useTable, WhyContext } from './context.ts'
import type { PieceSelection } from './usePicks.ts'

interface Props extends PieceSelection {
  /** The full name, as a screen reader says it: "Blossom 3, 1 shuriken". */
  readonly name: string
  readonly anchor?: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Moves smoothly to its new place when the table changes. */
  readonly flip?: boolean
  /** The digit that picks it, where a board draws its options as pieces. */
  readonly option?: number
  /** What it does, for the popover of a piece whose face is too small to say so. */
  readonly about?: { readonly title: string; readonly text: string }
  readonly children: ReactNode
}

/**
 * One thing on the table: a button with a name. Legal: raised. Picked: raised more, with a seal. Dim: pointing at it,
 * focusing it or tapping it says why, with the sentence of the rulebook.
 */
export function Piece({
  name,
  state,
  because,
  why: refusals = [],
  onPick,
  best,
  anchor,
  className,
  style,
  flip,
  option,
  about,
  children,
}: Props) {
  const { props, look } = useTable()
  const box = use(WhyContext)
  const ref = useRef<HTMLButtonElement>(null)
  const free = look === undefined && (state === 'open' || state === 'picked' || state === 'alone')
  const tell = (pinned: boolean): void => {
    if (ref.current === null || (because.length === 0 && about === undefined)) return
    const said = props.gameWords.no(refusals)
    const why = said.length > 0 ? said : props.gameWords.why(because)
    box.show(ref.current, about?.title ?? name, why, pinned, about?.text)
  }
  const still = (): void => {
    if (ref.current !== null) box.hide(ref.current)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      style={style}
      aria-label={name}
      aria-disabled={!free}
      aria-pressed={free ? state === 'picked' : undefined}
      data-piece=""
      data-state={state}
      data-best={best}
      data-anchor={anchor}
      data-option={option}
      data-flip={flip === true ? '' : undefined}
      onClick={() => {
        if (free) onPick()
        else tell(true)
      }}
      onPointerEnter={e => {
        if (e.pointerType === 'mouse') tell(false)
      }}
      onPointerLeave={e => {
        if (e.pointerType === 'mouse') still()
      }}
      onFocus={e => {
        if (e.currentTarget.matches(':focus-visible')) tell(false)
      }}
      onBlur={still}
    >
      <PickedContext value={state === 'picked'}>{children}</PickedContext>
    </button>
  )
}

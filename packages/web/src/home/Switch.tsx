interface Props {
  readonly on: boolean
  readonly flip: () => void
  /** What is switched, or the id of the words beside it that say so. */
  readonly label?: string
  readonly labelledBy?: string
}

/** On or off. */
export function Switch({ on, flip, label, labelledBy }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClick={flip}
    />
  )
}

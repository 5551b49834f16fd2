import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import type { Clause } from '@noren/engine'
import type { Sentence } from './board.ts'
import type { WhyBox } from './context.ts'
import { WhyContext } from './context.ts'
import { opened } from './later.ts'

/** What the slip is about, and beside what it lies. */
export interface Shown {
  readonly at: Element
  readonly title: string
  readonly why: readonly Sentence[]
  readonly pinned: boolean
  readonly about: string | undefined
}

const WhySlip = opened(p => p.WhySlip)

interface ProviderProps {
  readonly children: ReactNode
  /** Opens the book where this clause stands; a record has no book beside it. */
  readonly onMore?: (clause: Clause) => void
}

/** Gives every piece inside it the popover that says why it is dim. */
export function WhyProvider({ children, onMore }: ProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const box: WhyBox = useMemo(
    () => ({
      show: (at, title, why, pinned, about) => setShown({ at, title, why, pinned, about }),
      hide: at => setShown(s => (s !== null && s.at === at && !s.pinned ? null : s)),
    }),
    [],
  )
  useEffect(() => {
    if (shown === null) return
    const away = (e: Event): void => {
      const { target } = e
      if (
        !(target instanceof Element) ||
        !(shown.at.contains(target) || target.closest('.why .more') !== null)
      )
        setShown(null)
    }
    const escape = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setShown(null)
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', escape)
    }
  }, [shown])
  const more = (clause: Clause): void => {
    setShown(null)
    onMore?.(clause)
  }
  return (
    <WhyContext value={box}>
      {children}
      {shown !== null && shown.at.isConnected && (
        <WhySlip {...shown} {...(onMore === undefined ? {} : { onMore: more })} />
      )}
    </WhyContext>
  )
}

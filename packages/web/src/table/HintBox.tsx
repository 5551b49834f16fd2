import { usePage } from '../i18n/page.ts'
import type { Words } from '@noren/engine'
import type { Hinted } from '@noren/protocol'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { GameWords } from './board.ts'
import { useTable } from './context.ts'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'
import { suggest } from './suggest.ts'
import './hint-box.css'

const SHOWN = 3

type HintedChoice = Hinted['choices'][number]

/** Copies of one card read alike: the first of them stands for all. */
function distinct(
  choices: readonly HintedChoice[],
  gameWords: GameWords,
): readonly (HintedChoice & { label: Told })[] {
  const out: (HintedChoice & { label: Told })[] = []
  for (const c of choices) {
    const label = gameWords.label(c.words)
    const text = plainText(label)
    if (out.length < SHOWN && out.every(o => plainText(o.label) !== text)) out.push({ ...c, label })
  }
  return out
}

/**
 * What the sentence compares: the first choice and another one that is shown. Who cannot be told apart from the first is named
 * before any reason; then the first that a reason tells apart.
 */
function weighedUp(
  choices: readonly (HintedChoice & { label: Told })[],
  { speech }: GameWords,
): { readonly against: (HintedChoice & { label: Told }) | null; readonly reason: Told | null } {
  const others = choices.slice(1)
  const next = others[0] ?? null
  if (next === null || next.close) return { against: next, reason: null }
  for (const other of others) {
    const reason = other.why === null ? null : speech.hint(other.why)
    if (reason !== null) return { against: other, reason }
  }
  return { against: next, reason: null }
}

/** What a strong player would do, and why. */
export function HintBox({ hint, onClose }: { readonly hint: Hinted; readonly onClose: () => void }) {
  const { props } = useTable()
  const { gameWords } = props
  const say = usePage()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const choices = distinct(hint.choices, gameWords)
  const { against, reason } = weighedUp(choices, gameWords)
  const pick = (words: Words): void => {
    suggest(words)
    onClose()
    // The seal it led to is next: Enter would play it, and only then.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-key="seal"]')?.focus())
  }
  const box = useRef<HTMLElement>(null)
  const keys = (e: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
    if (e.key === 'Escape') onClose()
    else if (step === undefined) return
    else {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('.hintway') ?? [])]
      const at = all.findIndex(el => el === document.activeElement)
      all[(at + step + all.length) % all.length]?.focus()
    }
    e.preventDefault()
    e.stopPropagation()
  }
  return (
    <section className="hintbox paper" aria-label={say('page-hint-ask')} data-quiet="" ref={box}>
      <header>
        <Icon name="i-lantern" />
        <h3>{say('page-hint-ask')}</h3>
        <button
          type="button"
          className="ibtn"
          aria-label={say('page-hint-shut')}
          onClick={onClose}
          onKeyDown={keys}
        >
          <Icon name="i-close" />
        </button>
      </header>
      <ol>
        {choices.map((c, i) => {
          const n = c.value === null ? null : Math.round(c.value * 100)
          return (
            <li key={c.words.join(' ')}>
              <button
                ref={i === 0 ? first : undefined}
                type="button"
                className="hintway"
                data-best={i === 0 || c.close}
                onClick={() => pick(c.words)}
                onKeyDown={keys}
              >
                <i aria-hidden="true">{i + 1}</i>
                <span className="what">{rich(c.label)}</span>
                {n !== null && (
                  <>
                    <span className="bar" aria-hidden="true">
                      <span style={{ width: `${Math.max(2, n)}%` }} />
                    </span>
                    <b aria-label={say('page-hint-chance-more', { n })}>{say('page-hint-chance', { n })}</b>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="hintwhy" role="status">
        {against === null ? (
          say('page-hint-only')
        ) : (
          <>
            <b>
              {say('page-hint-sides', {
                one: plainText(choices[0]?.label ?? ''),
                other: plainText(against.label),
              })}
            </b>{' '}
            {against.close
              ? say('page-hint-close', { n: hint.worlds })
              : reason === null
                ? say('page-hint-unsaid')
                : rich(reason)}
          </>
        )}
      </p>
      <small>
        {hint.worlds > 0 && say('page-hint-from', { n: hint.worlds })} {say('page-hint-show')}
      </small>
    </section>
  )
}

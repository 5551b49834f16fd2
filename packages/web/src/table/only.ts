import type { Choice, Seat, Words } from '@noren/engine'
import type { KeptSettings, TableInfo } from '@noren/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePrefs } from '../state/prefs.ts'
import { setOwn } from '../state/settings.ts'

/** One person and bots: the house itself gives answers that have no alternative. */
export const isLone = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.filter(s => s.kind === 'person').length === 1 && seats.every(s => s.kind !== 'empty')

/** How what bots do is shown: where others wait, or time runs, nobody goes step by step. */
export function botPace(
  wanted: KeptSettings['bots'],
  info: Pick<TableInfo, 'seats' | 'time'>,
): KeptSettings['bots'] {
  return wanted === 'step' && !(isLone(info) && info.time?.kind !== 'live') ? 'easy' : wanted
}

/** The answer without an alternative; what only takes something back is none. */
export function onlyOf(choices: readonly Choice[]): Words | null {
  return choices.length === 1 ? (choices[0]?.words ?? null) : null
}

/** Nothing is asked. */
export const NOT_ASKED: Only = { goes: false, leave: null }

/** After the second question without an alternative, passing by itself is offered. */
const OFFERED_FROM = 2
/** As long as a person looks at a question: a pause that was always the same would tell what is in the hand. */
const LEAST_MS = 1200
const MORE_MS = 2400

interface Asked {
  readonly info: TableInfo
  /** A lesson or a puzzle: what is asked there is asked for its own sake, and its teachers wait for nobody. */
  readonly taught: boolean
  readonly seat: Seat
  readonly asked: boolean
  readonly sealed: boolean
  readonly choices: readonly Choice[]
  readonly seq: number
  /** The line is open, and what is shown is the present. */
  readonly live: boolean
  readonly act: (words: Words) => void
}

export interface Only {
  /** The present question is answered by itself. */
  readonly goes: boolean
  /** Leaves such questions to themselves from now on; null where that is not offered, which it never is beside a question. */
  readonly leave: (() => void) | null
}

/** What has one answer: against bots the house gives it; with people it is left to itself by who wants it so. */
export function useOnly({ info, taught, seat, asked, sealed, choices, seq, live, act }: Asked): Only {
  const passes = usePrefs(p => p.passes)
  const [met, setMet] = useState<readonly number[]>([])
  const words = asked && !sealed && !taught && seat >= 0 ? onlyOf(choices) : null
  const lone = isLone(info)
  const only = words === null ? null : words.join(' ')
  useEffect(() => {
    if (only !== null && !lone) setMet(was => (was.at(-1) === seq ? was : [...was, seq].slice(-OFFERED_FROM)))
  }, [only, lone, seq])
  const given = useRef(-1)
  const ready = words !== null && !lone && passes && live
  useEffect(() => {
    if (!ready || words === null || given.current === seq) return
    const timer = setTimeout(
      () => {
        given.current = seq
        act(words)
      },
      LEAST_MS + Math.random() * MORE_MS,
    )
    return () => clearTimeout(timer)
    // The words of one question stay what they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, only, seq, act])
  const goes = words !== null && (lone || passes)
  // Offered while others are asked, where no seal has to give way to it; who is asked something else meanwhile does not want it.
  const [offer, setOffer] = useState<'due' | 'shown' | 'past'>('due')
  const plays = seat >= 0 && !taught && !lone && info.status === 'playing'
  const offered = plays && !asked && !passes && met.length >= OFFERED_FROM && offer !== 'past'
  const chooses = asked && !sealed && choices.length > 1
  useEffect(() => {
    if (offered) setOffer('shown')
    else if (chooses) setOffer(was => (was === 'shown' ? 'past' : was))
  }, [offered, chooses])
  return useMemo(() => ({ goes, leave: offered ? () => setOwn({ passes: true }) : null }), [goes, offered])
}

/** A choice as it travels: `back` says that it only takes something back. */
type Answer = Choice & { readonly back?: true }
const NONE: readonly Answer[] = []

/** The answers to a question among unknown things, of which one may be drawn for the player; none where one knows better. */
export function leftToChance(
  choices: readonly Answer[],
  unknown: ((words: Words) => boolean) | undefined,
): readonly Answer[] {
  const answers = choices.filter(c => c.back !== true)
  return unknown !== undefined && answers.length > 1 && answers.every(c => unknown(c.words)) ? answers : NONE
}

/** Choices that always want the seal: blows, wagers, what ends a turn, what cannot be mended. */
const CAREFUL = new Set<unknown>(
  'end pass done stop enough leave attack ally target weapon torment brawl sacrifice vote wager kill suicide dishonor save fight'.split(
    ' ',
  ),
)
/** Whether a choice wants the seal even from somebody who seals at once. */
export const isCareful = (words: Words): boolean => CAREFUL.has(words[0])

/** Whether what is chosen goes on its way without the seal: after one touch, unless it is careful; after a second one always. */
export const goesAtOnce = (how: 'off' | 'double' | 'always', words: Words): boolean =>
  how === 'double' || (how === 'always' && !isCareful(words))

import type { Catalogue, Catalogues, Lang } from '@noren/words'
import { catalogueOf, voiceIn } from '@noren/words'
import { use, useEffect, useMemo, useState } from 'react'
import type { GameEntry } from '../games/index.ts'
import { GAMES } from '../games/index.ts'
import { usePageVoice } from '../i18n/page.ts'
import { api } from '../state/api.ts'

/** One puzzle of the list. */
export interface Listed {
  readonly id: string
  /** Its place in the list, from 1. */
  readonly n: number
  /** Chosen by hand, with a name; the others were found. */
  readonly chosen: boolean
  readonly dots: 1 | 2 | 3
}

/** In the order of the Learn page. */
const ORDER = ['sakura', 'spirit', 'sake', 'honor']
export const PUZZLED = GAMES.filter(g => g.puzzles !== undefined).sort(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
)

const asDots = (n: number): 1 | 2 | 3 => (n <= 1 ? 1 : n >= 3 ? 3 : 2)
const lists = new Map<string, Promise<readonly Listed[]>>()

async function read(game: GameEntry): Promise<readonly Listed[]> {
  const found = await game.puzzles?.list()
  if (found === undefined) return []
  const all = [
    ...found.chosen.map(p => ({ p, chosen: true })),
    ...found.found.map(p => ({ p, chosen: false })),
  ]
  return all.map(({ p: [id, dots], chosen }, i) => ({ id, n: i + 1, chosen, dots: asDots(dots) }))
}

function fetchList(game: GameEntry): Promise<readonly Listed[]> {
  const known = lists.get(game.id) ?? read(game)
  lists.set(game.id, known)
  // Whoever is offline now may not be later.
  known.catch(() => lists.delete(game.id))
  return known
}

/** How many solved a puzzle on this server, and how many did not, at their first try. */
export type Tries = Readonly<Record<string, readonly [solved: number, failed: number]>>

/** So many tries say more than what we thought. */
const ENOUGH = 20
const EASY = 0.75
const HARD = 0.4

/** What people found hard is hard. */
export function dotsBy(listed: Listed, tries: Tries, game: string): 1 | 2 | 3 {
  const [solved, failed] = tries[`${game}/${listed.id}`] ?? [0, 0]
  if (solved + failed < ENOUGH) return listed.dots
  const share = solved / (solved + failed)
  return share >= EASY ? 1 : share < HARD ? 3 : 2
}

/** The puzzles of a game; the difficulty as this server knows it, once it has told. */
export function usePuzzles(game: GameEntry): readonly Listed[] {
  const list = use(fetchList(game))
  const [tries, setTries] = useState<Tries>({})
  useEffect(() => {
    let gone = false
    api.puzzleTries().then(
      found => {
        if (!gone) setTries(found.tries)
      },
      // Without a server the first guess stands.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return useMemo(() => list.map(p => ({ ...p, dots: dotsBy(p, tries, game.id) })), [list, tries, game.id])
}

const catalogues = new Map<string, Promise<Catalogue>>()

const sentencesOf = async (game: GameEntry, lang: Lang): Promise<Catalogue> =>
  game.puzzles === undefined ? {} : catalogueOf((await game.puzzles.words()) as unknown as Catalogues, lang)

function fetchWords(game: GameEntry, lang: Lang): Promise<Catalogue> {
  const key = `${game.id} ${lang}`
  const known = catalogues.get(key) ?? sentencesOf(game, lang)
  catalogues.set(key, known)
  known.catch(() => catalogues.delete(key))
  return known
}

/** A sentence of a puzzle by its id, or null where there is none. */
export type PuzzleSay = (id: string) => string | null

export function usePuzzleWords(game: GameEntry): PuzzleSay {
  const { lang } = usePageVoice()
  const catalogue = use(fetchWords(game, lang))
  return useMemo(() => {
    const voice = voiceIn<Readonly<Record<string, Readonly<Record<string, never>>>>>(lang, [catalogue])
    return id => (voice.has(`puzzle-${id}`) ? voice.text(`puzzle-${id}`) : null)
  }, [lang, catalogue])
}

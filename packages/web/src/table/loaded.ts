import type { Event, Seat } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import type { Lang, Speech } from '@noren/words'
import { plain } from '@noren/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MONS } from '../art/marks.ts'
import type { GameEntry } from '../games/index.ts'
import type { LoadedWords } from '../i18n/speech.ts'
import { useArrivals } from '../i18n/speech.ts'
import { useSpoken } from '../i18n/page.ts'
import { refusalText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import type { BoardModule, GameWords, Player } from './board.ts'
import { nameOf, toldApart } from './names.ts'
import type { Rulebook } from './rulebook.ts'

/** The board of a game and its words. */
export interface Loaded {
  readonly module: BoardModule
  readonly words: LoadedWords
}

/** Hands the trouble of something that was waited for to the page, which says so in its place. */
function useTrouble(): (error: unknown) => void {
  const [, fail] = useState(null)
  return useCallback(
    error =>
      fail(() => {
        throw error
      }),
    [],
  )
}

export function useGame(game: GameEntry | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const trouble = useTrouble()
  useEffect(() => {
    let gone = false
    if (game === undefined) return
    Promise.all([game.load.board(), game.load.words()]).then(([module, words]) => {
      if (!gone) setLoaded({ module, words })
    }, trouble)
    return () => {
      gone = true
    }
  }, [game, trouble])
  return loaded
}

/** Two people may like the same crest; at one table each shape belongs to one seat. */
export function playersOf(info: TableInfo): readonly Player[] {
  const used = new Set<number>()
  const short = toldApart(info.seats.map(nameOf))
  return info.seats.map((s, seat) => {
    let crest = s.kind === 'bot' ? seat : s.crest
    while (used.has(crest % MONS.length)) crest++
    crest %= MONS.length
    used.add(crest)
    const { kind, online, yours, level } = s
    const name = nameOf(s, seat)
    return {
      seat,
      name,
      crest,
      kind,
      online,
      yours,
      ...(level === undefined ? {} : { level }),
      ...(short[seat] === name ? {} : { short: short[seat] ?? name }),
    }
  })
}

/** Whoever is called after a figure of the game needs no other short name. */
function calledBy(p: Player, name: string | null): Player {
  if (name === null) return p
  const { short: _, ...rest } = p
  return { ...rest, name }
}

/** Whoever holds several seats reads whom each of them plays, not the same name again and again. */
export function named(players: readonly Player[], module: BoardModule, view: unknown): readonly Player[] {
  const call = module.nameSeat as ((view: unknown, seat: Seat) => string | null) | undefined
  const many = players.filter(p => p.yours).length > 1
  if (call === undefined || !many || view === undefined) return players
  return players.map(p => (p.yours ? calledBy(p, call(view, p.seat)) : p))
}

interface Reader {
  readonly lang: Lang
  readonly words: LoadedWords
  readonly book: Rulebook
  readonly players: readonly Player[]
  /** The seat that the view belongs to. */
  readonly seat: Seat
  /** Who is "you" in sentences; -1: nobody. */
  readonly me: Seat
  readonly view: unknown
}

/** The same, and anew when words came that nobody needed before. */
export function useWordsIn({ lang, words, book, players, seat, me, view }: Reader): GameWords {
  const whole = useArrivals(() => words.whole)
  return useMemo(
    () => wordsIn({ lang, words, book, players, seat, me, view, whole }),
    [lang, words, book, players, seat, me, view, whole],
  )
}

/** The words of the game, bound to a reader. */
function wordsIn(reader: Reader & { readonly whole: boolean }): GameWords {
  const { lang, words, book, players, seat, me, view, whole } = reader
  const speech = words.in(lang, { name: s => players[s]?.name ?? '?', me }) as unknown as Speech
  const more = (): Promise<void> =>
    words.more().catch((e: unknown) => toast('bad', refusalText(useSpoken.getState().say, e)))
  return {
    lang,
    speech,
    label: choice => speech.label(choice, view),
    question: () => speech.question(view, seat),
    sentence: (event: Event) => speech.log(event, view),
    why: ids => {
      if (ids.length > 0 && !book.read) void book.open()
      return ids.map(id => ({ id, text: book.clauses[id] ?? (book.read ? id : '…') }))
    },
    more,
    no(reasons) {
      if (reasons.length > 0 && !whole) {
        void more()
        return reasons.slice(0, 1).map(late => ({ id: late.clauses[0] ?? '', text: ['…'], late }))
      }
      const said = reasons.flatMap(why => {
        const text = speech.no(why, view)
        return text === null ? [] : [[plain(text), { id: why.clauses[0] ?? '', text }] as const]
      })
      return [...new Map(said).values()]
    },
  }
}

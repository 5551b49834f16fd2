import type { Manifest } from '@noren/engine'
import type { GameInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { nameStrangers } from '../i18n/index.ts'
import { api } from '../state/api.ts'
import type { GameEntry } from './index.ts'
import { addOutside, gameOf } from './index.ts'

/** Games that this page does not bring: the server has them from its host's folder, and hands out what they say. */

/** Stands where the device once met such games: they are asked for before the first picture then. */
const MET = 'noren.outside'
/** So long the first picture waits for them. */
const PATIENCE_MS = 2000

async function meet({ id, module }: GameInfo): Promise<void> {
  if (module?.startsWith('/games/') !== true || gameOf(id) !== undefined) return
  const { manifest } = (await import(/* @vite-ignore */ module)) as { readonly manifest: Manifest }
  addOutside(manifest)
}

/** What there is to play at this server. One of its host's games that cannot be fetched stays unknown; the others are met. */
export async function gamesHere(): Promise<readonly GameInfo[]> {
  const list = await api.games()
  const strangers = list.filter(g => g.module !== undefined)
  if (strangers.length === 0) {
    localStorage.removeItem(MET)
    return list
  }
  localStorage.setItem(MET, '1')
  await Promise.allSettled(strangers.map(meet))
  await nameStrangers()
  return list
}

/** Where such games were met before, lists and titles know them from the first picture on. */
export async function meetBefore(): Promise<void> {
  if (localStorage.getItem(MET) === null) return
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  // Without the server its games are out of reach anyway, and the page says that in its places.
  await Promise.race([gamesHere().catch(() => undefined), late])
}

/** A game by its name; null while the server is asked about one that nobody here knows. */
export function useGameOf(name: string): GameEntry | undefined | null {
  const [asked, setAsked] = useState('')
  const known = gameOf(name)
  useEffect(() => {
    if (known !== undefined) return
    let gone = false
    const done = (): void => {
      if (!gone) setAsked(name)
    }
    gamesHere().then(done, done)
    return () => {
      gone = true
    }
  }, [name, known])
  return known ?? (asked === name ? undefined : null)
}

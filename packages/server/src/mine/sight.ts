import type { NewSight, PersonPage, ShownGame, Sight } from '@noren/protocol'
import { endOf } from '@noren/store'
import type { MatchStore, Person } from '@noren/store'
import type { Chance } from '../chance.ts'
import { newDeviceId } from '../ids.ts'
import { mayReview } from '../tables/review.ts'
import { seatsOf } from '../tables/seating.ts'
import { playOf } from './fate.ts'
import { HOUSE, HOUSE_KINDS, KINDS } from './kinds.ts'
import type { OwnGames } from './own-games.ts'

/** What others see before somebody says so: their page not at all, a finished game by its link. */
const FIRST: NewSight = { page: 'me', games: 'link' }
const SHOWN = 50
/** Running tables among which two people are looked for. */
const MOST = 100

export const sightOf = ({ sight }: Person): NewSight => sight ?? FIRST

const addressOf = async (store: MatchStore, person: string): Promise<string | null> =>
  (await store.record(person, KINDS.address, ''))?.body ?? null

/** What somebody lets others see, and where. */
export async function toldSight(store: MatchStore, person: Person): Promise<Sight> {
  const { page, games } = sightOf(person)
  const address = page === 'me' ? null : await addressOf(store, person.id)
  return { page, games, ...(address === null ? {} : { address }) }
}

/** A page that is opened gets an address that nobody guesses; one that is shut loses it, and every link to it with it. */
export async function keepAddress(
  store: MatchStore,
  person: string,
  { page }: NewSight,
  chance: Chance,
  at: number,
): Promise<void> {
  const known = await addressOf(store, person)
  if (page === 'me' && known !== null) {
    await store.dropRecord(HOUSE, HOUSE_KINDS.page, known)
    await store.dropRecord(person, KINDS.address, '')
  }
  if (page === 'me' || known !== null) return
  const address = newDeviceId(chance)
  const { body } = await store.addRecord({ person, kind: KINDS.address, key: '', body: address, at })
  await store.saveRecord({ person: HOUSE, kind: HOUSE_KINDS.page, key: body, body: person, at })
}

/** Whether two people have played together: a table that only was laid out makes nobody known. */
async function havePlayed(store: MatchStore, a: string, b: string): Promise<boolean> {
  const over = await store.finishedOf(a, { limit: 1, hidden: true, beside: [b] })
  if (over.length > 0) return true
  const running = await store.runningOf(a, MOST)
  return running.some(row => row.status === 'playing' && seatsOf(row, b).length > 0)
}

/** Whether somebody's page is for this reader. */
const maySee = async (store: MatchStore, person: Person, reader: string): Promise<boolean> => {
  const { page } = sightOf(person)
  if (person.id === reader || page === 'all') return true
  return page === 'met' && havePlayed(store, person.id, reader)
}

/** Addresses of the pages that people let those see with whom they played. */
export async function openPages(
  store: MatchStore,
  met: readonly Person[],
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const person of met) {
    const address = sightOf(person).page === 'me' ? null : await addressOf(store, person.id)
    if (address !== null) pages.set(person.id, address)
  }
  return pages
}

/** Somebody's page as a reader sees it; null where there is none, or none for this reader: nobody can tell which. */
export async function pageAt(games: OwnGames, address: string, reader: string): Promise<PersonPage | null> {
  const { store } = games
  const owner = (await store.record(HOUSE, HOUSE_KINDS.page, address))?.body
  const person = owner === undefined ? null : await store.person(owner)
  if (person === null || !(await maySee(store, person, reader))) return null
  const { since, games: played, minutes, won, met, byGame } = await games.stats(person.id)
  return {
    name: person.name,
    crest: person.crest,
    ...(since === undefined ? {} : { since }),
    games: played,
    minutes,
    won,
    met,
    byGame,
    ...(sightOf(person).games === 'all' ? { finished: await shownGames(games, person.id, reader) } : {}),
  }
}

/** The last games of somebody that this reader may look at, without anybody else who sat there. */
async function shownGames(games: OwnGames, owner: string, reader: string): Promise<ShownGame[]> {
  const rows = await games.store.finishedOf(owner, { limit: SHOWN })
  return rows.flatMap((row): ShownGame[] => {
    const play = mayReview(row, reader) === true ? playOf(row, owner, g => games.isTogether(g)) : null
    if (play === null) return []
    return [
      {
        table: row.charter.id,
        game: games.idOf(row.charter.game),
        ended: endOf(row),
        ...(play.minutes === null ? {} : { minutes: play.minutes }),
        players: row.holders.length,
        fate: play.fate,
        ...(play.place === null ? {} : { place: play.place }),
        ...(play.score === null ? {} : { score: play.score }),
      },
    ]
  })
}

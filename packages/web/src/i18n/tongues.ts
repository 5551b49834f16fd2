import type { Lang } from '@noren/engine'

/**
 * The texts of a game in one language, each in a file of its own: `build/tongues.ts` fills this table when the page is
 * built. Without it, in tests and while one develops, all languages come with the code that speaks them.
 */
export const LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, object>>>>> = {}

const said = new Map<string, object>()
const games = new Set<string>()

/** Stands where texts will be: `sake/texts/fr`. Built code calls it: build/tongues.ts. @public */
export function slot(place: string): object {
  const real = (): object => {
    const texts = said.get(place)
    if (texts === undefined) throw new Error(`the texts ${place} were not fetched`)
    return texts
  }
  return new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(real(), key) as unknown,
      has: (_, key) => Reflect.has(real(), key),
      ownKeys: () => Reflect.ownKeys(real()),
      getOwnPropertyDescriptor: (_, key) => {
        const own = Reflect.getOwnPropertyDescriptor(real(), key)
        return own === undefined ? undefined : { ...own, configurable: true }
      },
    },
  )
}

/** Fetches what a game says in a language, once. */
export async function learn(game: string, lang: Lang): Promise<void> {
  games.add(game)
  const wanted = Object.entries(LOADERS).filter(
    ([place]) => place.startsWith(`${game}/`) && place.endsWith(`/${lang}`) && !said.has(place),
  )
  await Promise.all(
    wanted.map(async ([place, load]) => {
      const texts = (await load())[lang]
      if (texts === undefined) throw new Error(`${place} holds no ${lang}`)
      said.set(place, texts)
    }),
  )
}

/** Fetches another language for every game that was opened in this page. */
export const learnAll = async (lang: Lang): Promise<void> => {
  await Promise.all([...games].map(game => learn(game, lang)))
}

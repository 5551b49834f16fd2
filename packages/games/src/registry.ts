import { asGame, registryOf } from '@noren/engine'
import type { AnyDefinition, Core, GameSource, LoadedRules, Sense } from '@noren/engine'
import { FROZEN } from './frozen/list.ts'

const rules = async (
  definition: Promise<AnyDefinition>,
  sense: Promise<Sense<Core>>,
): Promise<LoadedRules> => ({ game: asGame(await definition), sense: await sense })

/** The games and their newest rules; each is loaded when it is first needed. */
export const SOURCES = {
  sakura: {
    newest: () =>
      rules(
        import('@noren/sakura').then(m => m.sakura),
        import('@noren/sakura/sense').then(m => m.sense),
      ),
    reader: async () => (await import('@noren/sakura/from-1')).reader,
  },
  'samurai-spirit': {
    newest: () =>
      rules(
        import('@noren/spirit').then(m => m.spirit),
        import('@noren/spirit/sense').then(m => m.sense),
      ),
    reader: async () => (await import('@noren/spirit/from-1')).reader,
  },
  'honor-of-the-samurai': {
    newest: () =>
      rules(
        import('@noren/honor').then(m => m.honor),
        import('@noren/honor/sense').then(m => m.sense),
      ),
    reader: async () => (await import('@noren/honor/from-1')).reader,
  },
  'sake-and-samurai': {
    newest: () =>
      rules(
        import('@noren/sake').then(m => m.sake),
        import('@noren/sake/sense').then(m => m.sense),
      ),
    reader: async () => (await import('@noren/sake/from-1')).reader,
  },
} as const satisfies Readonly<Record<string, GameSource>>

/** All games and all their versions: what server, device, command line and tests play by. */
export const registry = registryOf(SOURCES, FROZEN)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFESTS } from '@noren/games/manifests'
import { format } from 'prettier'
import type { Schema } from './views.ts'
import { viewSchema } from './views.ts'
import { wordsSchema } from './words.ts'

/** Where the schema of a game lies. */
export const fileOf = (game: string): string =>
  join(import.meta.dirname, `../../packages/games/${game}/schema.json`)

/** The schema of a game: `#/definitions/view` and `#/definitions/words`. */
export async function schemaOf(game: string): Promise<Schema> {
  const { actions } = (await import(`../../packages/games/${game}/src/actions.ts`)) as {
    actions: Parameters<typeof wordsSchema>[0]
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: game,
    definitions: { words: wordsSchema(actions), ...viewSchema(game) },
  }
}

/** `npm run schemas`: every game's view and words as a file. */
if (import.meta.main)
  for (const { id } of MANIFESTS) {
    const text = await format(JSON.stringify(await schemaOf(id)), { parser: 'json', printWidth: 110 })
    writeFileSync(fileOf(id), text)
  }

import type { Game, Lesson } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { soloInfo } from '../solo.ts'

export const lessonInfo = (game: Game, lesson: Lesson, you: string, crest: number): TableInfo =>
  soloInfo(`lesson-${game.id}`, game, lesson, you, crest)

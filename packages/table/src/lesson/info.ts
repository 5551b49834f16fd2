import type { Game, Lesson } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'

/** The table of a lesson, as the page shows it. Nobody else knows of it. */
export const lessonInfo = (game: Game, lesson: Lesson, you: string, crest: number): TableInfo => ({
  id: `lesson-${game.id}`,
  game: game.id,
  version: game.version,
  options: lesson.options,
  status: 'playing',
  host: true,
  listed: false,
  seats: lesson.names.map((name, seat) => ({
    kind: 'person',
    name: seat === lesson.me ? you : name,
    crest: seat === lesson.me ? crest : crest + 1 + seat,
    online: true,
    yours: seat === lesson.me,
  })),
  keyHash: '',
  outcome: null,
  created: 0,
})

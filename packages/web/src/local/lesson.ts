import { think, wordsOf } from '@noren/bots'
import type { Manifest, Words } from '@noren/engine'
import { seeded } from '@noren/engine'
import { lessonInfo, LessonTable, noteRules } from '@noren/table'
import type { Rules } from './house.ts'
import type { FromLesson, LessonOpening, ToLesson } from './messages.ts'
import { hearThrough, SoloRoom } from './solo.ts'

/** Off the line teachers play as the gentlest bots do that mean well. */
const LEVEL = 'ashigaru'

/** One lesson, taught to whoever is at the other end of a port. */
export class LessonRoom extends SoloRoom<LessonTable, ToLesson, FromLesson> {
  async hear(message: ToLesson): Promise<void> {
    if ('open' in message) await this.#open(message.open)
    else if ('deed' in message) this.table?.do(message.deed)
    else if ('show' in message) this.table?.act(message.show, true)
    else this.answer(message.said)
  }

  protected takeBack(table: LessonTable): void {
    table.do('take-back')
  }

  async #open({ game: id, edition, you, crest, save }: LessonOpening): Promise<void> {
    const found = await this.rules.newest(id)
    const entry = this.manifests.find(m => m.id === id)?.lesson
    if (found === null || entry === undefined) {
      this.says({ t: 'problem', code: 'no-such-game', sentence: 'There is no such lesson.' })
      return
    }
    noteRules(found)
    const { game } = found
    const lesson = await entry.load(edition)
    const ask = async (view: unknown, seat: number, n: number): Promise<Words> => {
      const rules = { game: game.id, version: game.version }
      const asked = { rules, view, seat, rng: seeded(n * 16 + seat), level: LEVEL }
      const thought = await think(() => Promise.resolve(found), asked)
      if ('failed' in thought) throw new Error(thought.failed)
      return wordsOf(thought)
    }
    this.table = new LessonTable(game, lesson, lessonInfo(game, lesson, you, crest), {
      tell: says => this.says(says),
      coach: coach => this.post({ coach }),
      think: ask,
    })
    this.post({ ideas: lesson.ideas.map(idea => idea.id) })
    this.table.open(save)
  }
}

/** Teaches through a port, one message after the other. */
export function teachLessons(port: MessagePort, manifests: readonly Manifest[], rules: Rules): void {
  hearThrough(port, new LessonRoom(manifests, rules, message => port.postMessage(message)))
}

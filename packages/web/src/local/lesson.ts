import { think, wordsOf } from '@noren/bots'
import type { Manifest, Words } from '@noren/engine'
import { seeded } from '@noren/engine'
import type { ServerMessage } from '@noren/protocol'
import { lessonInfo, LessonTable, noteRules } from '@noren/table'
import type { Rules } from './house.ts'
import type { FromLesson, LessonOpening, ToLesson } from './messages.ts'

/** Off the line teachers play as the gentlest bots do that mean well. */
const LEVEL = 'ashigaru'

/** One lesson, taught to whoever is at the other end of a port. */
export class LessonRoom {
  readonly #manifests: readonly Manifest[]
  readonly #rules: Rules
  readonly #post: (message: FromLesson) => void
  #table: LessonTable | null = null
  #seq = 0

  constructor(manifests: readonly Manifest[], rules: Rules, post: (message: FromLesson) => void) {
    this.#manifests = manifests
    this.#rules = rules
    this.#post = post
  }

  async hear(message: ToLesson): Promise<void> {
    if ('open' in message) await this.#open(message.open)
    else if ('deed' in message) this.#table?.do(message.deed)
    else if ('show' in message) this.#table?.act(message.show, true)
    else if (message.said.t === 'hello') this.#table?.tellAgain()
    else if (message.said.t === 'undo') {
      this.#table?.do('take-back')
      this.#reply(message.said.id, null)
    } else if (message.said.t === 'move')
      this.#reply(message.said.id, this.#table?.act(message.said.words) ?? null)
  }

  #reply(id: string, no: readonly string[] | null): void {
    this.#says({
      t: 'reply',
      id,
      seq: this.#seq,
      ...(no === null
        ? { status: 'applied' as const }
        : { status: 'refused' as const, code: 'against-the-rules' as const, clauses: [...no] }),
    })
  }

  #says(says: ServerMessage): void {
    if (says.t === 'sync' || says.t === 'update') this.#seq = says.seq
    this.#post({ says })
  }

  async #open({ game: id, edition, you, crest, save }: LessonOpening): Promise<void> {
    const found = await this.#rules.newest(id)
    const entry = this.#manifests.find(m => m.id === id)?.lesson
    if (found === null || entry === undefined) {
      this.#says({ t: 'problem', code: 'no-such-game', sentence: 'There is no such lesson.' })
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
    this.#table = new LessonTable(game, lesson, lessonInfo(game, lesson, you, crest), {
      tell: says => this.#says(says),
      coach: coach => this.#post({ coach }),
      think: ask,
    })
    this.#post({ ideas: lesson.ideas.map(idea => idea.id) })
    this.#table.open(save)
  }
}

/** Teaches through a port, one message after the other. */
export function teachLessons(port: MessagePort, manifests: readonly Manifest[], rules: Rules): void {
  const room = new LessonRoom(manifests, rules, message => port.postMessage(message))
  let last: Promise<unknown> = Promise.resolve()
  port.addEventListener('message', ({ data }: MessageEvent<ToLesson>) => {
    last = last.then(() => room.hear(data))
  })
  port.start()
}

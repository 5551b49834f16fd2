import type { Manifest } from '@noren/engine'
import { chosenRiddle, foundRiddle, noteRules, PuzzleTable, riddleInfo } from '@noren/table'
import type { Rules } from './house.ts'
import type { FromPuzzle, PuzzleOpening, ToPuzzle } from './messages.ts'
import { hearThrough, SoloRoom } from './solo.ts'

/** One puzzle, put before whoever is at the other end of a port. */
class PuzzleRoom extends SoloRoom<PuzzleTable, ToPuzzle, FromPuzzle> {
  async hear(message: ToPuzzle): Promise<void> {
    if ('open' in message) await this.#open(message.open)
    else if ('again' in message) this.table?.again(message.again === 'shown')
    else if ('show' in message) this.table?.act(message.show)
    else this.answer(message.said)
  }

  protected takeBack(table: PuzzleTable): void {
    table.back(false)
  }

  async #open({ game: id, puzzle, you, crest }: PuzzleOpening): Promise<void> {
    const found = await this.rules.newest(id)
    const entry = this.manifests.find(m => m.id === id)?.puzzles
    const [chosen, searched] =
      entry === undefined ? [[], []] : await Promise.all([entry.chosen(), entry.found()])
    const one = chosen.find(p => p.id === puzzle)
    const other = searched.find(p => p.id === puzzle)
    if (found === null || (one === undefined && other === undefined)) {
      this.says({ t: 'problem', code: 'no-such-game', sentence: 'There is no such puzzle.' })
      return
    }
    noteRules(found)
    const { game } = found
    const riddle =
      one !== undefined ? chosenRiddle(game, one) : other !== undefined ? foundRiddle(game, other) : null
    if (riddle === null) return
    this.table = new PuzzleTable(game, riddle, riddleInfo(game, riddle, you, crest), {
      tell: says => this.says(says),
      puzzle: state => this.post({ puzzle: state }),
    })
    this.table.open()
  }
}

/** Puts puzzles through a port, one message after the other. */
export function putPuzzles(port: MessagePort, manifests: readonly Manifest[], rules: Rules): void {
  hearThrough(port, new PuzzleRoom(manifests, rules, message => port.postMessage(message)))
}

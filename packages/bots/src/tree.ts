import type { Action, Seat } from '@noren/engine'

/** No node. */
export const NONE = -1

/**
 * The tree of one thought, in flat arrays: node n is the edge that leads to it. Two worlds share a node when the same
 * seats made the same choices, whatever else differs between them; that is what makes it a tree of information sets.
 */
export class Tree {
  size = 0
  /** Who made the choice that leads here, and what it was. */
  actor = new Int8Array(0)
  action = new Int32Array(0)
  /** Children as a linked list, newest first. */
  child = new Int32Array(0)
  sibling = new Int32Array(0)
  visits = new Int32Array(0)
  /** How often this choice could have been made when its parent was passed: choices are compared by availability. */
  available = new Int32Array(0)
  /** Sum of the payoffs of `actor`: each seat maximises its own (max^n). */
  total = new Float64Array(0)

  /** An empty tree with room for `nodes`. Arrays are kept between thoughts. */
  reset(nodes: number): void {
    this.#room(Math.min(nodes, FIRST_ROOM))
    this.size = 0
    this.#write(NONE, 0)
  }

  find(parent: number, actor: Seat, action: Action): number {
    let n = this.child[parent] as number
    while (n !== NONE && (this.action[n] !== action || this.actor[n] !== actor)) n = this.sibling[n] as number
    return n
  }

  add(parent: number, actor: Seat, action: Action): number {
    const n = this.#write(actor, action)
    this.sibling[n] = this.child[parent] as number
    this.child[parent] = n
    return n
  }

  /** The mean payoff of the seat that chose this. */
  mean(n: number): number {
    const visits = this.visits[n] as number
    return visits === 0 ? 0 : (this.total[n] as number) / visits
  }

  /** Upper confidence bound with availability in place of the parent's visits. */
  bound(n: number, explore: number): number {
    const visits = this.visits[n] as number
    // A choice made but never weighed yet: its player is taught by other play-outs.
    if (visits === 0) return 0
    return (
      (this.total[n] as number) / visits + explore * Math.sqrt(Math.log(this.available[n] as number) / visits)
    )
  }

  credit(n: number, payoff: number): void {
    this.visits[n] = (this.visits[n] as number) + 1
    this.total[n] = (this.total[n] as number) + payoff
  }

  #write(actor: Seat, action: Action): number {
    const n = this.size++
    if (n >= this.action.length) this.#room(n * 2)
    this.actor[n] = actor
    this.action[n] = action
    this.child[n] = NONE
    this.sibling[n] = NONE
    this.visits[n] = 0
    this.available[n] = 0
    this.total[n] = 0
    return n
  }

  /** Makes room for so many nodes; what is there stays. */
  #room(nodes: number): void {
    if (this.action.length >= nodes) return
    const grown = <T extends Int8Array | Int32Array | Float64Array>(old: T, made: T): T => {
      made.set(old)
      return made
    }
    this.actor = grown(this.actor, new Int8Array(nodes))
    this.action = grown(this.action, new Int32Array(nodes))
    this.child = grown(this.child, new Int32Array(nodes))
    this.sibling = grown(this.sibling, new Int32Array(nodes))
    this.visits = grown(this.visits, new Int32Array(nodes))
    this.available = grown(this.available, new Int32Array(nodes))
    this.total = grown(this.total, new Float64Array(nodes))
  }
}

/** Room for a thought of usual length; a longer one grows. */
const FIRST_ROOM = 4096

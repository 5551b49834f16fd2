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
    if (this.action.length < nodes) {
      this.actor = new Int8Array(nodes)
      this.action = new Int32Array(nodes)
      this.child = new Int32Array(nodes)
      this.sibling = new Int32Array(nodes)
      this.visits = new Int32Array(nodes)
      this.available = new Int32Array(nodes)
      this.total = new Float64Array(nodes)
    }
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
    return (
      (this.total[n] as number) / visits + explore * Math.sqrt(Math.log(this.available[n] as number) / visits)
    )
  }

  #write(actor: Seat, action: Action): number {
    const n = this.size++
    this.actor[n] = actor
    this.action[n] = action
    this.child[n] = NONE
    this.sibling[n] = NONE
    this.visits[n] = 0
    this.available[n] = 0
    this.total[n] = 0
    return n
  }
}

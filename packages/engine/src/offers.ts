import type { Action, Clause, Seat } from './contract.ts'

/** What a sentence may name: figures, seats and ids, and short lists of them. */
export type Fact = string | number | boolean | null | readonly string[] | readonly number[]
/** The facts of a reason by name. */
export type Facts = Readonly<Record<string, Fact>>

/** What a clause does: it permits, orders, forbids, or says what is so. */
export type ClauseKind = 'may' | 'must' | 'mustNot' | 'is'

/** Why something is not open. Nothing here is worked out before somebody asks. */
export interface Reason<S = never, F = never, X extends Facts = Facts> {
  /** Unlike that of every other reason of the game; `over`, `notAsked`, `noAnswer` and `unknown` belong to the table. */
  readonly id: string
  /** The facts of this case; all of them can be read off the view of `seat`. */
  facts(s: S, f: F, seat: Seat, a: Action): X
  /** The sentences that forbid it, the leading one first. */
  clauses(x: X): readonly [Clause, ...Clause[]]
}

/** A refusal as people get it: one reason, the facts of this case, and the clauses behind it, the leading one first. */
export interface Refusal {
  readonly id: string
  readonly facts: Facts
  readonly clauses: readonly Clause[]
}

/** Where a step says of everything a player might reach for whether it is open, and if not, why. */
export interface Offers<S = never, F = never> {
  /** Null while choices alone are wanted: long lists of what is not open may be left out then. */
  readonly dim: readonly Dim[] | null
  /** It is open. */
  may(a: Action): void
  /** It is not, for this one reason. */
  not(a: Action, why: Reason<S, F>): void
  /** It is open if there is no reason against it. */
  put(a: Action, why: Reason<S, F> | null): void
}

/** Something a player might reach for and may not have. */
export interface Dim {
  readonly action: Action
  readonly why: Reason
}

/** A list reused for every decision, so that choosing allocates nothing. One class, so that every step sees one shape. */
export class Choices implements Offers {
  readonly items = new Int32Array(1024)
  size = 0
  /** What is not open, kept only while a face or a refusal is made; null while choices alone are wanted. */
  dim: Dim[] | null = null
  add(a: Action): void {
    this.items[this.size++] = a
  }
  may(a: Action): void {
    this.items[this.size++] = a
  }
  not(a: Action, why: Reason): void {
    if (this.dim !== null) this.dim.push({ action: a, why })
  }
  put(a: Action, why: Reason | null): void {
    if (why === null) this.items[this.size++] = a
    else if (this.dim !== null) this.dim.push({ action: a, why })
  }
  clear(): void {
    this.size = 0
  }
  at(i: number): Action {
    return this.items[i] as Action
  }
  has(a: Action): boolean {
    for (let i = 0; i < this.size; i++) if (this.items[i] === a) return true
    return false
  }
  toArray(): Action[] {
    const all: Action[] = []
    for (let i = 0; i < this.size; i++) all.push(this.items[i] as Action)
    return all
  }
}

/** Writes a reason down with its types. `S` and `F` are the state and the frame it is judged in. */
export const reason =
  <S, F>() =>
  <X extends Facts>(
    id: string,
    facts: (s: S, f: F, seat: Seat, a: Action) => X,
    clauses: (x: X) => readonly [Clause, ...Clause[]],
  ): Reason<S, F, X> => ({ id, facts, clauses })

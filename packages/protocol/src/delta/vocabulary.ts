/** Keys, texts and shapes of objects that both ends have seen: afterwards a number stands for each. Sent along with a sync. */
export interface Vocabulary {
  keys: string[]
  words: string[]
  /** Each shape as the keys of its object, in their order. */
  shapes: number[][]
}

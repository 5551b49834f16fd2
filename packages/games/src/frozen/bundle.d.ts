/** Every frozen file exports its door and nothing else. */
declare module '*.mjs' {
  import type { FrozenRules, FrozenRules1 } from '@noren/engine'

  export const frozen: FrozenRules | FrozenRules1
}

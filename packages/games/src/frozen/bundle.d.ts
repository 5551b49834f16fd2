/** Every frozen file exports its door and nothing else. */
declare module '*.mjs' {
  import type { FrozenRules } from '@noren/engine'

  export const frozen: FrozenRules
}

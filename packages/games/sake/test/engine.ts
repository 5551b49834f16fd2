/** The engine as tests see it, through its doors. */
export * from '@noren/engine'
export * from '@noren/engine/laws'
// Both doors have an Effort; tests mean that of the laws.
export type { Effort } from '@noren/engine/laws'

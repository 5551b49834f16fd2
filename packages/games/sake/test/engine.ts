/** The engine as tests see it, through its doors. */
export * from '@noren/engine'
export * from '@noren/engine/laws'

export * from './types.ts'
export { MemoryStore } from './memory.ts'
export { checkNode } from './sqlite/open.ts'
export { SqliteStore } from './sqlite/store.ts'

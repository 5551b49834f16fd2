import { afterAll } from 'vitest'
import { closeAll } from './house.ts'

/** Runs for every file, also where files share a process. */
afterAll(closeAll)

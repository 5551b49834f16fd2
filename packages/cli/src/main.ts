import { quietly } from './end.ts'
import { run } from './program.ts'

await quietly(run(process.argv.slice(2)))

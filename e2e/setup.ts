import { afterEach } from 'vitest'
import { SEED } from './house.ts'

afterEach(({ task }) => {
  if (task.result?.state === 'fail')
    console.error(`${task.name}: dealt from NOREN_SEED=${SEED}; the same seed deals the same games`)
})

import { hash } from 'node:crypto'
import { hashWith } from '@noren/match'

/** The chain of the log and the chance of every move are SHA-256: the system's is several times as fast as a page's. */
export const hashNatively = (): void =>
  hashWith({
    ofText: text => hash('sha256', text, 'hex'),
    ofBytes: bytes => hash('sha256', bytes, 'hex'),
  })

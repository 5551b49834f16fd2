/** Where words go, so that tests can listen: results to `print`, everything else to `note`. */
export interface Out {
  print(line: string): void
  note(line: string): void
  /** A line that replaces itself; only on a terminal. */
  progress(done: number, total: number, what: string): void
}

const WIDTH = 28

export function bar(done: number, total: number, what: string): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const full = Math.round(share * WIDTH)
  const percent = `${Math.floor(share * 100)}`.padStart(3)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %  ${what}`
}

const PAUSE = 100

/** Results on stdout; notes and the progress bar on stderr, the bar only if somebody is looking. */
export function terminal(): Out {
  const { stdout, stderr } = process
  let shown = 0
  const wipe = (): void => {
    if (shown > 0) stderr.write('\r\x1b[2K')
    shown = 0
  }
  return {
    print(line) {
      wipe()
      stdout.write(`${line}\n`)
    },
    note(line) {
      wipe()
      stderr.write(`${line}\n`)
    },
    progress(done, total, what) {
      if (!stderr.isTTY) return
      const now = performance.now()
      if (done < total && now - shown < PAUSE) return
      wipe()
      if (done >= total) return
      stderr.write(bar(done, total, what))
      shown = now
    },
  }
}

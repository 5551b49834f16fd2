import { checkNode } from '@noren/store'

/** The entry of the server: reads the environment, opens, says where, and closes in order. */
function stop(why: string): never {
  process.stderr.write(`noren: ${why}\n`)
  process.exit(1)
}

const sentence = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `port ${process.env['PORT'] ?? 3000} is in use; choose another one with PORT`
  if (code === 'EACCES') return `${message}; choose another PORT or NOREN_DATA`
  return error instanceof Error && error.name === 'ConfigError'
    ? message.replaceAll('\n', '\nnoren: ')
    : String(error)
}

try {
  checkNode()
  const { readConfig, serve } = await import('./index.ts')
  const house = await serve(readConfig(process.env))
  process.stdout.write(`Noren is open at ${house.address}\n`)
  const close = (): void => {
    house.close().then(
      () => process.exit(0),
      (error: unknown) => stop(sentence(error)),
    )
  }
  // Windows knows no SIGTERM, but says SIGHUP when the window is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, close)
} catch (error) {
  stop(sentence(error))
}

import { checkNode } from '@noren/store'

/** The server alone, as trials start it: reads the environment, opens, says where, and closes in order. */
function stop(why: string): never {
  process.stderr.write(`noren: ${why.replaceAll('\n', '\nnoren: ')}\n`)
  process.exit(1)
}

try {
  checkNode()
} catch (error) {
  stop((error as Error).message)
}
const { CLOSING, readConfig, serve, whyNot } = await import('./index.ts')
try {
  const house = await serve(readConfig(process.env))
  const close = (): void => {
    house.close().then(
      () => process.exit(0),
      (error: unknown) => stop(String(error)),
    )
  }
  for (const signal of CLOSING) process.once(signal, close)
  process.stdout.write(`Noren is open at ${house.address}\n`)
} catch (error) {
  stop(whyNot(error, process.env) ?? String(error))
}

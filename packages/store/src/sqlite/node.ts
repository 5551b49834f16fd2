/** From here on Node has a SQLite whose names are settled. */
const NODE = [24, 15] as const

/** Stops with a sentence where an older Node would stop with an error about a module it does not know. */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1]))
    throw new Error(`this is Node ${version}; Noren needs Node ${NODE.join('.')} or newer`)
}

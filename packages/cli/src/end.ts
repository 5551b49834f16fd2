/** Ends with the code of what ran. Whoever reads us may stop reading: `noren rules | head` is no error. */
export async function quietly(work: Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  process.exitCode = await work
}

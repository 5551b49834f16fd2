import { join } from 'node:path'
import { needChromium } from '../chromium.ts'
import type { Command } from '../line.ts'
import { say } from '../say.ts'
import { UsageError } from '../usage.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/screenshots')
const STRIPS = 'moments/'

/** Writes every picture of README and docs from seeds and recorded games; fails if anything on a page ran ahead of a moment. */
export const pictures: Command = {
  usage: 'pictures',
  options: ['--out <folder>', '--only <names>', '--moments'],
  async run(_args, flags, out) {
    const folder = typeof flags['out'] === 'string' ? flags['out'] : FOLDER
    const only = typeof flags['only'] === 'string' ? flags['only'].split(',').map(n => n.trim()) : ['']
    await needChromium()
    const { album } = await import('../pictures/album.ts')
    const { builtPage } = await import('../pictures/built.ts')
    const { takePictures } = await import('@noren/bench/browser/studio')
    let early = 0
    const walks = album(film => {
      early += film.early
      out.print(say('cli-pictures-moment', film))
    })
    const wanted = (picture: string): boolean =>
      only.some(part => picture.includes(part)) && (flags['moments'] !== true || picture.startsWith(STRIPS))
    if (!walks.some(w => w.pictures.some(wanted)))
      throw new UsageError(say('cli-pictures-none', { name: String(flags['only']) }))
    out.note(say('cli-pictures-build'))
    const page = builtPage()
    try {
      const places = { web: page.folder, folder }
      const taken = await takePictures(places, walks, wanted, (done, total, picture) => {
        if (!picture.startsWith(STRIPS)) out.print(picture)
        out.progress(done, total, picture)
      })
      out.print(say('cli-pictures-sum', { n: taken.length, folder }))
    } finally {
      page.close()
    }
    return early === 0 ? 0 : 1
  },
}

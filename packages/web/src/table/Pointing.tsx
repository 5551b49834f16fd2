import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import type { Options } from './usePointing.ts'
import { usePointing } from './usePointing.ts'

/** Fingers on pieces: a long touch at any time, or the next touch while this note is there. */
export function Pointing(options: Options) {
  const say = usePage()
  const { mode, leave } = options
  usePointing(options)
  if (!mode) return null
  return (
    <p className="pointing" role="status">
      <Icon name="i-point" />
      {say('page-aside-point-more')}
      <button type="button" className="btn light" onClick={leave}>
        {say('page-common-cancel')}
      </button>
    </p>
  )
}

import { usePage } from '../i18n/page.ts'
import { useLocation } from 'wouter'
import { refusalText } from '../i18n/refusal.ts'
import type { Guest } from '../local/messages.ts'
import { device, sofaPath } from '../state/device.ts'
import { useMe } from '../state/me.ts'
import { toast } from '../state/toasts.ts'
import type { Sitter } from './people.ts'
import { keepPeople, lastPeople } from './people.ts'

const BOT: Guest = { kind: 'bot', level: 'wanderer' }

/** A first game with two gentle bots on this device, for newcomers whom the network has left. */
export function useSofaFirst(): (game: string) => Promise<void> {
  const say = usePage()
  const me = useMe(s => s.me)
  const [, go] = useLocation()
  return async game => {
    const self: Sitter = lastPeople()[0] ?? {
      kind: 'person',
      name: me?.name ?? say('page-sofa-player', { n: 1 }),
      crest: me?.crest ?? 0,
    }
    keepPeople([self, ...lastPeople().slice(1)])
    try {
      go(sofaPath((await device.open({ game, holders: [self, BOT, BOT] })).id))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
}

import type { Plugin } from 'postcss'

const SHEET = /\/src\/games\/([a-z]+)\/[^/]+\.css$/

/** The game a style sheet belongs to, or null for a sheet that all games share. */
export const gameOfSheet = (file: string): string | null => SHEET.exec(file)?.[1] ?? null

/** The class around everything that a game draws, dialogs and all: `table/Play.tsx` sets it. */
export const roomOf = (game: string): string => `room-${game}`

/**
 * Puts every rule of a game's sheets under the room of that game, so that no game can style another that was open before
 * it in the same page. `:where` adds no weight: what wins inside a room is what won without it.
 */
export const rooms = (): Plugin => ({
  postcssPlugin: 'noren-rooms',
  Once(root) {
    const game = gameOfSheet((root.source?.input.file ?? '').replaceAll('\\', '/'))
    if (game === null) return
    root.walkRules(rule => {
      let over = rule.parent
      while (over !== undefined && over.type !== 'root') {
        const within = over.type === 'rule' || ('name' in over && over.name.endsWith('keyframes'))
        if (within) return
        over = over.parent
      }
      const room = `:where(.${roomOf(game)})`
      // A bare & is the room itself.
      rule.selectors = rule.selectors.map(s => (s.startsWith('&') ? room + s.slice(1) : `${room} ${s}`))
    })
  },
})

import type { Seat } from '@noren/engine'

/** What a link to a moment says. */
export interface Place {
  readonly at: number | null
  readonly seat: Seat | null
  readonly open: boolean
  /** The end is not shown before somebody asks for it. */
  readonly hide: boolean
  /** How the last link of the log begins, for who opens the link to compare. */
  readonly end: string | null
}

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search)
  return {
    at: whole(asked.get('at')),
    seat: whole(asked.get('seat')),
    open: asked.get('open') === '1',
    hide: asked.get('hide') === '1',
    end: /^[0-9a-f]{16}$/.exec(asked.get('end') ?? '')?.[0] ?? null,
  }
}

/** The address of a moment, as `placeOf` reads it. */
export function reviewPath(id: string, place?: Partial<Place>): string {
  const asked = new URLSearchParams()
  if (typeof place?.at === 'number') asked.set('at', String(place.at))
  if (typeof place?.seat === 'number' && place.seat >= 0) asked.set('seat', String(place.seat))
  if (place?.open === true) asked.set('open', '1')
  if (place?.hide === true) asked.set('hide', '1')
  if (typeof place?.end === 'string') asked.set('end', place.end)
  const text = asked.toString()
  return `/r/${id}${text === '' ? '' : `?${text}`}`
}

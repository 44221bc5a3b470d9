import type { GeoPoint } from '../postcode/nearest-location.ts'

/** A suburb, town, region or postcode of Australia that a visitor may name. */
export interface Place extends GeoPoint {
  /** As people write it: 'Geelong', 'St Kilda'. Of a postcode: its chief locality. */
  readonly name: string
  /** 'VIC', 'NSW' … */
  readonly state: string
  /** Four digits; that of the town itself where it has several. */
  readonly postcode: string
  /**
   * The place in an address: 'geelong-vic', '3220'. Where a state has several places of one name, each carries its
   * postcode: 'newtown-vic-3351'. It names this place alone.
   */
  readonly slug: string
}

const longestSlug = 60

/**
 * Reduces what a visitor or an address gives for a place to lower-case ASCII words joined by '-', the form of
 * `Place.slug`: ' Mt. Gambier, SA ' → 'mt-gambier-sa'. '' for text that can be no place: an empty or longer one (60
 * characters), or one with characters that no name of a place has.
 */
export function toPlaceSlug(text: string): string {
  const typed = text.slice(0, longestSlug + 1).trim()
  if (typed.length > longestSlug || !/^[\p{L}\p{M}\d '’.,()-]*$/u.test(typed)) return ''
  return typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSlug)
}

/** How people name the place: 'Geelong VIC', '3220 Geelong VIC'. */
export function formatPlace({ name, state, postcode, slug }: Place): string {
  if (slug === postcode) return `${postcode} ${name} ${state}`
  return slug.endsWith(`-${postcode}`) ? `${name} ${state} ${postcode}` : `${name} ${state}`
}

/** What a drawn place is: what stands there and in front of it. */
export type PlaceKind =
  | 'showroom'
  | 'depot'
  | 'yard'
  | 'parts'
  | 'caravans'
  | 'service_centre'
  | 'open_bays'
  | 'old_shed'
  | 'steel_works'
  | 'van_hall'
  | 'glass_house'
  | 'flagship'
  | 'drive_in'
  | 'beach_yard'
  | 'bike_shop'
  | 'country_depot'

/** Colours of the site and words on the sign. */
export interface PlaceLook {
  readonly kind: PlaceKind
  readonly sign: string
  readonly brand: string
  readonly brandText: string
  readonly accent: string
  /** Sky at the top and at the horizon. */
  readonly sky: readonly [string, string]
  readonly hills: string
  readonly ground: string
}

/** Where walls meet the ground. */
export const base = 430

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Name of the face that a drawing may bring with it: the one in which the site sets its headings. */
export const signFamily = 'Sign'

/** Words in a line, centred, smaller where they would be wider than `most`. */
export function words(x: number, y: number, size: number, fill: string, text: string, most: number): string {
  const fitted = Math.round(Math.min(size, most / (Math.max(1, text.length) * 0.68)) * 10) / 10
  const font = `font-family="${signFamily},Arial,Helvetica,sans-serif" font-weight="700" font-size="${fitted}"`
  return `<text x="${x}" y="${y}" ${font} fill="${fill}" text-anchor="middle">${escapeText(text)}</text>`
}

/** Panes of glass with the light of the sky on them. */
export function drawGlass(x: number, y: number, w: number, h: number, panes: number): string {
  const bars = Array.from({ length: panes - 1 }, (_, index) =>
    rect(x + ((index + 1) * w) / panes - 2, y, 4, h, '#3f4a55'),
  )
  return (
    rect(x, y, w, h, '#2f3d49') +
    path(`M${x} ${y + h * 0.7}L${x + w} ${y + h * 0.15}V${y}H${x}z`, '#9fb6c6', 'opacity=".5"') +
    rect(x, y + h - 34, w, 34, '#d7dde2', 'opacity=".25"') +
    bars.join('')
  )
}

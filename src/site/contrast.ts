import type { Site } from './site.ts'

/** One channel of sRGB, 0 to 255, as linear light, 0 to 1 (WCAG 2.2, 'relative luminance'). */
function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16)))
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colours '#rrggbb', 1 (same) to 21 (black on white); the order does not matter. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

type Colour = keyof Site['theme']['colors']

/**
 * Text needs 4.5 : 1 (WCAG 1.4.3 AA); edges of controls and focus rings 3 : 1 (1.4.11). Hairlines are decoration and
 * exempt.
 */
const contrastPairs: readonly (readonly [foreground: Colour, background: Colour, least: number])[] = [
  ['brand_text', 'brand', 4.5],
  ['accent_text', 'accent', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'surface_alt', 4.5],
  ['text_muted', 'surface', 4.5],
  ['text_muted', 'surface_alt', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'surface_alt', 4.5],
  ['header_text', 'header', 4.5],
  ['footer_text', 'footer', 4.5],
  ['success_text', 'success', 4.5],
  ['success', 'surface', 4.5],
  ['danger_text', 'danger', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'surface_alt', 4.5],
  ['warning_text', 'warning', 4.5],
  ['field_line', 'surface', 3],
  ['field_line', 'surface_alt', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface_alt', 3],
]

export interface ContrastFault {
  readonly foreground: Colour
  readonly background: Colour
  readonly ratio: number
  readonly least: number
}

/** Pairs of the theme that lack contrast (TEN-05); empty when all keep WCAG AA. */
export function findContrastFaults(colors: Site['theme']['colors']): readonly ContrastFault[] {
  return contrastPairs
    .map(([foreground, background, least]) => ({
      foreground,
      background,
      least,
      ratio: contrastRatio(colors[foreground], colors[background]),
    }))
    .filter(({ ratio, least }) => ratio < least)
}

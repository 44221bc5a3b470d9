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

/** Whether one colour is lighter than the other. */
export function isLighter(one: string, other: string): boolean {
  return luminance(one) > luminance(other)
}

type Theme = Site['theme']
type Colour = keyof Theme['colors'] | 'link'
type Pair = readonly [foreground: Colour, background: Colour, least: number]

/**
 * Text needs 4.5 : 1 (WCAG 1.4.3 AA); edges of controls and focus rings 3 : 1 (1.4.11). Hairlines are decoration and
 * exempt.
 */
const contrastPairs: readonly Pair[] = [
  ['brand_text', 'brand', 4.5],
  ['accent_text', 'accent', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'surface_alt', 4.5],
  ['text_muted', 'surface', 4.5],
  ['text_muted', 'surface_alt', 4.5],
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

/** Links of the light theme have the colour of the brand. */
const lightPairs: readonly Pair[] = [...contrastPairs, ['brand', 'surface', 4.5], ['brand', 'surface_alt', 4.5]]

const darkPairs: readonly Pair[] = [
  ...contrastPairs,
  ['link', 'surface', 4.5],
  ['link', 'surface_alt', 4.5],
  ['brand', 'surface', 3],
  ['brand', 'surface_alt', 3],
  ['success', 'surface_alt', 4.5],
]

export interface ContrastFault {
  /** Where the colours stand in the theme. */
  readonly palette: 'colors' | 'dark'
  readonly foreground: Colour
  readonly background: Colour
  /** 'text #cccccc on surface #ffffff'. */
  readonly pair: string
  readonly ratio: number
  readonly least: number
}

function findFaults(
  palette: ContrastFault['palette'],
  colours: Readonly<Partial<Record<Colour, string>>>,
  pairs: readonly Pair[],
): readonly ContrastFault[] {
  return pairs.flatMap(([foreground, background, least]) => {
    const { [foreground]: front = '', [background]: back = '' } = colours
    const ratio = contrastRatio(front, back)
    const pair = `${foreground} ${front} on ${background} ${back}`
    return ratio < least ? [{ palette, foreground, background, pair, ratio, least }] : []
  })
}

/** Pairs of the theme, of its dark colours too, that lack contrast (TEN-05); empty when all keep WCAG AA. */
export function findContrastFaults({ colors, dark }: Pick<Theme, 'colors' | 'dark'>): readonly ContrastFault[] {
  return [...findFaults('colors', colors, lightPairs), ...(dark === null ? [] : findFaults('dark', dark, darkPairs))]
}

import { findMake, type Make } from './directory.ts'

/** Width and height of a mark, those of the preset `image_card` (CARD-04). */
const size = [150, 41] as const
const letterWidth = 13
const widestText = 130

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The name of a make as a drawing of the platform, on no ground and in one grey: a word, never the maker's own logo,
 * which is a trade mark.
 */
function drawMakeMark({ name }: Pick<Make, 'name'>): string {
  const [width, height] = size
  const text = name.toUpperCase()
  const length = Math.min(widestText, text.length * letterWidth)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<text x="${width / 2}" y="27" text-anchor="middle" textLength="${length}" lengthAdjust="spacingAndGlyphs" ` +
    `font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#6b727b">` +
    `${escapeText(text)}</text></svg>`
  )
}

/** The mark behind a file name such as 'land-rover.svg'; null for a name that is no make of the directory. */
export function findMakeMark(file: string): string | null {
  if (!file.endsWith('.svg') || file.length > 60) return null
  const slug = file.slice(0, -'.svg'.length)
  const make = findMake(slug)
  return make === null || make.slug !== slug ? null : drawMakeMark(make)
}

import { formatNumber } from '#domain/format/format-number.ts'
import { toBuyersWord } from './trade-words.ts'

/** Longer texts are sentences, not figures; they are shown as they are. */
const longestFigure = 40

/** '500Nm @ 1600-2800rpm', '110 kW', '336 at 5,000 rpm'. */
const speed = String.raw`(\d{1,3}(?:,?\d{3})?)`
const figurePattern = new RegExp(
  String.raw`^(\d{1,4}(?:\.\d)?)\s?(nm|n\.m|kw)?\s?(?:(?:@|at)\s?${speed}(?:\s?(?:-|–|to)\s?${speed})?\s?(?:rpm)?)?$`,
  'i',
)

const digits = (text: string): string => formatNumber(Number(text.replace(',', '')))

/**
 * A figure of an engine as the trade writes it: '500Nm @ 1600-2800rpm' becomes '500 Nm at 1,600–2,800 rpm', with
 * no-break spaces before the units. `unit` stands where the maker leaves it out. Text of any other form is only
 * trimmed.
 */
export function formatEngineFigure(text: string, unit: 'kW' | 'Nm'): string {
  const written = text.trim()
  const match = written.length > longestFigure ? null : figurePattern.exec(written)
  if (match === null) return written
  const [, amount = '', givenUnit, from, to] = match
  // Power under the wrong unit is not ours to correct.
  const isOther = givenUnit !== undefined && givenUnit.charAt(0).toLowerCase() !== unit.charAt(0).toLowerCase()
  if (isOther) return written
  const turning = from === undefined ? '' : ` at ${digits(from)}${to === undefined ? '' : `–${digits(to)}`}\u00a0rpm`
  return `${formatNumber(Number(amount))}\u00a0${unit}${turning}`
}

/** '6 SP Automatic' becomes '6-speed automatic'; of other gearboxes the words of the trade alone change. */
export function formatGearbox(text: string): string {
  const written = toBuyersWord(text).trim()
  const match = written.length > longestFigure ? null : /^(\d{1,2})[\s-]?(?:SP|speed)\s(.+)$/i.exec(written)
  const [, speeds, kind] = match ?? []
  if (speeds === undefined || kind === undefined) return written
  // Only the common words lose their capitals: 'DSG' and 'PDK' are names.
  const common = /\b(?:Sports|Automatic|Auto|Manual|Constantly|Variable)\b/g
  return `${speeds}-speed ${kind.replaceAll(common, (word) => word.toLowerCase())}`
}

/**
 * The size of an engine and its capacity as one text where they say the same: '2.4 L (2,387 cc)', or '1084 cc' alone.
 * null where they differ, or `size` is of another form. `capacity` in cubic centimetres.
 */
export function mergeEngineSize(size: string, capacity: number): string | null {
  const written = size.trim()
  const match = written.length > longestFigure ? null : /^(\d{1,4}(?:\.\d{1,2})?)\s?(l|litres?|cc)$/i.exec(written)
  if (match === null) return null
  const [, amount = '', unit = ''] = match
  if (unit.toLowerCase() === 'cc') return Number(amount) === capacity ? written : null
  // Litres are rounded to a tenth.
  return Math.abs(Number(amount) * 1000 - capacity) <= 50 ? `${written} (${formatNumber(capacity)}\u00a0cc)` : null
}

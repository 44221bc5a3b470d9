import { dollars, maxCents, type Cents } from './cents.ts'

export type ParsedMoney =
  | { readonly ok: true; readonly amount: Cents }
  | { readonly ok: false; readonly error: 'empty' | 'not-an-amount' | 'too-small' | 'too-large' }

/**
 * Australian dollars as people type them: '25000', '$25,000', '25 000.50', 'AUD 25,000'. Cents have up to two digits,
 * so that '2247.5' is $2,247.50; a minus, a second point and words are not an amount. Empty text and 0 count as too
 * small.
 */
export function parseMoney(typed: string): ParsedMoney {
  const compact = typed.normalize('NFKC').replaceAll(/[\s_]/g, '')
  if (compact === '') return { ok: false, error: 'empty' }
  const match = /^(?:AUD|A?\$)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:AUD)?$/i.exec(compact)
  if (match === null) return { ok: false, error: 'not-an-amount' }
  const value = Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`)
  if (value <= 0) return { ok: false, error: 'too-small' }
  if (value * 100 > maxCents) return { ok: false, error: 'too-large' }
  return { ok: true, amount: dollars(value) }
}

import { formatDecimal } from './format-number.ts'

/** Percent a year as credit is advertised: 6.29 → '6.29% p.a.'. */
export function formatRate(percent: number): string {
  return `${formatDecimal(percent, 2, 2)}% p.a.`
}

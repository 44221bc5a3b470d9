import { formatDecimal } from './format-number.ts'

/** Percent a year as credit is advertised: 6.29 → '6.29% p.a.', which stays on one line of a narrow column. */
export function formatRate(percent: number): string {
  return `${formatDecimal(percent, 2, 2)}%\u00a0p.a.`
}

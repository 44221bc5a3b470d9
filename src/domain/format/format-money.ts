import { formatDecimal } from '#domain/format/format-number.ts'
import type { Cents } from '#domain/money/cents.ts'

/** '$32,990'; cents are shown only where there are some: '$500.01'. */
export function formatMoney(amount: Cents): string {
  const decimals = amount % 100 === 0 ? 0 : 2
  return `${amount < 0 ? '-' : ''}$${formatDecimal(Math.abs(amount) / 100, decimals, decimals)}`
}

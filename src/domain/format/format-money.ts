import { formatDecimal } from '#domain/format/format-number.ts'
import type { Cents } from '#domain/money/cents.ts'

/** '$32,990'; cents are shown only where there are some: '$500.01'. */
export function formatMoney(amount: Cents): string {
  const sum = formatSum(Math.abs(amount) as Cents)
  return `${amount < 0 ? '-' : ''}$${sum}`
}

/** The same without the sign, for a field that has one before it: '32,990', '2,247.50'. */
export function formatSum(amount: Cents): string {
  const decimals = amount % 100 === 0 ? 0 : 2
  return formatDecimal(amount / 100, decimals, decimals)
}

import type { Cents } from '#domain/money/cents.ts'

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** '$32,990'; cents are shown only where there are some: '$500.01'. */
export function formatMoney(amount: Cents): string {
  return (amount % 100 === 0 ? whole : exact).format(amount / 100)
}

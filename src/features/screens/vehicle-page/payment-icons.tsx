import type { PageActions } from './build-actions.ts'
import sheet from './payment-icons.svg?url&no-inline'

const names = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  google_pay: 'Google Pay',
  apple_pay: 'Apple Pay',
} as const

/**
 * Icons of the accepted cards and wallets (VDP-18): views of one file, as pictures that wait until they are near the
 * screen. A symbol of it would be loaded before the first paint.
 */
export function PaymentIcons({ icons }: { icons: PageActions['paymentIcons'] }) {
  return (
    <ul aria-label="Payment methods" className="flex flex-wrap gap-2">
      {icons.map((icon) => (
        <li key={icon}>
          <img src={`${sheet}#${icon}`} width={48} height={30} alt={names[icon]} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  )
}

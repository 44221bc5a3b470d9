import type { PageActions } from './build-actions.ts'
import sheet from './payment-icons.svg?url&no-inline'

const names = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  google_pay: 'Google Pay',
  apple_pay: 'Apple Pay',
} as const

/** Icons of the accepted cards and wallets (VDP-18). */
export function PaymentIcons({ icons }: { icons: PageActions['paymentIcons'] }) {
  return (
    <ul aria-label="Payment methods" className="flex flex-wrap gap-2">
      {icons.map((icon) => (
        <li key={icon}>
          <svg aria-hidden="true" width="48" height="30">
            <use href={`${sheet}#${icon}`} />
          </svg>
          <span className="sr-only">{names[icon]}</span>
        </li>
      ))}
    </ul>
  )
}

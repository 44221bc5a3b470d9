import { formatMoney } from '#domain/format/format-money.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { resolveHoldEnd } from '#domain/reserve/hold-times.ts'
import { buildCheckoutCar, type CheckoutCar } from '#features/parts/reserve/checkout-car.ts'
import { buildCheckoutConsent } from '#features/parts/reserve/checkout-consent.ts'
import type { CheckoutConsent, CheckoutField } from '#features/parts/reserve/checkout-fields.tsx'
import type { CheckoutTerms } from '#features/parts/reserve/blocked-view.ts'
import type { Listing } from '#listing/listing.ts'
import { fillReserveCopy } from '#site/reserve-copy.ts'
import { describeAgreed } from './describe-agreed.ts'

/** Data of the page on which a vehicle is reserved (BUY-01). */
export interface CheckoutView {
  readonly car: CheckoutCar
  readonly intro: string
  readonly amounts: readonly { readonly label: string; readonly value: string }[]
  /** What the visitor agrees to, in plain words. */
  readonly terms: readonly string[]
  /** What matters most of the terms, in a line or two. */
  readonly brief: readonly string[]
  readonly submitText: string
  readonly consent: CheckoutConsent
  readonly collects: readonly CheckoutField[]
}

/** The page of a vehicle that can be reserved; `deposit` is what holds it. */
export function buildCheckoutView(
  listing: Listing,
  deposit: NonNullable<Listing['offers']['reserve']>,
  { site, nowMs, timeZone }: CheckoutTerms,
): Omit<CheckoutView, 'collects'> {
  const { hold_hours: hours, unpaid_minutes: minutes } = site.checkout
  const amount = formatMoney(deposit)
  const until = formatMoment(resolveHoldEnd(nowMs, hours), timeZone)
  return {
    car: buildCheckoutCar(listing),
    intro: fillReserveCopy(site, deposit),
    amounts: [
      ...(listing.priceCents === null
        ? []
        : [{ label: 'Price you agree to', value: describeAgreed(listing.price, listing.priceCents) }]),
      { label: 'Deposit today', value: amount },
    ],
    brief: [
      `Held until ${until}.`,
      `We authorise your card for ${amount} and take nothing. Change your mind and you get it all back.`,
    ],
    terms: [
      `Pay the deposit now and we hold the vehicle for you for ${hours} hours, until ${until}, while you decide.`,
      `Change your mind within the ${hours} hours and you get the full ${amount} back, no questions asked.`,
      `We authorise your card for ${amount}. We take nothing from it unless you go ahead with the purchase; then the ` +
        'deposit counts towards the price.',
      'Reserving is not a contract to buy. ' +
        'If you do nothing, the reservation ends and you get the deposit back automatically.',
      ...(listing.priceCents === null ? [] : ['The price above stays the same for you while the vehicle is reserved.']),
      `You have ${minutes} minutes to pay after this page. Until then nobody else can reserve the vehicle.`,
    ],
    submitText: `Reserve for ${amount}`,
    consent: buildCheckoutConsent(site),
  }
}

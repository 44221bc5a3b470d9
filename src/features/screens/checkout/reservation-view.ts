import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { HoldState } from '#domain/reserve/hold-state.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { tellTimeToPay } from './time-to-pay.ts'
import { buildCheckoutCar, type CheckoutCar } from '#features/parts/reserve/checkout-car.ts'
import type { Listing } from '#listing/listing.ts'
import { describeAgreed } from './describe-agreed.ts'

/** What the page shows of a hold. */
export interface ToldHold {
  readonly state: HoldState
  readonly payment: string
  readonly price: Cents | null
  readonly deposit: Cents
  readonly expiresAt: number
  readonly payUrl: string | null
  readonly vehicleName: string
  readonly vehicleSlug: string
}

/** Data of the page of one reservation (BUY-01, BUY-03). */
export interface ReservationView {
  readonly state: HoldState
  readonly heading: string
  readonly text: string
  /** What follows, one step a line; empty where nothing does. */
  readonly next: readonly string[]
  /** Milliseconds left to pay, counted by the server, whose clock decides; null: nothing runs out on this page. */
  readonly leftMs: number | null
  readonly car: CheckoutCar
  readonly amounts: readonly { readonly label: string; readonly value: string }[]
  /** What the visitor must know before paying; null: nothing. */
  readonly warning: string | null
  /** Address of the payment page and the words of its button; null where nothing is to be paid. */
  readonly pay: { readonly href: string | null; readonly text: string } | null
  /** What cancelling means; null where nothing can be cancelled. */
  readonly cancel: { readonly title: string; readonly text: string; readonly button: string } | null
  /** Path of the vehicle's checkout, to try again; null where that makes no sense. */
  readonly againHref: string | null
}

export interface ReservationContext {
  /** The vehicle as listed now; null where it is no longer listed. */
  readonly listing: Listing | null
  readonly nowMs: number
  readonly timeZone: string
  readonly checkoutSegment: string
}

/** What became of the deposit. */
const depositLabels = {
  held_unpaid: 'Deposit to pay',
  reserved: 'Deposit authorised',
  lapsed: 'Deposit, not paid',
  refunded: 'Deposit released',
  completed: 'Deposit paid',
} as const satisfies Readonly<Record<HoldState, string>>

/** Builds the page of a reservation in each of its states. */
export function buildReservationView(hold: ToldHold, context: ReservationContext): ReservationView {
  const { listing, nowMs, timeZone, checkoutSegment } = context
  const deposit = formatMoney(hold.deposit)
  const shared = {
    state: hold.state,
    car:
      listing === null
        ? {
            title: hold.vehicleName,
            badge: null,
            href: `/cars/${hold.vehicleSlug}`,
            image: null,
            price: null,
            area: null,
          }
        : buildCheckoutCar(listing),
    amounts: [
      ...(hold.price === null
        ? []
        : [{ label: 'Price agreed', value: describeAgreed(listing?.price ?? null, hold.price) }]),
      { label: depositLabels[hold.state], value: deposit },
    ],
    next: [],
    leftMs: null,
    warning: null,
    pay: null,
    cancel: null,
    againHref: null,
  }
  // Somebody else may have reserved or bought the vehicle since.
  const isFree = (listing?.offers.reserve ?? null) !== null
  const again = isFree ? `/cars/${hold.vehicleSlug}/${checkoutSegment}` : null
  const leftMs = hold.expiresAt - nowMs
  switch (hold.state) {
    case 'held_unpaid':
      return {
        ...shared,
        heading: leftMs > 0 ? 'Pay the deposit to reserve it' : 'The time to pay is over',
        text: tellTimeToPay(leftMs),
        leftMs,
        warning: warnOfPrice(hold.price, listing),
        // Whoever is on the payment page already is still told the result, or gets the deposit back.
        pay: leftMs > 0 ? { href: hold.payUrl, text: `Pay the deposit of ${deposit}` } : null,
        cancel: {
          title: 'Changed your mind?',
          text: 'Let the vehicle go, so that others can reserve it. Nothing has been charged.',
          button: 'Stop reserving',
        },
      }
    case 'reserved':
      return {
        ...shared,
        heading: 'The vehicle is reserved for you',
        text: `We hold it for you until ${formatMoment(hold.expiresAt, timeZone)}.`,
        next: [
          `We have authorised your card for ${deposit} and taken nothing from it.`,
          'We will call you to arrange a time to see and drive it.',
          `If you buy it, the ${deposit} counts towards the price. If you do nothing, it goes back to your card.`,
        ],
        cancel: {
          title: 'Cancel and get the deposit back',
          text: `The reservation ends at once, and we release the full ${deposit} on your card.`,
          button: `Cancel and get ${deposit} back`,
        },
      }
    case 'lapsed':
      return {
        ...shared,
        heading: 'The reservation has ended',
        text: isFree
          ? 'The deposit was not paid, so the vehicle is available again. Nothing has been charged.'
          : 'The deposit was not paid, so we no longer keep the vehicle for you. It cannot be reserved just now. ' +
            'Nothing has been charged.',
        againHref: again,
      }
    case 'refunded':
      return {
        ...shared,
        heading: 'The reservation has ended',
        text:
          hold.payment === 'returned'
            ? `We have released your full deposit of ${deposit}. Some banks take a few days to show it on your card.`
            : `We are releasing your full deposit of ${deposit}. There is nothing more you need to do.`,
        againHref: again,
      }
    case 'completed':
      return {
        ...shared,
        heading: 'Your purchase is going ahead',
        text: `Your deposit of ${deposit} counts towards the price. Thank you for buying from us.`,
      }
  }
}

/** The agreed price stands; a price that changed meanwhile is shown before anybody pays (BUY-03). */
function warnOfPrice(agreed: Cents | null, listing: Listing | null): string | null {
  const now = listing?.priceCents ?? null
  if (agreed === null || now === null || now === agreed) return null
  return now > agreed
    ? `The advertised price has gone up to ${formatMoney(now)}. You keep the price you agreed to, ` +
        `${formatMoney(agreed)}.`
    : `The advertised price has gone down to ${formatMoney(now)} since you agreed to ${formatMoney(agreed)}. ` +
        'To get the lower price, stop reserving and reserve again before you pay.'
}

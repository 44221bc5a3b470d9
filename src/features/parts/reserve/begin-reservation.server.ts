import { createHash } from 'node:crypto'
import type { BeginOutcome } from '#data/holds/hold-writer.ts'
import type { Hold, Holder, HoldContact, HoldPurpose } from '#data/holds/hold-records.ts'
import type { EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { resolveUnpaidEnd } from '#domain/reserve/hold-times.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Listing } from '#listing/listing.ts'
import { buildCheckoutLead } from './build-checkout-lead.server.ts'
import type { CheckoutDesk } from './checkout-desk.server.ts'
import type { CheckoutFormServices } from './checkout-form.server.ts'
import { signLink, type LinkScope } from './link-key.server.ts'
import { buildReservationCookie, buildReservationPath, readReservationCookie } from './reservation-link.server.ts'

export interface ReservationServices extends CheckoutFormServices {
  readonly checkout: CheckoutDesk
}

export interface ReservationOrder {
  readonly vehicle: Vehicle
  readonly listing: Pick<Listing, 'priceCents' | 'price' | 'offers'>
  readonly purpose: HoldPurpose
  readonly contact: HoldContact
  readonly optIn: boolean
  /** What the browser sent of the visit; null without scripts. */
  readonly visit: string | null
  readonly visitorId: string | null
  /** What the visitor saw: the text of `describeTerms` when the form was shown. */
  readonly agreed: string
  /** Token of the form's rendering. */
  readonly token: string
}

export type ReservationStart =
  | { readonly kind: 'started'; readonly path: string; readonly cookie: string }
  /** Price or deposit changed since the form was shown; nothing is held and nothing is charged. */
  | { readonly kind: 'changed' }
  /**
   * Too many unpaid reservations of this visitor or from this network: each keeps others from a vehicle.
   * `retryAfterSeconds`: only where the time is known.
   */
  | { readonly kind: 'limited'; readonly retryAfterSeconds?: number }
  | Exclude<BeginOutcome, { hold: Hold } | { kind: 'limited' }>

const reservationKind: Readonly<Record<HoldPurpose, EnquiryKind>> = {
  reserve: { category: 'Reservation', subcategory: 'Reserve Online' },
  purchase: { category: 'Reservation', subcategory: 'Online Purchase Deposit' },
}

/** Holds, with their repetitions, that one address may begin. */
const mostHolds = { limit: 10, windowMs: 3_600_000 } as const

/**
 * What a visitor agrees to, as one text that the form sends back: price and deposit in cents. A form that was shown
 * with other terms is shown again with the new ones before anybody pays.
 */
export function describeTerms(listing: Pick<Listing, 'priceCents'>, deposit: Cents): string {
  return `${listing.priceCents ?? 'none'}/${deposit}`
}

/**
 * Holds a vehicle for the visitor and opens the payment page (BUY-01, BUY-03). The submission token makes a double
 * click, a retry and the back button one hold.
 */
export async function beginReservation(
  services: ReservationServices,
  order: ReservationOrder,
  request: Request,
  origin: string,
): Promise<ReservationStart> {
  const { site, ctx, checkout, formSecret } = services
  const { vehicle, listing, purpose, contact, optIn, visit, visitorId } = order
  const scope = { site: site.slug, secret: formSecret }
  const own = readReservationCookie(request, scope)
  const started = (hold: Hold): ReservationStart => ({
    kind: 'started',
    path: buildReservationPath(hold.id, scope),
    cookie: buildReservationCookie(hold, scope, origin.startsWith('https:')),
  })
  const active = await checkout.holds.findActive(ctx, vehicle.id)
  if (active !== null && active.id === own) return started(active)
  const deposit = listing.offers.reserve
  if (deposit === null)
    return active === null
      ? { kind: 'unavailable' }
      : { kind: 'taken', until: active.expiresAt, paid: active.state === 'reserved' }
  if (describeTerms(listing, deposit) !== order.agreed) return { kind: 'changed' }
  if (!(await services.takeAllowance('hold', mostHolds.limit, mostHolds.windowMs)))
    return { kind: 'limited', retryAfterSeconds: mostHolds.windowMs / 1000 }
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([order.token, vehicle.id, purpose, contact]))
    .digest('hex')
  const outcome = await checkout.holds.begin(ctx, {
    vehicleId: vehicle.id,
    visitorId,
    purpose,
    price: listing.priceCents,
    deposit,
    contact,
    holder: hashHolder(contact, checkout.network, scope),
    lead: buildCheckoutLead(
      services,
      {
        kind: reservationKind[purpose],
        contact,
        optIn,
        visit,
        form: {
          deposit: formatMoney(deposit),
          price_agreed: listing.priceCents === null ? null : formatMoney(listing.priceCents),
          hold_hours: String(site.checkout.hold_hours),
        },
        vehicle,
        visitorId,
        idempotencyKey: `hold ${idempotencyKey}`,
      },
      request,
    ),
    processor: checkout.processor.name,
    idempotencyKey,
    unpaidUntil: resolveUnpaidEnd(ctx.now(), site.checkout.unpaid_minutes),
  })
  if (!('hold' in outcome)) return outcome
  await openPaymentPage(services, outcome.hold, origin)
  return started(outcome.hold)
}

/** Hashes by which the holds of one person or one network are found again; see `Holder`. */
function hashHolder({ email, phone }: HoldContact, network: string | null, scope: LinkScope): Holder {
  const hash = (kind: string, text: string | null) =>
    text === null || text === '' ? null : signLink('holder', `${kind} ${text.toLowerCase()}`, scope)
  return { email: hash('email', email), phone: hash('phone', phone), network: hash('network', network) }
}

/** Opens the payment page of a hold; if the processor does not answer, the page of the reservation says so. */
export async function openPaymentPage(
  { site, ctx, checkout, formSecret }: Pick<ReservationServices, 'site' | 'ctx' | 'checkout' | 'formSecret'>,
  hold: Hold,
  origin: string,
): Promise<Hold> {
  const address = origin + buildReservationPath(hold.id, { site: site.slug, secret: formSecret })
  const back = { returnUrl: `${address}&paid=1`, cancelUrl: address }
  return (await checkout.reservations.openPayment(ctx, site, hold, back)).hold
}

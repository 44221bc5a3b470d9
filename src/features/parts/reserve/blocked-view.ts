import { formatMoment } from '#domain/format/format-moment.ts'
import { formatTimeLeft } from '#domain/reserve/hold-times.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import { buildCheckoutCar, type CheckoutCar } from './checkout-car.ts'

/** Why the vehicle cannot be reserved now. */
export interface BlockedView {
  readonly car: CheckoutCar
  readonly heading: string
  readonly text: string
  /** Path of this page where looking again later may help; null: it will not. */
  readonly againHref: string | null
  readonly similarHref: string
}

export interface CheckoutTerms {
  readonly site: Site
  readonly nowMs: number
  /** Zone of the yard where the vehicle stands. */
  readonly timeZone: string
}

/** What a visitor reads whose vehicle somebody else is reserving or has reserved, or that is no longer offered. */
export function buildBlockedView(
  listing: Listing,
  block: { readonly until: number; readonly paid: boolean } | null,
  { nowMs, timeZone }: CheckoutTerms,
  path: string,
): BlockedView {
  const shared = {
    car: buildCheckoutCar(listing),
    similarHref: `/enquire?${new URLSearchParams({ car_id: listing.vehicle.id, about: 'similar' }).toString()}`,
  }
  if (block === null)
    return {
      ...shared,
      heading: listing.vehicle.reserved ? 'This vehicle is reserved' : 'This vehicle cannot be reserved online',
      text: listing.vehicle.reserved
        ? 'Someone has reserved it. Ask us to let you know if it becomes available again.'
        : 'Get in touch and we will help you with it.',
      againHref: null,
    }
  return block.paid
    ? {
        ...shared,
        heading: 'This vehicle is reserved',
        text:
          `Someone has reserved it until ${formatMoment(block.until, timeZone)}. ` +
          'If they change their mind, it becomes available again.',
        againHref: null,
      }
    : {
        ...shared,
        heading: 'Someone is reserving this vehicle',
        text:
          `They have ${formatTimeLeft(block.until - nowMs)} left to pay the deposit. ` +
          'If they do not, it becomes available again. Nothing has been charged to you.',
        againHref: path,
      }
}

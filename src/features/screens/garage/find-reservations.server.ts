import { buildReservationPath } from '#features/parts/reserve/reservation-link.server.ts'
import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import type { Site } from '#site/site.ts'
import type { ReservationReader } from './reservation.server.ts'

interface ReservationServices {
  readonly site: Site
  readonly checkout: Pick<CheckoutDesk, 'holds'>
  /** See `RequestContext.formSecret`. */
  readonly formSecret: string
}

/** The reader of the visitor's reservations; null for a site that takes none. */
export function findReservations({ site, checkout, formSecret }: ReservationServices): ReservationReader | null {
  if (!site.checkout.enabled) return null
  const scope = { site: site.slug, secret: formSecret }
  return {
    async listByVisitor(ctx, visitorId) {
      const holds = await checkout.holds.listByVisitor(ctx, visitorId)
      return holds.map((hold) => ({ ...hold, path: buildReservationPath(hold.id, scope) }))
    },
  }
}

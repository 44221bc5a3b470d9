import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import { buildReservationPath } from '#features/parts/reserve/reservation-link.server.ts'
import type { Site } from '#site/site.ts'
import type { ReservationReader } from './reservation.server.ts'

interface ReservationSource {
  readonly site: Site
  readonly formSecret: string
  readonly checkout: { readonly holds: Pick<CheckoutDesk['holds'], 'listByVisitor'> }
}

/** The reader of the visitor's reservations with the pages that open them; null where the site takes none. */
export function findReservations({ site, formSecret, checkout }: ReservationSource): ReservationReader | null {
  if (!site.checkout.enabled) return null
  const scope = { site: site.slug, secret: formSecret }
  return {
    async listByVisitor(ctx, visitorId) {
      const holds = await checkout.holds.listByVisitor(ctx, visitorId)
      return holds.map((hold) => ({ ...hold, pageHref: buildReservationPath(hold.id, scope) }))
    },
  }
}

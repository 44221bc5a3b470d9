import { data, redirect } from 'react-router'
import type { Hold } from '#data/holds/hold-records.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { buildFormPlaces, type FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { openPaymentPage, type ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'
import { readCheckoutForm } from '#features/parts/reserve/checkout-form.server.ts'
import { buildReservationPath, isReservationKey } from '#features/parts/reserve/reservation-link.server.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { resolveTimeZone } from '#site/resolve-time-zone.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import { buildReservationView, type ReservationView } from './reservation-view.ts'

export interface ReservationPageServices extends ReservationServices {
  readonly stock: Pick<VehicleReader, 'findByIdOrSlug'>
}

export interface ReservationPlace {
  readonly id: string
  readonly url: URL
}

export interface ReservationData {
  readonly view: ReservationView
  readonly submission: string
  readonly formError: string | null
  readonly siteName: string
  readonly places: FormPlaces
}

/** Name that the tokens of the page's forms are made for. */
const formName = 'reservation'

/** The reservation that the address opens; 404 for a wrong key as for an unknown id. */
async function findHold({ site, ctx, checkout, formSecret }: ReservationPageServices, { id, url }: ReservationPlace) {
  const scope = { site: site.slug, secret: formSecret }
  const isOwn = isReservationKey(id, url.searchParams.get('key'), scope)
  const hold = isOwn ? await checkout.holds.find(ctx, id) : null
  if (hold === null) throw data(null, { status: 404 })
  return hold
}

async function show(services: ReservationPageServices, hold: Hold, formError: string | null): Promise<ReservationData> {
  const { site, ctx, stock } = services
  const vehicle = await stock.findByIdOrSlug(ctx, hold.vehicleId)
  return {
    view: buildReservationView(hold, {
      listing: vehicle === null ? null : resolveListing(vehicle, site, ctx.now()),
      nowMs: ctx.now(),
      timeZone: vehicle === null ? site.time_zone : resolveTimeZone(vehicle, site),
      checkoutSegment: site.routes.checkout_segment,
    }),
    submission: createSubmission(services, formName),
    formError,
    siteName: site.name,
    places: buildFormPlaces(site, 'sales', {
      nowMs: null,
      only: vehicle === null ? null : findVehicleLocation(vehicle, site),
    }),
  }
}

/**
 * Answers the page of a reservation. Whoever comes back from the payment page sees the result at once, whether or not
 * the processor's webhook has arrived: the processor is asked.
 */
export async function showReservation(services: ReservationPageServices, place: ReservationPlace) {
  const { ctx, site, checkout } = services
  const found = await findHold(services, place)
  const mayAsk = found.state === 'held_unpaid' && (await services.takeAllowance('payment state', 60, 600_000))
  const hold = mayAsk ? (await checkout.reservations.reconcile(ctx, site, found)).hold : found
  // An online purchase ends on the page that thanks for its lead (BUY-02).
  const isBack = place.url.searchParams.get('paid') !== null
  if (isBack && hold.purpose === 'purchase' && hold.state === 'reserved' && hold.leadId !== null)
    throw redirect(`/success?lead=${hold.leadId}`, { status: 303, headers: noStoreHeaders })
  return data(await show(services, hold, null), { headers: noStoreHeaders })
}

/** Handles the forms of the page: pay (opens the payment page again) and cancel. */
export async function receiveReservation(services: ReservationPageServices, place: ReservationPlace, request: Request) {
  const { ctx, site, checkout, formSecret } = services
  const hold = await findHold(services, place)
  const reading = await readCheckoutForm(services, request, formName, [])
  if (!reading.ok)
    return data(await show(services, hold, reading.error), { status: reading.status, headers: noStoreHeaders })
  const back = buildReservationPath(hold.id, { site: site.slug, secret: formSecret })
  const intent = reading.fields.get('intent')
  if (intent === 'pay') await openPaymentPage(services, hold, place.url.origin)
  if (intent === 'cancel') {
    const outcome = await checkout.reservations.cancel(ctx, site, hold)
    // A deposit whose return waits for the processor is on its way; only an unpaid hold may still be open.
    if (outcome.kind === 'waiting' && outcome.hold.state === 'held_unpaid') {
      const error =
        'We could not stop the reservation just now, because the payment service is not answering. ' +
        'Nothing has been charged. Try again in a minute.'
      return data(await show(services, hold, error), { status: 503, headers: noStoreHeaders })
    }
  }
  return redirect(back, { status: 303, headers: noStoreHeaders })
}

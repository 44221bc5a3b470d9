import { data, redirect } from 'react-router'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { isGone } from '#domain/vehicle/gone.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import {
  beginReservation,
  describeTerms,
  type ReservationServices,
} from '#features/parts/reserve/begin-reservation.server.ts'
import { buildBlockedView, type BlockedView } from '#features/parts/reserve/blocked-view.ts'
import { buildCheckoutConsent } from '#features/parts/reserve/checkout-consent.ts'
import {
  checkoutContactFields,
  readCheckoutForm,
  readFields,
  toContact,
} from '#features/parts/reserve/checkout-form.server.ts'
import { describeFields } from '#features/parts/reserve/describe-fields.server.ts'
import { changedMessage, limitedMessage } from '#features/parts/reserve/refusals.ts'
import { buildReservationPath, readReservationCookie } from '#features/parts/reserve/reservation-link.server.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import { buildRetryAfter } from '#http/retry-after.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { resolveTimeZone } from '#site/resolve-time-zone.ts'
import { buildCheckoutView, type CheckoutView } from './checkout-view.ts'

export interface CheckoutServices extends ReservationServices {
  readonly stock: Pick<VehicleReader, 'findBySlug'>
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}

export interface CheckoutPlace {
  readonly slug: string
  /** Last segment of the path, 'checkout' or 'buy-online'. */
  readonly segment: string
  readonly url: URL
}

export type CheckoutData =
  | {
      readonly kind: 'form'
      readonly view: CheckoutView
      readonly submission: string
      readonly agreed: string
      readonly formError: string | null
      readonly siteName: string
    }
  | { readonly kind: 'blocked'; readonly view: BlockedView; readonly siteName: string }

/** Name that the form's tokens are made for. */
const formName = 'checkout'

async function findTarget(services: CheckoutServices, { slug, segment, url }: CheckoutPlace) {
  const { site, ctx, stock } = services
  if (segment !== site.routes.checkout_segment || !site.checkout.enabled) throw data(null, { status: 404 })
  const vehicle = await stock.findBySlug(ctx, slug)
  if (vehicle === null || isGone(vehicle, ctx.now(), site.stock.gone_after_days)) throw data(null, { status: 404 })
  const visitor = await requireVisitor(services, url, 'checkout')
  return { vehicle, visitor, listing: resolveListing(vehicle, site, ctx.now()) }
}

const termsOf = ({ site, ctx }: CheckoutServices, vehicle: Vehicle) => ({
  site,
  nowMs: ctx.now(),
  timeZone: resolveTimeZone(vehicle, site),
})

function showForm(
  services: CheckoutServices,
  vehicle: Vehicle,
  listing: Listing,
  answer: {
    typed: URLSearchParams | null
    errors?: Readonly<Record<string, string>>
    formError?: string
    token?: string
  },
): CheckoutData | null {
  const deposit = listing.offers.reserve
  if (deposit === null) return null
  const { typed, errors = {}, formError = null, token } = answer
  const view = buildCheckoutView(listing, deposit, termsOf(services, vehicle))
  return {
    kind: 'form',
    view: {
      ...view,
      consent: buildCheckoutConsent(services.site, typed),
      collects: describeFields(checkoutContactFields, typed, errors),
    },
    submission: token ?? createSubmission(services, formName),
    agreed: describeTerms(listing, deposit),
    formError,
    siteName: services.site.name,
  }
}

/** Answers the checkout page: the form, why there is none, or the visitor's own reservation. */
export async function showCheckout(services: CheckoutServices, place: CheckoutPlace, request: Request) {
  const { vehicle, listing } = await findTarget(services, place)
  const { ctx, site, checkout, formSecret } = services
  const active = await checkout.holds.findActive(ctx, vehicle.id)
  const scope = { site: site.slug, secret: formSecret }
  if (active !== null && active.id === readReservationCookie(request, scope))
    throw redirect(buildReservationPath(active.id, scope), { status: 303, headers: noStoreHeaders })
  const form = active === null ? showForm(services, vehicle, listing, { typed: null }) : null
  const block = active === null ? null : { until: active.expiresAt, paid: active.state === 'reserved' }
  const shown: CheckoutData = form ?? {
    kind: 'blocked',
    view: buildBlockedView(listing, block, termsOf(services, vehicle), place.url.pathname),
    siteName: site.name,
  }
  return data(shown, { headers: noStoreHeaders })
}

/** Handles the checkout form: leads to the reservation, or shows the form with what is to be put right. */
export async function receiveCheckout(services: CheckoutServices, place: CheckoutPlace, request: Request) {
  const { vehicle, visitor, listing } = await findTarget(services, place)
  const names = [...checkoutContactFields.map(({ name }) => name), 'agreed']
  const reading = await readCheckoutForm(services, request, formName, names)
  const { fields: typed, token } = reading
  const again = (status: number, answer: Parameters<typeof showForm>[3], seconds?: number | null) => {
    const shown = showForm(services, vehicle, listing, answer)
    return shown === null ? null : data(shown, { status, headers: { ...noStoreHeaders, ...buildRetryAfter(seconds) } })
  }
  const blocked = (block: { until: number; paid: boolean } | null) =>
    data<CheckoutData>(
      {
        kind: 'blocked',
        view: buildBlockedView(listing, block, termsOf(services, vehicle), place.url.pathname),
        siteName: services.site.name,
      },
      { status: 409, headers: noStoreHeaders },
    )
  if (!reading.ok)
    return again(reading.status, { typed, formError: reading.error, token }, reading.retryAfterSeconds) ?? blocked(null)
  const { values, errors } = readFields(checkoutContactFields, typed)
  if (Object.keys(errors).length > 0) return again(422, { typed, errors, token }) ?? blocked(null)
  const start = await beginReservation(
    services,
    {
      vehicle,
      listing,
      purpose: 'reserve',
      contact: toContact(values),
      optIn: typed.has('opt_in'),
      visit: typed.get('visit'),
      visitorId: visitor?.id ?? null,
      agreed: typed.get('agreed') ?? '',
      token,
    },
    request,
    place.url.origin,
  )
  switch (start.kind) {
    case 'started':
      return redirect(start.path, { status: 303, headers: { ...noStoreHeaders, 'Set-Cookie': start.cookie } })
    case 'changed':
      return again(409, { typed, formError: changedMessage }) ?? blocked(null)
    case 'limited':
      return again(429, { typed, formError: limitedMessage, token }, start.retryAfterSeconds) ?? blocked(null)
    case 'taken':
      return blocked(start)
    case 'unavailable':
      return blocked(null)
  }
}

import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { LeadSuspicion } from '#data/leads/lead-records.ts'
import type { LeadWriter } from '#data/leads/lead-calls.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import {
  beginReservation,
  describeTerms,
  type ReservationOrder,
  type ReservationServices,
} from '#features/parts/reserve/begin-reservation.server.ts'
import { buildBlockedView, type BlockedView } from '#features/parts/reserve/blocked-view.ts'
import { buildCheckoutLead } from '#features/parts/reserve/build-checkout-lead.server.ts'
import { readCheckoutForm, readFields, toContact } from '#features/parts/reserve/checkout-form.server.ts'
import { changedMessage, limitedMessage } from '#features/parts/reserve/refusals.ts'
import { readReservationCookie } from '#features/parts/reserve/reservation-link.server.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import { buildRetryAfter } from '#http/retry-after.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { resolveTimeZone } from '#site/resolve-time-zone.ts'
import { buildDraftCookie, readDraftId } from './journey-draft.server.ts'
import {
  findFirstOpenStep,
  findNextStep,
  isJourneyStep,
  journeySteps,
  listFields,
  listNeededFields,
  type JourneyAnswers,
  type JourneyStep,
} from './journey-steps.ts'
import { buildJourneyView, buildStepPath, describeAnswer, type JourneyView } from './journey-view.ts'

export interface JourneyServices extends ReservationServices {
  readonly stock: Pick<VehicleReader, 'findByIdOrSlug'>
  readonly leads: Pick<LeadWriter, 'save'>
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}

export type JourneyData =
  | {
      readonly kind: 'step'
      readonly view: JourneyView
      readonly submission: string
      readonly agreed: string
      readonly formError: string | null
      readonly siteName: string
    }
  | { readonly kind: 'blocked'; readonly view: BlockedView; readonly siteName: string }

const formName = 'checkout-journey'
const hourMs = 3_600_000
const tooManyMessage = 'We have had a lot of enquiries from your connection. Try again in an hour, or call us.'
const purchaseKind = { category: 'Online Purchase', subcategory: 'Online Purchase' } as const

interface Target {
  readonly vehicle: Vehicle
  readonly listing: Listing
  readonly visitor: SignedInVisitor | null
  readonly answers: JourneyAnswers
  readonly draftId: string
}

/** The vehicle and the kept answers. A vehicle that is not sold online leads to its page with a message (BUY-02). */
async function findTarget(services: JourneyServices, url: URL, request: Request): Promise<Target> {
  const { site, ctx, stock, checkout } = services
  const key = url.searchParams.get('car_id') ?? ''
  const vehicle = key === '' || key.length > 200 ? null : await stock.findByIdOrSlug(ctx, key)
  if (vehicle === null) throw data(null, { status: 404 })
  const listing = resolveListing(vehicle, site, ctx.now())
  if (!listing.offers.onlinePurchase)
    throw redirect(`${listing.href}#not-sold-online`, { status: 303, headers: noStoreHeaders })
  const visitor = await requireVisitor(services, url, 'checkout')
  const draftId = readDraftId(request)
  return { vehicle, listing, visitor, draftId, answers: (await checkout.drafts.find(ctx, draftId, vehicle.id)) ?? {} }
}

/** What the visitor agrees to on the last step; a vehicle that nobody can reserve now has no deposit. */
const agreedOf = ({ listing }: Pick<Target, 'listing'>): string =>
  listing.offers.reserve === null ? 'none' : describeTerms(listing, listing.offers.reserve)

function showStep(
  services: JourneyServices,
  target: Target,
  step: JourneyStep,
  answer: { typed?: JourneyAnswers; errors?: JourneyAnswers; formError?: string; token?: string } = {},
): JourneyData {
  const { listing, answers } = target
  const { typed = null, errors = {}, formError = null, token } = answer
  return {
    kind: 'step',
    view: buildJourneyView({ site: services.site, listing, step, answers, typed, errors }),
    submission: token ?? createSubmission(services, formName),
    agreed: agreedOf(target),
    formError,
    siteName: services.site.name,
  }
}

function showBlocked(
  { site, ctx }: JourneyServices,
  { vehicle, listing }: Target,
  block: { readonly until: number; readonly paid: boolean } | null,
): JourneyData {
  const terms = { site, nowMs: ctx.now(), timeZone: resolveTimeZone(vehicle, site) }
  return {
    kind: 'blocked',
    view: buildBlockedView(listing, block, terms, buildStepPath(vehicle.id, 'details')),
    siteName: site.name,
  }
}

/** The page that says that somebody else has the vehicle; null where this visitor may go on. */
async function findTaken(services: JourneyServices, target: Target, request: Request): Promise<JourneyData | null> {
  const { site, ctx, checkout, formSecret } = services
  const active = await checkout.holds.findActive(ctx, target.vehicle.id)
  const own = readReservationCookie(request, { site: site.slug, secret: formSecret })
  const isTaken = active === null ? target.vehicle.reserved : active.id !== own
  if (!isTaken) return null
  const block = active === null ? null : { until: active.expiresAt, paid: active.state === 'reserved' }
  return showBlocked(services, target, block)
}

/** Answers a step of the journey. Nobody gets past the first step that is still open. */
export async function showJourney(services: JourneyServices, url: URL, request: Request) {
  const target = await findTarget(services, url, request)
  const taken = await findTaken(services, target, request)
  if (taken !== null) return data(taken, { headers: noStoreHeaders })
  const asked = url.searchParams.get('step')
  const step = isJourneyStep(asked) ? asked : 'details'
  const open = findFirstOpenStep(target.answers)
  if (journeySteps.indexOf(step) > journeySteps.indexOf(open))
    throw redirect(buildStepPath(target.vehicle.id, open), { status: 303, headers: noStoreHeaders })
  return data(showStep(services, target, step), { headers: noStoreHeaders })
}

/** Handles a step: keeps its answers and leads on, or shows it with what is to be put right. */
export async function receiveJourney(services: JourneyServices, url: URL, request: Request) {
  const { ctx, checkout } = services
  const target = await findTarget(services, url, request)
  const asked = url.searchParams.get('step')
  const step = isJourneyStep(asked) ? asked : 'details'
  const names = listFields(step).map(({ name }) => name)
  const reading = await readCheckoutForm(services, request, formName, [...names, 'agreed'], {
    keepsSuspected: true,
  })
  const typed: JourneyAnswers = Object.fromEntries(names.map((name) => [name, reading.fields.get(name) ?? '']))
  const again = (status: number, answer: Parameters<typeof showStep>[3], seconds?: number | null) =>
    data<JourneyData>(showStep(services, target, step, { typed, ...answer }), {
      status,
      headers: { ...noStoreHeaders, ...buildRetryAfter(seconds) },
    })
  if (!reading.ok)
    return again(reading.status, { formError: reading.error, token: reading.token }, reading.retryAfterSeconds)
  const { values, errors } = readFields(listNeededFields(step, typed), reading.fields)
  if (Object.keys(errors).length > 0) return again(422, { errors, token: reading.token })
  const answers = { ...target.answers, ...values }
  const secure = url.protocol === 'https:'
  const lead = async (path: string, ...cookies: string[]) => {
    const headers = new Headers(noStoreHeaders)
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    return redirect(path, { status: 303, headers })
  }
  if (step !== 'review') {
    await checkout.drafts.save(ctx, target.draftId, target.vehicle.id, answers)
    return lead(buildStepPath(target.vehicle.id, findNextStep(step)), buildDraftCookie(target.draftId, secure))
  }
  const open = findFirstOpenStep(answers)
  if (open !== 'review') return lead(buildStepPath(target.vehicle.id, open))
  const agreed = reading.fields.get('agreed') ?? ''
  // Before the lead, which another press of the button would otherwise store again.
  const taken = await findTaken(services, target, request)
  if (taken !== null) return data(taken, { status: 409, headers: noStoreHeaders })
  if (agreed !== agreedOf(target)) return again(409, { formError: changedMessage })
  if (!(await services.takeAllowance('lead', services.site.leads.hourly_limit, hourMs)))
    return again(429, { formError: tooManyMessage, token: reading.token }, hourMs / 1000)
  return finish(
    services,
    { ...target, answers },
    {
      agreed,
      token: reading.token,
      optIn: reading.fields.has('opt_in'),
      visit: reading.fields.get('visit'),
      suspicion: reading.suspicion,
    },
    url,
    request,
    again,
  )
}

/** Stores the lead, then holds the vehicle where the visitor pays the deposit now. */
async function finish(
  services: JourneyServices,
  target: Target,
  {
    suspicion,
    ...sent
  }: Pick<ReservationOrder, 'agreed' | 'token' | 'optIn' | 'visit'> & {
    readonly suspicion: LeadSuspicion | null
  },
  url: URL,
  request: Request,
  again: (
    status: number,
    answer: { readonly formError: string },
    seconds?: number,
  ) => ReturnType<typeof data<JourneyData>>,
) {
  const { ctx, checkout, leads } = services
  const { vehicle, listing, visitor, answers, draftId } = target
  const contact = toContact(answers)
  const visitorId = visitor?.id ?? null
  const saved = await leads.save(
    ctx,
    buildCheckoutLead(
      services,
      {
        kind: purchaseKind,
        contact,
        optIn: sent.optIn,
        visit: sent.visit,
        form: {
          ...describeAnswers(answers),
          price_agreed: listing.priceCents === null ? null : formatMoney(listing.priceCents),
        },
        vehicle,
        visitorId,
        suspicion,
        // Without the form's token: the same answers are the same purchase, however often the button is pressed.
        idempotencyKey: createHash('sha256')
          .update(JSON.stringify([draftId, vehicle.id, answers]))
          .digest('hex'),
      },
      request,
    ),
  )
  const headers = new Headers(noStoreHeaders)
  // Nobody is kept from a vehicle by a robot.
  if (answers.pay_by === 'deposit' && suspicion !== 'honeypot') {
    const order = { vehicle, listing, purpose: 'purchase', contact, visitorId, ...sent } as const
    const start = await beginReservation(services, order, request, url.origin)
    if (start.kind === 'unavailable')
      return data(showBlocked(services, target, null), { status: 409, headers: noStoreHeaders })
    if (start.kind === 'taken')
      return data(showBlocked(services, target, start), { status: 409, headers: noStoreHeaders })
    if (start.kind === 'limited') return again(429, { formError: limitedMessage }, start.retryAfterSeconds)
    if (start.kind === 'changed') return again(409, { formError: changedMessage })
    await checkout.drafts.remove(ctx, draftId, vehicle.id)
    headers.append('Set-Cookie', start.cookie)
    return redirect(start.path, { status: 303, headers })
  }
  await checkout.drafts.remove(ctx, draftId, vehicle.id)
  return redirect(`/success?lead=${saved.id}`, { status: 303, headers })
}

/** The answers in words, for the dealer. */
function describeAnswers(answers: JourneyAnswers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    journeySteps.flatMap((step) =>
      listNeededFields(step, answers).map((field) => [field.name, describeAnswer(field, answers[field.name] ?? '')]),
    ),
  )
}

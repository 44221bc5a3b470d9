import { resolveOfferKind } from '#domain/enquiry/resolve-enquiry.ts'
import { toDollars } from '#domain/money/cents.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { buildContactFields, commentsField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import { describeFormCar } from './describe-vehicle.ts'
import { buildWriterContent } from './enquiry-form.ts'
import { offerPath } from './offer-path.ts'

const amountField = {
  name: 'offer_from_client',
  kind: 'money',
  label: 'Your offer (dollars)',
  placeholder: 'For example 25,000',
  required: true,
  maxLength: 40,
  missing: 'Enter the amount of your offer',
  invalid: 'Enter your offer in dollars, like 25,000',
  tooSmall: 'Enter an offer above $0',
  tooLarge: 'That offer is too large. Enter a smaller amount',
  prominent: true,
} as const

/** Creates the offer form for a vehicle (VDP-17): an enquiry with an amount and optional comments. */
export function createOfferForm({ vehicle, price }: Listing, site: Site) {
  const contact = buildContactFields(site)
  return defineLeadForm({
    name: 'offer',
    action: `${offerPath}?car_id=${encodeURIComponent(vehicle.id)}`,
    heading: 'Make an Offer',
    submitText: 'Send Offer',
    steps: [{ title: null, fields: [amountField, ...contact.fields, { ...commentsField, folded: 'comments' }] }],
    ...(contact.eitherOf === undefined ? {} : { eitherOf: contact.eitherOf }),
    values: contact.values,
    car: describeFormCar(vehicle, [price?.kind === 'amount' ? `Asking ${describePrice(price)}` : null]),
    toLead({ offer_from_client: offer, ...values }) {
      const { kind, form } = buildWriterContent(values, resolveOfferKind(vehicle))
      return { kind, form: { offer_from_client: offer === null ? null : String(toDollars(offer)), ...form } }
    },
  })
}

import { resolveOfferLead, resolveOfferSubject } from '#domain/offers/offer-lead.ts'
import { buildContact } from '#features/parts/content-forms/content-fields.ts'
import type { Department } from '#features/parts/content-forms/department.ts'
import { buildLocationField, resolveFormLocation } from '#features/parts/content-forms/form-places.ts'
import { commentsField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import { findMake } from '#site/directory/directory.ts'
import type { Site } from '#site/site.ts'
import { offerPathOf, type Offer } from './offer-view.ts'

/** Department that answers an enquiry about the offer. */
export function resolveOfferDepartment(offer: Pick<Offer, 'category' | 'model'>): Exclude<Department, null> {
  const subject = resolveOfferSubject(offer)
  return subject === 'service' || subject === 'parts' ? subject : 'sales'
}

/** The form of an offer's page: its lead names the offer, its make and its model (CONTENT-01). */
export function createOfferEnquiryForm(offer: Offer, site: Site) {
  const contact = buildContact(site)
  const department = resolveOfferDepartment(offer)
  const make = offer.manufacturer === null ? null : findMake(offer.manufacturer)
  return defineLeadForm({
    name: 'special-offer',
    action: offerPathOf(site, offer),
    heading: 'Enquire Now',
    label: `Enquire about ${offer.name}`,
    submitText: 'Send Enquiry',
    ...contact.rules,
    values: { ...contact.values, message: `Hi, I would like to know more about "${offer.name}".` },
    steps: [
      {
        title: null,
        fields: [...contact.fields, buildLocationField(site, department), { ...commentsField, required: false }],
      },
    ],
    toLead(values) {
      const { locationId, fields } = resolveFormLocation(site, department, values.location)
      return {
        kind: resolveOfferLead(offer),
        form: {
          ...contact.toForm(values),
          message: values.message,
          offer_id: offer.id,
          offer: offer.name,
          manufacturer_slug: make?.slug,
          'Vehicle Make': make?.name,
          'Vehicle Model': offer.model?.name,
          ...fields,
        },
        locationId,
      }
    },
  })
}

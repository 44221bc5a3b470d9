import { resolveOfferedCategory } from '#domain/enquiry/resolve-enquiry.ts'
import { nameField, phoneField } from '#features/parts/lead-form/contact-fields.ts'
import { defineLeadForm, type LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import {
  buildCategoryField,
  buildCommentsField,
  buildContact,
  buildRegoField,
  buildServicesField,
  companyField,
  fleetSizeField,
  given,
  ownVehicleField,
  positionField,
} from './content-fields.ts'
import type { ContentFormId, ContentPage } from './content-pages.ts'
import type { ContentPrefill } from './content-prefill.ts'
import { buildLocationField, resolveFormLocation } from './form-places.ts'
import { createNewVehicleForm } from './new-vehicle-form.ts'

type Create = (id: ContentFormId, site: Site, page: ContentPage, prefill: ContentPrefill | null) => LeadForm

const basicsOf = (
  id: ContentFormId,
  site: Site,
  { title, formTitle, submitText }: ContentPage,
  prefill: ContentPrefill | null,
) => ({
  name: id,
  action: addressOf(site, id) + (prefill === null || prefill.query === '' ? '' : `?${prefill.query}`),
  heading: formTitle ?? title,
  label: formTitle ?? title,
  submitText,
})

/** What an address fills in of a plain form: the visitor's vehicle where the form asks for one, and the comments. */
function buildPlainValues(
  { asks = [] }: ContentPage,
  prefill: ContentPrefill | null,
): Readonly<Record<string, string>> {
  if (prefill === null) return {}
  const { make, model, message } = prefill
  const title = model === null ? null : `${make ?? ''} ${model}`.trim()
  const about = message ?? (title === null || asks.includes('vehicle') ? null : `I am interested in the ${title}.`)
  return {
    ...(title === null || !asks.includes('vehicle') ? {} : { vehicle: title }),
    ...(about === null ? {} : { message: about }),
  }
}

/** Contact details, questions of its own, the location and comments: the shape of most content forms. */
const createPlain: Create = (id, site, page, prefill) => {
  const contact = buildContact(site)
  const { department, category, asks = [] } = page
  const asksFor = (question: (typeof asks)[number]) => ({ asked: asks.includes(question) })
  const rego = buildRegoField(site)
  const categoryField = buildCategoryField(site)
  return defineLeadForm({
    ...basicsOf(id, site, page, prefill),
    ...contact.rules,
    values: { ...contact.values, ...buildPlainValues(page, prefill) },
    steps: [
      {
        title: null,
        fields: [
          { ...categoryField, asked: categoryField.asked && asks.includes('category') },
          ...contact.fields,
          { ...companyField, ...asksFor('company') },
          { ...fleetSizeField, ...asksFor('fleet_size') },
          { ...positionField, ...asksFor('position') },
          { ...ownVehicleField, ...asksFor('vehicle') },
          { ...rego, asked: rego.asked && asks.includes('rego') },
          { ...buildServicesField(site), ...asksFor('additional_services') },
          buildLocationField(site, department, page.locationLabel),
          { ...buildCommentsField(site), ...(page.relaxesComments === true ? { required: false } : {}) },
        ],
      },
    ],
    toLead(values) {
      const { locationId, fields } = resolveFormLocation(site, department, values.location)
      return {
        kind: resolveOfferedCategory(values.category ?? category),
        form: {
          ...contact.toForm(values),
          message: values.message,
          company: given(values.company),
          fleet_size: given(values.fleet_size),
          position: given(values.position),
          vehicle: given(values.vehicle),
          Rego: given(values.Rego),
          additional_services: given(values.additional_services?.join(', ')),
          ...fields,
        },
        locationId,
      }
    },
  })
}

const timesOfDay = ['Morning', 'Afternoon', 'Evening'] as const

/** A short form: who to call, and when. */
const createCallBack: Create = (id, site, page) =>
  defineLeadForm({
    ...basicsOf(id, site, page, null),
    steps: [
      {
        title: null,
        fields: [
          nameField,
          phoneField,
          {
            name: 'time_of_day',
            kind: 'choice',
            label: 'Best time to call',
            required: false,
            none: 'Any time',
            options: timesOfDay.map((time) => ({ value: time, name: time })),
          },
          buildLocationField(site, page.department, page.locationLabel),
        ],
      },
    ],
    toLead({ name, phone, time_of_day, location }) {
      const { locationId, fields } = resolveFormLocation(site, page.department, location)
      return {
        kind: { category: page.category, subcategory: 'Call Back' },
        form: { name, phone, time_of_day: time_of_day === '' ? 'Any time' : time_of_day, ...fields },
        locationId,
      }
    },
  })

/** Creates the form of a content page (LEAD-15, LEAD-19); `prefill`: what its address fills in. */
export function createContentForm(
  id: ContentFormId,
  site: Site,
  page: ContentPage,
  prefill: ContentPrefill | null = null,
): LeadForm {
  switch (id) {
    case 'call_back':
      return createCallBack(id, site, page, null)
    case 'new_vehicle_enquiry':
      return createNewVehicleForm(basicsOf(id, site, page, prefill), site, prefill)
    case 'service_enquiry':
    case 'parts_enquiry':
    case 'general_enquiry':
    case 'feedback':
    case 'fleet_enquiry':
    case 'genuine_service':
    case 'fleet':
    case 'careers':
    case 'contact':
      return createPlain(id, site, page, prefill)
  }
}

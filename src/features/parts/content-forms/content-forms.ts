import { resolveOfferedCategory } from '#domain/enquiry/resolve-enquiry.ts'
import { commentsField, emailField, nameField, phoneField } from '#features/parts/lead-form/contact-fields.ts'
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
  experienceField,
  fleetSizeField,
  given,
  ownVehicleField,
  positionField,
  visitField,
} from './content-fields.ts'
import type { ContentFormId, ContentPage } from './content-pages.ts'
import type { ContentPrefill } from './content-prefill.ts'
import { buildLocationField, departmentOf, resolveFormLocation } from './form-places.ts'
import { createNewVehicleForm } from './new-vehicle-form.ts'

type FormBasics = Pick<LeadForm, 'name' | 'action' | 'heading' | 'submitText'> & { readonly label: string }
type Create = (basics: FormBasics, site: Site, page: ContentPage, prefill: ContentPrefill | null) => LeadForm

const basicsOf = (name: string, action: string, { title, formTitle, submitText }: ContentPage): FormBasics => ({
  name,
  action,
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
const createPlain: Create = (basics, site, page, prefill) => {
  const contact = buildContact(site)
  const { department, category, asks = [] } = page
  const asksFor = (question: (typeof asks)[number]) => ({ asked: asks.includes(question) })
  const rego = buildRegoField(site)
  const categoryField = buildCategoryField(site)
  return defineLeadForm({
    ...basics,
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
          { ...visitField, ...asksFor('visit') },
          { ...experienceField, ...asksFor('experience') },
          buildLocationField(site, department, page.locationLabel),
          { ...buildCommentsField(site), ...(page.relaxesComments === true ? { required: false } : {}) },
        ],
      },
    ],
    toLead(values) {
      const { locationId, fields } = resolveFormLocation(site, department, values.location, values.category)
      return {
        kind:
          page.subcategory === undefined
            ? resolveOfferedCategory(values.category ?? category)
            : { category, subcategory: page.subcategory },
        form: {
          ...contact.toForm(values),
          message: values.message,
          company: given(values.company),
          fleet_size: given(values.fleet_size),
          position: given(values.position),
          vehicle: given(values.vehicle),
          Rego: given(values.Rego),
          additional_services: given(values.additional_services?.join(', ')),
          visit: given(values.visit),
          experience: given(values.experience),
          ...fields,
        },
        locationId,
      }
    },
  })
}

const timesOfDay = ['Morning', 'Afternoon', 'Evening'] as const

/** A short form: who to call, and when. */
const createCallBack: Create = (basics, site, page) =>
  defineLeadForm({
    ...basics,
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

/** A short form that asks for no consent: who wants no more marketing. The dealer acts on the lead. */
const createUnsubscribe: Create = (basics, _site, page) =>
  defineLeadForm({
    ...basics,
    asksOptIn: false,
    eitherOf: {
      names: ['email', 'phone'],
      message: 'Enter the email address or the mobile number to take off our list',
    },
    steps: [
      {
        title: null,
        fields: [
          { ...nameField, required: false },
          { ...emailField, required: false, width: 'half', note: 'or mobile' },
          { ...phoneField, label: 'Mobile', required: false, width: 'half', note: 'or email' },
          { ...commentsField, label: 'Anything else', required: false },
        ],
      },
    ],
    toLead: ({ name, email, phone, message }) => ({
      kind: { category: page.category, subcategory: page.subcategory ?? page.category },
      form: { name, email, phone, message },
    }),
  })

/**
 * Creates the enquiry form under a page of the site's own (`content.pages`), with the category that the page gives
 * (LEAD-15).
 */
export function createPageEnquiry(site: Site, { path, category }: { path: string; category: string }): LeadForm {
  const page: ContentPage = {
    title: 'Ask us about it',
    intro: '',
    submitText: 'Send Enquiry',
    category,
    department: departmentOf(category),
  }
  return createPlain(basicsOf('page_enquiry', path, page), site, page, null)
}

/** The forms of another shape than `createPlain` gives. */
const ownShapes: Partial<Record<ContentFormId, Create>> = {
  call_back: createCallBack,
  new_vehicle_enquiry: (basics, site, _page, prefill) => createNewVehicleForm(basics, site, prefill),
  unsubscribe: createUnsubscribe,
}

/** Creates the form of a content page (LEAD-15, LEAD-19); `prefill`: what its address fills in. */
export function createContentForm(
  id: ContentFormId,
  site: Site,
  page: ContentPage,
  prefill: ContentPrefill | null = null,
): LeadForm {
  const query = prefill === null || prefill.query === '' ? '' : `?${prefill.query}`
  const basics = basicsOf(id, addressOf(site, id) + query, page)
  return (ownShapes[id] ?? createPlain)(basics, site, page, prefill)
}

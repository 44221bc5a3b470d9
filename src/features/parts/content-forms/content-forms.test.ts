import { describe, expect, test } from 'vitest'
import type { NewLead } from '#data/leads/lead-records.ts'
import { listAskedFields } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { createSubmission, submitLead } from '#features/parts/lead-form/submit-lead.server.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { createLeadServices } from '#tests/fixtures/lead.ts'
import { createContentForm, createPageEnquiry } from './content-forms.ts'
import { contentPages, isContentPageOn, resolveContentPage, type ContentFormId } from './content-pages.ts'

const place = (id: string, location_type: 'sales' | 'service' | 'parts', city: string) => ({
  id,
  name: `${city} ${location_type}`,
  slug: id,
  location_type,
  address: { city, state: 'WA' as const },
})
const yards = [
  {
    id: 'north',
    slug: 'north',
    name: 'North',
    locations: [place('n-sales', 'sales', 'Joondalup'), place('n-service', 'service', 'Joondalup')],
  },
  {
    id: 'south',
    slug: 'south',
    name: 'South',
    locations: [place('s-sales', 'sales', 'Rockingham'), place('s-parts', 'parts', 'Rockingham')],
  },
]
const everything: DocumentPart = {
  dealerships: yards,
  forms: { category_select: true, additional_services: ['Wheel alignment', 'Wash'] },
}
const formOf = (id: ContentFormId, part: DocumentPart = everything) => {
  const site = buildTestSite(part)
  return { site, form: createContentForm(id, site, resolveContentPage(id, site)) }
}
const namesOf = (id: ContentFormId, part?: DocumentPart) =>
  listAskedFields(formOf(id, part).form).map(({ name }) => name)
const contact = ['name', 'email', 'phone', 'PreferredContactMethod']
const filled: Readonly<Record<string, string>> = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '0400 123 456',
  message: 'Hello',
}

/** Sends a form by its definition, and returns its lead or its errors. */
async function send(id: ContentFormId, fields: readonly (readonly [string, string])[], part?: DocumentPart) {
  const { site, form } = formOf(id, part)
  const saved: NewLead[] = []
  const services = { site, ctx: buildSiteContext(site.slug), formSecret: 'secret' }
  const submission = createSubmission(services, form.name, testEpoch - 60_000)
  const body = new URLSearchParams([
    ...Object.entries(filled),
    ...fields.map(([name, value]) => [name, value]),
  ] as never)
  for (const [name] of fields) if (name in filled) body.set(name, fields.find(([each]) => each === name)?.[1] ?? '')
  body.set('submission', submission)
  const outcome = await submitLead(
    { ...services, ...createLeadServices(saved) },
    { form, vehicle: null },
    body.toString(),
    { pageUrl: null, userAgent: null },
  )
  return { lead: saved[0], errors: outcome.kind === 'refused' ? outcome.reply.error : null }
}

describe('what each page asks for', () => {
  test.each<[ContentFormId, readonly string[]]>([
    ['general_enquiry', ['category', ...contact, 'location', 'message']],
    ['contact', ['category', ...contact, 'location', 'message']],
    ['service_enquiry', [...contact, 'vehicle', 'Rego', 'message']],
    ['parts_enquiry', [...contact, 'vehicle', 'message']],
    ['feedback', [...contact, 'location', 'message']],
    ['fleet_enquiry', [...contact, 'company', 'fleet_size', 'location', 'message']],
    ['fleet', [...contact, 'company', 'fleet_size', 'location', 'message']],
    ['careers', [...contact, 'position', 'location', 'message']],
    ['genuine_service', [...contact, 'vehicle', 'Rego', 'additional_services', 'message']],
    ['call_back', ['name', 'phone', 'time_of_day', 'location']],
    ['feedback_survey', [...contact, 'visit', 'experience', 'location', 'message']],
    ['unsubscribe', ['name', 'email', 'phone', 'message']],
    [
      'new_vehicle_enquiry',
      ['vehicle_make', 'vehicle_model', 'message', 'name', 'last_name', 'phone', 'postcode', 'email', 'location_id'],
    ],
  ])('LEAD-15 LEAD-19 %s', (id, names) => {
    expect(namesOf(id)).toEqual(names)
  })

  test('LEAD-06 LEAD-16 a switch that is off takes its field away', () => {
    const forms = {
      category_select: false,
      location_select: false,
      preferred_contact_method: false,
      rego_field: false,
    }
    const off: DocumentPart = { dealerships: yards, forms }
    expect(namesOf('general_enquiry', off)).toEqual(['name', 'email', 'phone', 'message'])
    expect(namesOf('genuine_service', off)).toEqual(['name', 'email', 'phone', 'vehicle', 'message'])
    expect(namesOf('new_vehicle_enquiry', { ...off, forms: { dealership_select: false } })).not.toContain('location_id')
  })

  test('LEAD-06 comments, category and location are required when they are shown; the booking relaxes comments', () => {
    const requiredOf = (id: ContentFormId, part: DocumentPart = everything) =>
      listAskedFields(formOf(id, part).form)
        .filter(({ required }) => required)
        .map(({ name }) => name)
    expect(requiredOf('general_enquiry')).toEqual(['category', 'name', 'location', 'message'])
    expect(requiredOf('general_enquiry', { forms: { message_required: false } })).toEqual(['name'])
    expect(requiredOf('genuine_service')).toEqual(['name'])
    expect(requiredOf('call_back')).toEqual(['name', 'phone', 'location'])
  })

  test('LOC-15 the contact page asks for no call and no visit where there is neither number nor address', () => {
    const introOf = (part: DocumentPart) => resolveContentPage('contact', buildTestSite(part)).intro.split('.', 1)[0]
    expect(introOf({ phone: '08 5550 1234', dealerships: yards })).toBe('Call us, come and see us, or send a message')
    expect(introOf({ dealerships: yards })).toBe('Come and see us, or send a message')
    expect(introOf({ phone: '08 5550 1234' })).toBe('Call us, or send a message')
    expect(introOf({})).toBe('Send us a message')
    expect(introOf({ content: { heads: { contact: { intro: 'Our own words.' } } } })).toBe('Our own words')
  })

  test('LEAD-15 a site without new vehicles takes no enquiries about them', () => {
    const used = buildTestSite({ search: { stock_filters: { used_only: true } } })
    const off = (Object.keys(contentPages) as ContentFormId[]).filter((id) => !isContentPageOn(used, id))
    expect(off).toEqual(['new_vehicle_enquiry'])
    expect(isContentPageOn(buildTestSite(), 'new_vehicle_enquiry')).toBe(true)
  })
})

describe('what each page makes of it', () => {
  const at = ['location', 's-sales'] as const

  test.each<[ContentFormId, readonly (readonly [string, string])[], string, string, string]>([
    ['service_enquiry', [], 'Service Enquiry', 'Service Enquiry', 'default_form'],
    ['parts_enquiry', [], 'Parts Enquiry', 'Parts Enquiry', 'default_form'],
    ['general_enquiry', [at, ['category', 'General Enquiry']], 'General Enquiry', 'General Enquiry', 'default_form'],
    ['general_enquiry', [at, ['category', 'Fleet Enquiry']], 'Fleet Enquiry', 'Fleet Enquiry', 'default_form'],
    ['general_enquiry', [at, ['category', 'Careers Enquiry']], 'General Enquiry', 'Career Enquiry', 'careers_enquiry'],
    ['contact', [at, ['category', 'Feedback']], 'Feedback', 'Feedback', 'default_form'],
    ['feedback', [at], 'Feedback', 'Feedback', 'default_form'],
    ['fleet_enquiry', [at], 'Fleet Enquiry', 'Fleet Enquiry', 'default_form'],
    ['fleet', [at], 'Fleet Enquiry', 'Fleet Enquiry', 'default_form'],
    ['careers', [at], 'General Enquiry', 'Career Enquiry', 'careers_enquiry'],
    ['genuine_service', [], 'Service Enquiry', 'Service Enquiry', 'default_form'],
    ['call_back', [at], 'General Enquiry', 'Call Back', 'default_form'],
    ['feedback_survey', [at], 'Feedback', 'Customer Feedback Survey', 'default_form'],
    ['unsubscribe', [], 'General Enquiry', 'Unsubscribe', 'default_form'],
  ])('LEAD-10 LEAD-15 %s with %j is %s / %s and fires %s', async (id, fields, category, subcategory, event) => {
    const { lead, errors } = await send(id, fields)
    expect(errors).toBeNull()
    expect(lead).toMatchObject({ category, subcategory, event, form: { category, subcategory } })
  })

  test('LEAD-19 a booking stores Rego, services in the order of the list, and the only service location', async () => {
    const { lead } = await send('genuine_service', [
      ['Rego', '1ABC 234'],
      ['vehicle', '2019 HiLux'],
      ['additional_services', 'Wash'],
      ['additional_services', 'Wheel alignment'],
      ['message', ''],
    ])
    expect(lead).toMatchObject({
      locationId: 'n-service',
      form: {
        Rego: '1ABC 234',
        vehicle: '2019 HiLux',
        additional_services: 'Wheel alignment, Wash',
        location: 'Joondalup service',
        dealership_slug: 'north',
        message: '',
      },
    })
    expect((await send('genuine_service', [['additional_services', 'Engine swap']])).errors).toHaveProperty(
      'additional_services',
    )
  })

  test('LEAD-01 CONTENT-10 who unsubscribes is asked for no consent, and gives none whatever is sent', async () => {
    const { site, form } = formOf('unsubscribe')
    expect(buildLeadFormView(form, site).optIn).toBeNull()
    const { lead } = await send('unsubscribe', [['opt_in', 'on']])
    expect(lead?.consent).toMatchObject({ opt_in: false, privacy_policy: 'April 2021' })
    expect(lead?.form.opt_in).toBe(false)
    expect((await send('feedback', [at, ['opt_in', 'on']])).lead?.consent.opt_in).toBe(true)
  })

  test('LEAD-15 a page of the site’s own makes enquiries of its category, at its own address', () => {
    const form = createPageEnquiry(buildTestSite(everything), { path: '/towing', category: 'Service Enquiry' })
    expect(form).toMatchObject({ action: '/towing', heading: 'Ask us about it' })
    expect(form.toLead({ name: 'A', email: '', phone: '', message: 'B' })).toMatchObject({
      kind: { category: 'Service Enquiry' },
      locationId: 'n-service',
    })
  })

  test('LEAD-06 the chosen location is stored; another site’s or none is refused', async () => {
    expect((await send('feedback', [['location', 's-sales']])).lead?.locationId).toBe('s-sales')
    for (const location of ['', 'elsewhere'])
      expect((await send('feedback', [['location', location]])).errors).toEqual({ location: ['Choose a location'] })
  })

  test('LEAD-01 the words that the visitor agreed to are stored with the consent', async () => {
    const own: DocumentPart = { ...everything, forms: { opt_in_text: 'Post me the yard paper.' } }
    const { lead } = await send('feedback', [at, ['opt_in', 'on']], own)
    expect(lead?.consent).toMatchObject({ opt_in: true, opt_in_text: 'Post me the yard paper.' })
  })

  test('LEAD-06 the categories are those of the site: one of them is taken, another is refused', async () => {
    const own: DocumentPart = {
      dealerships: yards,
      forms: { category_select: true, categories: ['Feedback', 'Boat Enquiry'] },
    }
    const category = listAskedFields(formOf('contact', own).form).find(({ name }) => name === 'category')
    expect(category).toMatchObject({ options: [{ value: 'Feedback' }, { value: 'Boat Enquiry' }] })
    const taken = await send('contact', [at, ['category', 'Boat Enquiry']], own)
    expect(taken).toMatchObject({ errors: null, lead: { form: { subcategory: 'Boat Enquiry' } } })
    expect((await send('contact', [at, ['category', 'Fleet Enquiry']], own)).errors).toEqual({
      category: ['Choose what your enquiry is about'],
    })
  })

  test('LEAD-06 the doors of one place are not chosen among, and the category finds its own', async () => {
    const locations = [
      { ...place('yard', 'sales', 'Invermay'), name: 'The Yard' },
      { ...place('shop', 'service', 'Invermay'), name: 'The Workshop' },
    ]
    const one: DocumentPart = {
      dealerships: [{ id: 'one', slug: 'one', name: 'One', locations }],
      forms: { category_select: true },
    }
    expect(namesOf('contact', one)).toEqual(['category', ...contact, 'message'])
    const lead = async (category: string) => (await send('contact', [['category', category]], one)).lead
    expect(await lead('Service Enquiry')).toMatchObject({ locationId: 'shop', form: { location: 'The Workshop' } })
    for (const category of ['Parts Enquiry', 'General Enquiry', 'Used Vehicle Enquiry'])
      expect(await lead(category)).toMatchObject({ locationId: 'yard', form: { location: 'The Yard' } })
    const chosen = [
      ['location', 'n-sales'],
      ['category', 'Service Enquiry'],
    ] as const
    expect((await send('contact', chosen)).lead?.locationId).toBe('n-service')
  })

  test('LEAD-08 the lead form for a new vehicle needs the person, the dealership and the terms', async () => {
    const person = [
      ['last_name', 'Example'],
      ['postcode', '6000'],
      ['location_id', 'south'],
      ['vehicle_model', 'RAV4'],
    ] as const
    expect((await send('new_vehicle_enquiry', person)).errors).toEqual({
      terms_agreed: ['*You must agree to the terms of use before submitting.'],
    })
    expect((await send('new_vehicle_enquiry', [...person, ['terms_agreed', 'on']])).lead).toMatchObject({
      category: 'New Vehicle Enquiry',
      form: {
        name: 'Ana',
        last_name: 'Example',
        postcode: '6000',
        phone: '+61400123456',
        location_id: 'south',
        dealership_slug: 'south',
        'Vehicle Model': 'RAV4',
        terms_agreed: true,
        page_id: '/enquiries/new-vehicle-enquiry',
      },
    })
  })
})

test('LEAD-03 LEAD-04 a lead form fails in the words of the lead call, a content form in its own', () => {
  const textOf = (id: ContentFormId) => {
    const { site, form } = formOf(id)
    return buildLeadFormView(form, site).failureText
  }
  expect(textOf('new_vehicle_enquiry')).toBe('An unexpected error occured')
  expect(textOf('feedback')).toBe('An error occurred when submitting this form')
})

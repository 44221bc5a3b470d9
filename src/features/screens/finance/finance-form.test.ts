import { describe, expect, test } from 'vitest'
import type { NewLead } from '#data/leads/lead-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listAskedFields, type LeadValues, type LeadStep } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { getLeadSchema } from '#features/parts/lead-form/lead-schema.server.ts'
import { buildLeadContent } from '#features/parts/lead-form/build-lead.server.ts'
import { findStepErrors, listStepNames } from '#features/parts/lead-form/use-lead-form.ts'
import { createFinanceForm, parseFinanceAddress } from './finance-form.ts'

const two = [
  { id: 'main', slug: 'main', name: 'Main' },
  { id: 'd-2', slug: 'west', name: 'West' },
]
const car = buildVehicle('S1', { price: dollars(32_990), offer_price: dollars(31_990), vin: 'MR0HA3CD000000001' })
const formOf = (query: string, part: DocumentPart = {}, vehicle: typeof car | null = null) =>
  createFinanceForm({
    address: parseFinanceAddress(new URLSearchParams(query)),
    vehicle,
    price: vehicle === null ? null : currentPrice(vehicle),
    site: buildTestSite({ dealerships: two, ...part }),
    action: '/finance',
  })
const dealershipsOf = (part: DocumentPart) => {
  const field = listAskedFields(formOf('', part)).find(({ name }) => name === 'location_id')
  return field?.kind === 'choice' ? field.options : null
}

describe('what prefills the form', () => {
  test('FIN-06 dealership, budget, car type and VIN come from the address', () => {
    expect(formOf('preferredDealership=west&vehiclePriceBudget=41990&car_type=demo&vin=MR0HA').values).toEqual({
      location_id: 'west',
      vehiclePriceBudget: '41,990',
      car_type: 'demo',
      vin: 'MR0HA',
    })
  })

  test('FIN-06 data of the car takes precedence over the URL, except for the dealership', () => {
    expect(
      formOf('car_id=id-s1&preferredDealership=west&vehiclePriceBudget=1&car_type=new&vin=X', {}, car),
    ).toMatchObject({
      draftKey: 'finance id-s1',
      values: { location_id: 'west', vehiclePriceBudget: '31,990', car_type: 'used', vin: 'MR0HA3CD000000001' },
    })
    expect(formOf('car_id=id-s1', {}, car).values?.location_id).toBe('main')
    expect(formOf('preferredDealership=d-2').values?.location_id).toBe('west')
  })

  test('FIN-06 whatever else an address says is left out', () => {
    expect(
      formOf('preferredDealership=nowhere&vehiclePriceBudget=1e308&car_type=boat&vin=%3Cscript%3E').values,
    ).toEqual({ car_type: '', vin: '' })
    expect(formOf('vehiclePriceBudget=-5').values).toEqual({ car_type: '', vin: '' })
    for (const key of ['x'.repeat(201), '\u0000', "a'b", '../x', '🚗'])
      expect(parseFinanceAddress(new URLSearchParams({ car_id: key })).carId).toBeNull()
  })

  test('CALC-07 the dealership select chooses by itself where there is one option, and not among several', () => {
    expect(formOf('', { dealerships: two.slice(0, 1) }).values).toMatchObject({ location_id: 'main' })
    expect(dealershipsOf({ dealerships: two.slice(0, 1) })).toEqual([{ value: 'main', name: 'Main' }])
    expect(formOf('').values?.location_id).toBeUndefined()
    expect(dealershipsOf({ forms: { dealership_select: false } }), 'not asked for').toBeNull()
  })
})

describe('the rules of the form', () => {
  const view = buildLeadFormView(formOf(''), buildTestSite())
  const names = listStepNames(view)
  /** As the browser checks the step of the field, which is as the server does. */
  const problemOf = (name: string, typed: string): string | null => {
    const step = names.findIndex((fields) => fields.includes(name))
    // An unticked box is not sent.
    return findStepErrors(view, step, typed === '' ? {} : { [name]: typed })[name]?.[0] ?? null
  }

  test.each([
    ['postcode', '400', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '40000', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', 'abcd', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '4 00', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '4000', null],
    ['postcode', '0800', null],
    ['terms_agreed', '', '*You must agree to the terms of use before submitting.'],
    ['terms_agreed', 'on', null],
    ['name', ' ', 'Enter your first name'],
    ['last_name', '', 'Enter your last name'],
    ['email', 'ana@', 'Enter an email address like name@example.com'],
    ['phone', '5550 1234', 'Enter a phone number with its area code, like 0400 123 456'],
    ['location_id', '', 'Choose a dealership'],
    ['location_id', 'elsewhere', 'Choose a dealership'],
    ['location_id', 'west', null],
    ['vehiclePriceBudget', '', null],
    ['vehiclePriceBudget', '$30,000', null],
    ['vehiclePriceBudget', 'lots', 'Enter an amount like 30,000, or leave it empty'],
    ['vehiclePriceBudget', '-1', 'Enter an amount like 30,000, or leave it empty'],
    ['vin', 'MR0-HA3', null],
    ['vin', '<b>', 'A VIN has letters and digits only'],
    ['message', 'x'.repeat(2_001), 'Comments can have at most 2,000 characters'],
  ] as const)('LEAD-05 LEAD-07 LEAD-08 %s of %j: %j', (field, typed, problem) => {
    expect(problemOf(field, typed)).toBe(problem)
  })

  test('LEAD-08 every field is asked in exactly one step', () => {
    const fields = names.flat()
    expect(new Set(fields).size).toBe(fields.length)
    for (const field of ['name', 'last_name', 'postcode', 'phone', 'email', 'terms_agreed', 'location_id'] as const)
      expect(fields).toContain(field)
  })
})

describe('the lead', () => {
  const good = {
    vehiclePriceBudget: '$31,990',
    car_type: 'used',
    vin: '',
    name: 'Ana',
    last_name: 'Example',
    phone: '0400 123 456',
    email: 'ana@example.com',
    postcode: '4000',
    location_id: 'west',
    message: '',
    terms_agreed: true,
    opt_in: true,
  }
  const leadOf = (
    values: object,
    vehicle: typeof car | null,
    dealerships = two,
  ): Pick<NewLead, 'form' | 'event' | 'category'> | string[] => {
    const form = formOf('', { dealerships }, vehicle)
    const parsed = getLeadSchema(form).safeParse(values)
    if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    const { opt_in: optIn = false, ...own } = parsed.data
    return buildLeadContent(
      { form, vehicle },
      buildTestSite({ dealerships }),
      own as LeadValues<readonly LeadStep[]>,
      optIn,
    )
  }

  test('LEAD-01 LEAD-06 a finance lead says nothing of opt-ins that nobody was asked for', () => {
    const lead = leadOf({ ...good, opt_in_finance: 'on', opt_in_trade: 'on' }, car)
    expect(Object.keys((lead as { readonly form: object }).form)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/opt_in_(?:finance|trade)/)]),
    )
  })

  test('FIN-06 LEAD-08 the finance lead stores the named fields and the car from the database', () => {
    expect(leadOf(good, car)).toMatchObject({
      category: 'Finance Enquiry',
      event: 'enquiry_used',
      form: {
        name: 'Ana',
        last_name: 'Example',
        phone: '+61400123456',
        email: 'ana@example.com',
        postcode: '4000',
        location_id: 'west',
        vehiclePriceBudget: '31990',
        car_type: 'used',
        car_id: 'id-s1',
        dealership_slug: 'main',
        stock_number: 'S1',
        category: 'Finance Enquiry',
        opt_in: true,
        terms_agreed: true,
      },
    })
  })

  test('LEAD-01 LEAD-06 the lead holds no consent that the form did not ask for', () => {
    const lead = leadOf({ ...good, opt_in: undefined }, car)
    const form = 'form' in lead ? lead.form : {}
    expect(Object.keys(form).filter((name) => name.startsWith('opt_in'))).toEqual(['opt_in'])
    expect(form.opt_in).toBe(false)
  })

  test('LEAD-10 without a car it fires the default event and goes to the dealership that was chosen', () => {
    expect(leadOf(good, null)).toMatchObject({ event: 'default_form', form: { dealership_slug: 'west' } })
    const { location_id: _none, ...without } = good
    expect(leadOf(without, null, two.slice(0, 1))).toMatchObject({
      form: { location_id: 'main', dealership_slug: 'main' },
    })
  })

  test('LEAD-04 LEAD-07 every error is reported, and consent is never assumed', () => {
    expect(leadOf({}, null)).toEqual([
      'name: Enter your first name',
      'last_name: Enter your last name',
      'phone: Enter a phone number with its area code, like 0400 123 456',
      'postcode: Invalid postcode. Please enter a 4-digit number.',
      'email: Enter an email address like name@example.com',
      'location_id: Choose a dealership',
      'terms_agreed: *You must agree to the terms of use before submitting.',
    ])
    expect(leadOf({ ...good, location_id: 'elsewhere' }, null)).toEqual(['location_id: Choose a dealership'])
  })
})

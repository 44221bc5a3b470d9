import { z } from 'zod'
import type { NewLead } from '#data/leads/lead-records.ts'
import { parseEmail, parseName } from '#domain/enquiry/parse-contact.ts'
import { buildCarFields, resolveEnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import { findFieldProblem, formSteps, type FinanceField } from './finance-form-rules.ts'
import { listDealerships } from './finance-form-view.ts'

const text = z.string().max(4_000).optional()

const shape = z.object({
  vehiclePriceBudget: text,
  car_type: text,
  vin: text,
  name: text,
  last_name: text,
  phone: text,
  email: text,
  postcode: text,
  location_id: text,
  message: text,
  terms_agreed: text,
  opt_in: z.boolean().optional(),
  /** Nobody sees this field, so nobody fills it in; see the form. */
  company_website: z.string().max(200).optional(),
  submission: z.string().max(100).optional(),
})

export type FinanceValues = z.output<typeof shape>

/** Finance leads are told apart from other enquiries by their category (LEAD-06). */
export const financeKind = { category: 'Finance Enquiry', subcategory: 'Finance Enquiry' } as const

/** The rules of the finance lead form and what becomes of its values; the submission itself is that of every form. */
export function createFinanceLeadForm(vehicle: Vehicle | null, site: Site) {
  const offered = listDealerships(site).map(({ value }) => value)
  const [only] = offered
  const schema = shape.superRefine((values, context) => {
    for (const field of formSteps.flat()) {
      if (field === 'opt_in') continue
      const given =
        field === 'location_id' && offered.length === 1 ? (values.location_id ?? only ?? '') : (values[field] ?? '')
      const problem = findFieldProblem(field, given, offered)
      if (problem !== null) context.addIssue({ code: 'custom', path: [field], message: problem })
    }
  })
  return {
    name: 'finance' as const,
    schema,
    build: (values: FinanceValues) => ({
      ...financeKind,
      event: resolveEnquiryEvent(vehicle, financeKind),
      vehicle,
      form: buildForm(values, vehicle, only ?? null),
    }),
  }
}

function buildForm(values: FinanceValues, vehicle: Vehicle | null, onlyDealership: string | null): NewLead['form'] {
  const given = (field: Exclude<FinanceField, 'opt_in'>): string => values[field]?.trim() ?? ''
  const phone = parsePhone(given('phone'))
  const budget = parseAmount(given('vehiclePriceBudget'))
  const location = given('location_id') || onlyDealership
  return {
    name: parseName(given('name')),
    last_name: parseName(given('last_name')),
    email: parseEmail(given('email')) ?? '',
    phone: phone.ok ? phone.e164 : '',
    postcode: given('postcode'),
    message: given('message'),
    location_id: location,
    dealership_slug: location,
    vehiclePriceBudget: budget === null ? null : String(budget),
    car_type: given('car_type') || null,
    vin: given('vin') || null,
    ...financeKind,
    opt_in: values.opt_in ?? false,
    terms_agreed: true,
    ...(vehicle === null ? {} : buildCarFields(vehicle)),
  }
}

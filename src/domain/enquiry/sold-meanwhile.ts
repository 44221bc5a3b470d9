import { similarSubcategory } from './resolve-enquiry.ts'

/** What the visitor reads whose offer or test drive came after the vehicle had been sold. */
export const soldMeanwhileText =
  'This vehicle has since been sold. We have passed your message on to the dealership, and ' +
  'can look for something similar for you.'

interface SentLead {
  readonly subcategory: string
  readonly form: Readonly<Record<string, unknown>>
}

/** Fields that only these forms have, which are never offered for a sold vehicle. */
const offeredInStock = ['offer_from_client', 'appointment_date']

/**
 * Whether a lead was sent as an offer or a request for a test drive and became an enquiry for something similar,
 * because the vehicle was sold while the form was open (VDP-02). A visitor who opened the form of a vehicle that was
 * sold already has seen so on the form.
 */
export function isSoldMeanwhile({ subcategory, form }: SentLead): boolean {
  return subcategory === similarSubcategory && offeredInStock.some((field) => Object.hasOwn(form, field))
}

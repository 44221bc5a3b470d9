import { resolveOfferedCategory } from './resolve-enquiry.ts'

/** Categories that the platform's own forms give their leads, whatever a site offers to choose (LEAD-10, LEAD-15). */
const ownCategories = [
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'General Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  'Fleet Enquiry',
  'Feedback',
  'Trade-In Enquiry',
  'Reservation',
  'Online Purchase',
  'Online Payment',
] as const

/** Every category that a lead of a site can have: those of the platform's forms and those that the site offers. */
export function listLeadCategories(offered: readonly string[]): readonly string[] {
  return [...new Set([...ownCategories, ...offered.map((each) => resolveOfferedCategory(each).category)])]
}

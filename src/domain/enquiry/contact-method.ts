/** Ways in which a visitor can ask to be reached, the first one preselected (LEAD-16). */
export const contactMethods = ['Phone', 'Email', 'SMS'] as const
export type ContactMethod = (typeof contactMethods)[number]

/**
 * The preferred way to reach a visitor. A way for which the visitor left no number or address gives place to one that
 * works: who leaves only an email address seldom changes the preselected 'Phone'.
 */
export function resolveContactMethod(
  preferred: string,
  { phone, email }: { readonly phone: string; readonly email: string },
): ContactMethod {
  const method = contactMethods.find((each) => each === preferred) ?? contactMethods[0]
  if (method === 'Email') return email === '' && phone !== '' ? 'Phone' : 'Email'
  return phone === '' && email !== '' ? 'Email' : method
}

/** Which contact details a site requires on its enquiry forms. */
export const contactRequirements = ['either', 'both', 'phone', 'email'] as const

/** Error message where a phone number or an email address is enough and neither is filled in. */
export const eitherContactMessage = 'Enter a phone number or an email address, so that we can reply'

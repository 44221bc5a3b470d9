/** Contact details that a browser may remember for the next form (LEAD-09). */
export const rememberedFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const
export type RememberedContact = Readonly<Partial<Record<(typeof rememberedFields)[number], string>>>

const longest = 254

/** The details to remember, trimmed: only when name, e-mail and phone are all filled; else null (LEAD-09). */
export function pickRememberedContact(values: Readonly<Record<string, unknown>>): RememberedContact | null {
  const contact: RememberedContact = Object.fromEntries(
    rememberedFields.flatMap((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      const text = typeof value === 'string' ? value.trim() : ''
      return text === '' || text.length > longest ? [] : [[name, text]]
    }),
  )
  return contact.name !== undefined && contact.email !== undefined && contact.phone !== undefined ? contact : null
}

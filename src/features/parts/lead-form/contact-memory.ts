import { pickRememberedContact, rememberedFields } from '#domain/enquiry/remembered-contact.ts'
import { readStoredJson, removeStored, writeStored } from '#ui/browser-storage.ts'

const key = 'contact_details'

/** Remembers the contact details of a form that is sent, when name, e-mail and phone are all filled (LEAD-09). */
export function rememberContact(form: HTMLFormElement): void {
  const contact = pickRememberedContact(Object.fromEntries(new FormData(form)))
  if (contact !== null) writeStored(key, JSON.stringify(contact))
}

const findInputs = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  rememberedFields
    .map((name) => form.elements.namedItem(name))
    .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement)

/** Fills the empty contact fields of a form with the remembered details. Returns whether it filled any. */
export function recallContact(form: HTMLFormElement): boolean {
  const stored = readStoredJson(key)
  const contact = typeof stored === 'object' && stored !== null ? pickRememberedContact({ ...stored }) : null
  if (contact === null) return false
  const empty = findInputs(form).filter(({ name, value }) => value === '' && Object.hasOwn(contact, name))
  for (const field of empty) field.value = contact[field.name as keyof typeof contact] ?? ''
  return empty.length > 0
}

/** Forgets the remembered details, and empties the fields of the form that hold them. */
export function forgetContact(form: HTMLFormElement): void {
  removeStored(key)
  for (const field of findInputs(form)) field.value = ''
}

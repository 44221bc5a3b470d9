import { hash } from 'node:crypto'
import { resolvePersonContact } from '#domain/enquiry/resolve-person.ts'

/**
 * Keys under which the leads of one person are found within one site: hexadecimal SHA-256, null where the lead has no
 * such contact detail. Two leads are of one person when either key is equal.
 */
export interface PersonKeys {
  readonly email: string | null
  readonly phone: string | null
}

/**
 * Computes the keys of a form's sender. The site is part of each key, so that leads of two sites never share one. The
 * keys are stored: a change here would separate new leads from the earlier ones of the same person.
 */
export function computePersonKeys(siteId: string, form: Readonly<Record<string, unknown>>): PersonKeys {
  const { email, phone } = resolvePersonContact(form)
  return { email: computeKey(siteId, 'email', email), phone: computeKey(siteId, 'phone', phone) }
}

function computeKey(siteId: string, kind: string, contact: string | null): string | null {
  return contact === null ? null : hash('sha256', JSON.stringify([siteId, kind, contact]))
}

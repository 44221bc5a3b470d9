import { parsePhone } from '../phone/parse-phone.ts'

/** What identifies one sender across enquiries. null: not given, or not usable. */
export interface PersonContact {
  /** Trimmed and in lower case. */
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
}

/**
 * Resolves the contact details by which enquiries of one person are linked (LEAD-13). Upper case and spaces make no
 * other e-mail address, and '0400 123 456' is the same phone as '+61400123456'.
 */
export function resolvePersonContact(form: Readonly<Record<string, unknown>>): PersonContact {
  const email = readText(form['email']).toLowerCase()
  const phone = parsePhone(readText(form['phone']))
  return { email: email.includes('@') ? email : null, phone: phone.ok ? phone.e164 : null }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

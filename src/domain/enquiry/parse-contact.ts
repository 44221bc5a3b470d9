const plainEmail =
  /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/** Trimmed, with one space between words; '' when there is no text. */
export function parseName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Trimmed e-mail address; null when no mail could be sent to it. */
export function parseEmail(typed: string): string | null {
  const email = typed.trim()
  return plainEmail.test(email) ? email : null
}

/** A postcode of exactly 4 digits, trimmed; null for anything else (LEAD-05). */
export function parsePostcode(typed: string): string | null {
  const postcode = typed.trim()
  return /^\d{4}$/.test(postcode) ? postcode : null
}

/** Messages for e-mail addresses and phone numbers that `parseEmail` and `parsePhone` reject. */
export const emailMessage = 'Enter an email address like name@example.com'
export const phoneMessage = 'Enter a phone number with its area code, like 0400 123 456'
/** LEAD-05. */
export const postcodeMessage = 'Invalid postcode. Please enter a 4-digit number.'
/** LEAD-07. */
export const termsMessage = '*You must agree to the terms of use before submitting.'

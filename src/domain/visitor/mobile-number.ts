import { parsePhone } from '../phone/parse-phone.ts'

/** E.164 of the number, or a sentence that says what to enter. */
export type ParsedMobile =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly message: string }

/** Longest accepted input, in characters; a real number with spaces and signs is shorter. */
const longestText = 40

/**
 * The number to which a sign-in code is sent. Only Australian mobile numbers are accepted: a landline gets no text
 * message, and codes to expensive numbers abroad are a known fraud.
 */
export function parseMobile(typed: string): ParsedMobile {
  const text = typed.trim()
  if (text === '') return refuse('Enter your mobile number')
  if (text.length > longestText) return refuse('This number is too long. Enter a mobile number such as 0400 123 456')
  const parsed = parsePhone(text)
  if (!parsed.ok)
    return refuse(
      {
        'too-short': 'This number is too short. Enter a mobile number such as 0400 123 456',
        'too-long': 'This number is too long. Enter a mobile number such as 0400 123 456',
        'not-a-number': 'Enter digits only, such as 0400 123 456',
        'no-such-number': 'Enter an Australian mobile number, such as 0400 123 456',
      }[parsed.error],
    )
  if (/^\+614\d{8}$/.test(parsed.e164)) return { ok: true, e164: parsed.e164 }
  return refuse(
    parsed.e164.startsWith('+61')
      ? 'We send the code by text message, so enter a mobile number that begins with 04'
      : 'Enter an Australian mobile number. We cannot send codes to other countries',
  )
}

const refuse = (message: string): ParsedMobile => ({ ok: false, message })

/** A number of which only the end is shown, '•••• ••• 456', so that a shared screen does not reveal it. */
export function maskMobile(e164: string): string {
  return `•••• ••• ${e164.slice(-3)}`
}

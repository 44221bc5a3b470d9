import { z } from 'zod'

const key = z.string().min(1).max(200)
const schema = z.strictObject({ car_id: key, dealership_id: key, website_id: key })

export type PhoneReveal = z.output<typeof schema>
export type ParsedPhoneReveal =
  | { readonly ok: true; readonly reveal: PhoneReveal }
  | { readonly ok: false; readonly error: string }

/** The call of a phone card that was opened (VDP-13). */
export function parsePhoneReveal(body: string): ParsedPhoneReveal {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { ok: false, error: 'The body is not JSON.' }
  }
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, reveal: parsed.data } : { ok: false, error: z.prettifyError(parsed.error) }
}

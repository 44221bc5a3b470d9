import type { z } from 'zod'

export type ParsedBody<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string }

/** Parses and validates a JSON body. The error is one sentence that names the first field at fault, or 'body'. */
export function parseJsonBody<Value>(schema: z.ZodType<Value>, text: string): ParsedBody<Value> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { ok: false, error: 'The body is not JSON.' }
  }
  const parsed = schema.safeParse(given)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, error: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}` }
}

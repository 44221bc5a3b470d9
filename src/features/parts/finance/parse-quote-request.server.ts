import { z } from 'zod'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import { dollars } from '#domain/money/cents.ts'

/** Bytes of a whole request; a true one has a tenth of it. */
export const largestQuoteRequest = 4_096

const code = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[\x20-\x7e]*$/)
    .nullable()
    .optional()
    .transform((text) => text || null)

const schema = z.object({
  selfAssessedCreditScore: z.string().trim().min(1).max(40),
  purchasePrice: z.number().gt(0, 'expected a price above 0').max(5_000_000),
  loanTerm: z.int().min(1).max(10),
  year: z
    .int()
    .min(1900)
    .max(2100)
    .nullable()
    .optional()
    .transform((year) => year ?? null),
  vin: code(30),
  nvic: code(30),
  whoIsHelping: z.string().trim().min(1).max(200),
})

/** Reads the body of POST /api/youx/quote (FIN-05); the error names the field. */
export function parseQuoteRequest(
  body: string,
): { readonly ok: true; readonly request: QuoteRequest } | { readonly ok: false; readonly error: string } {
  let given: unknown
  try {
    given = JSON.parse(body)
  } catch {
    return { ok: false, error: 'The body is not JSON.' }
  }
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    const { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping } = parsed.data
    const request = {
      creditRating: selfAssessedCreditScore,
      price: dollars(purchasePrice),
      termYears: loanTerm,
      year,
      vin,
      nvic,
      dealerName: whoIsHelping,
    }
    return { ok: true, request }
  }
  const [issue] = parsed.error.issues
  return { ok: false, error: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not understood'}` }
}

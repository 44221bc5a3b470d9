import { z } from 'zod'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import { dollars } from '#domain/money/cents.ts'

const code = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[\x20-\x7e]*$/)
    .nullable()
    .optional()
    .transform((text) => text || null)

const bodySchema = z.object({
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

/** Schema of the body of POST /api/youx/quote (FIN-05); it transforms the body to the platform's field names. */
export const quoteRequestSchema = bodySchema.transform(
  ({ selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping }): QuoteRequest => ({
    creditRating: selfAssessedCreditScore,
    price: dollars(purchasePrice),
    termYears: loanTerm,
    year,
    vin,
    nvic,
    dealerName: whoIsHelping,
  }),
)

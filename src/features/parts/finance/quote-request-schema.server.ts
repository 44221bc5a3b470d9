import { z } from 'zod'
import type { QuoteRequest } from '#domain/finance/quote.ts'

const code = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[\x20-\x7e]*$/)
    .nullable()
    .optional()
    .transform((text) => text || null)

/** The body of a quote request (FIN-05). */
export const quoteRequestSchema: z.ZodType<QuoteRequest> = z.object({
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

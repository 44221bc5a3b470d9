import { z } from 'zod'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import { buildLenderDisclaimers } from '#features/parts/finance/build-lender-disclaimers.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { defineEndpoint } from './define-endpoint.ts'

const percentSchema = z.number().nullable().describe('Percent a year')
const dollarsSchema = z.number().nullable().describe('Australian dollars')
const lenderSchema = z.object({
  interestRate: percentSchema,
  comparisonRate: percentSchema,
  paymentWeek: dollarsSchema,
  paymentMonth: dollarsSchema,
  termYears: z.number().nullable(),
  termMonths: z.number().nullable(),
  termWeeks: z.number().nullable(),
  deposit: dollarsSchema,
  balloon: dollarsSchema,
  establishmentFees: dollarsSchema,
  totalPayable: dollarsSchema,
  financeProvider: z.string().nullable(),
  disclaimer: z.string().describe("'' where neither the offer nor the site has a text"),
  comparisonExample: z.string().describe('The loan for which the comparison rate holds'),
  comparisonWarning: z.string(),
})

/** Returns the lender of a car's finance figure with its disclaimer (FIN-04). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: "The lender of a vehicle's repayment, with its disclaimer",
  description: 'At most one lender: a vehicle has one repayment (FIN-07). Empty where no lender figure is shown.',
  parameters: { car: { in: 'path', description: 'Id or slug of the vehicle' } },
  answers: {
    200: {
      description: 'The lenders by provider.',
      schema: z.object({ finance_lenders: z.record(z.string(), lenderSchema) }),
    },
    404: { description: 'There is no such vehicle.' },
  },
  async handle({ services: { site, ctx, stock }, parameters: { car } }) {
    const vehicle = isCarKey(car) ? await stock.findByIdOrSlug(ctx, car) : null
    if (vehicle === null) return { status: 404, detail: 'There is no such car here.' }
    return { status: 200, json: buildLenderDisclaimers(resolveListing(vehicle, site, ctx.now())) }
  },
})

export const action = loader

import { z } from 'zod'
import { buildCarSummary } from '#features/parts/saved-vehicles/car-summary.ts'
import { mostAsked, parseCompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { isSavingOn } from '#site/switches.ts'
import { priceSchema } from './answer-schemas.ts'
import { defineEndpoint } from './define-endpoint.ts'

const carSchema = z.object({
  id: z.string(),
  href: z.string().describe("Path of the vehicle's page"),
  title: z.string(),
  variant: z.string().nullable(),
  image: z.object({ src: z.string(), srcSet: z.string().nullable() }).nullable(),
  availability: z.enum(['in_stock', 'coming_soon', 'reserved', 'sold', 'unavailable']),
  status: z.string().describe("The availability in words, 'In stock'"),
  price: priceSchema.nullable().describe('null: the vehicle is gone'),
})

/** Returns the current data of vehicles that a visitor saved in the browser (FAV-01). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Vehicles that a visitor saved in the browser, as they are today',
  description: 'In the order of the ids; hidden and unknown vehicles are left out.',
  offered: isSavingOn,
  rateLimit: { name: 'saved', limit: 60, windowMs: 60_000 },
  parameters: {
    ids: { in: 'query', description: `Vehicle ids with commas between them, 'a,b'; the first ${mostAsked} count` },
  },
  answers: { 200: { description: 'The vehicles.', schema: z.object({ cars: z.array(carSchema) }) } },
  async handle({ services: { site, ctx, stock }, query }) {
    const vehicles = await stock.getMany(ctx, parseCompareAddress(query).ids)
    return {
      status: 200,
      json: { cars: vehicles.map((vehicle) => buildCarSummary(resolveListing(vehicle, site, ctx.now()))) },
    }
  },
})

export const action = loader

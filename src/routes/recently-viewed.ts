import { z } from 'zod'
import { buildViewedCar, mostAsked, parseViewedIds } from '#features/parts/recently-viewed/viewed-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { priceSchema } from './answer-schemas.ts'
import { defineEndpoint } from './define-endpoint.ts'

const pictureSchema = z.object({ url: z.string(), srcSet: z.string().nullable() })
const carSchema = z.object({
  id: z.string(),
  href: z.string().describe("Path of the vehicle's page"),
  title: z.string(),
  image: pictureSchema.nullable(),
  price: priceSchema.nullable().describe('null: the vehicle is gone'),
})

/** Returns the current data of the site's cars with the given ids (VDP-16). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Cars that a visitor viewed, as they are today',
  description: 'In the order of the ids; hidden and unknown vehicles are left out.',
  rateLimit: { name: 'viewed', limit: 60, windowMs: 60_000 },
  parameters: {
    ids: { in: 'query', description: `Vehicle ids with commas between them, 'a,b'; the first ${mostAsked} count` },
  },
  answers: { 200: { description: 'The cars.', schema: z.object({ cars: z.array(carSchema) }) } },
  async handle({ services: { site, ctx, stock }, parameters: { ids } }) {
    const vehicles = await stock.getMany(ctx, parseViewedIds(ids))
    const cars = vehicles.map((vehicle) => buildViewedCar(resolveListing(vehicle, site, ctx.now())))
    return { status: 200, json: { cars } }
  },
})

export const action = loader

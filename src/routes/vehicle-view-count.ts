import { z } from 'zod'
import { isGone } from '#domain/vehicle/gone.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { carFieldsSchema } from './answer-schemas.ts'
import { defineEndpoint } from './define-endpoint.ts'

/**
 * Counts a view of the vehicle and returns the data that may be outdated on an open page (VDP-15). Rejects the
 * `website_id` of another site, so that pages served elsewhere are not counted.
 */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Count a view of a vehicle and read its current state',
  description: 'A prefetch and a repeated view within a day do not count.',
  // More than any page needs; the rate limit keeps a flood of requests away from the database.
  rateLimit: { name: 'view', limit: 120, windowMs: 60_000 },
  parameters: {
    slug: { in: 'path', description: 'Slug of the vehicle' },
    website_id: { in: 'query', description: 'Id of the site, to make sure that the page is of this site' },
    photos_count: { in: 'query', description: 'Photos of the page that asks', schema: z.int() },
    updated_at: { in: 'query', description: 'The change of the vehicle that the page was made from' },
  },
  answers: {
    200: {
      description: 'Views so far and the fields that change.',
      schema: z.object({ views: z.int(), car_fields: carFieldsSchema }),
    },
    400: { description: 'website_id is not the id of this site.' },
    404: { description: 'There is no such vehicle.' },
    410: { description: 'The vehicle was sold some time ago.' },
  },
  async handle({ services, parameters: { slug, website_id }, request }) {
    const { site, ctx, stock, views, countView } = services
    if (website_id !== null && website_id !== site.id)
      return { status: 400, detail: 'website_id is not the id of this site.' }
    const vehicle = await stock.findBySlug(ctx, slug)
    if (vehicle === null) return { status: 404, detail: 'There is no such vehicle.' }
    if (isGone(vehicle, ctx.now(), site.stock.gone_after_days)) return { status: 410, detail: 'This vehicle was sold.' }
    // A prefetched page has not been viewed.
    const isPrefetch = request.headers.has('sec-purpose') || request.headers.get('purpose') === 'prefetch'
    return {
      status: 200,
      json: {
        views: isPrefetch ? await views.find(ctx, vehicle.id) : await countView(vehicle.id),
        car_fields: resolveListing(vehicle, site, ctx.now()).carFields,
      },
    }
  },
})

export const action = loader

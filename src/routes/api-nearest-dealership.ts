import { z } from 'zod'
import { parsePostcode, postcodeMessage } from '#domain/enquiry/parse-contact.ts'
import { defineEndpoint } from './define-endpoint.ts'

const locationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  location_type: z.string().describe("Department: 'sales', 'service', 'parts', 'car-buying' or ''"),
  dealership_slug: z.string(),
  distance_km: z.number().nullable().describe('Kilometres from the postcode; null where the position is not known'),
})

/** Returns the locations of the site by their distance from a postcode (LEAD-14). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'The dealerships nearest to a postcode',
  offered: ({ forms }) => forms.nearest_dealership,
  rateLimit: { name: 'nearest', limit: 60, windowMs: 60_000 },
  parameters: { postcode: { in: 'query', description: 'Australian postcode of four digits', schema: z.string() } },
  answers: {
    200: {
      description: 'The visible locations, nearest first.',
      schema: z.object({ postcode: z.string(), locations: z.array(locationSchema) }),
    },
    400: { description: 'The text is not a postcode.' },
    404: { description: 'There is no such postcode.' },
  },
  maxAgeSeconds: 3600,
  async handle({ services, parameters }) {
    const postcode = parsePostcode((parameters.postcode ?? '').slice(0, 20))
    if (postcode === null) return { status: 400, detail: postcodeMessage }
    const ranked = await services.rankLocations(postcode)
    if (ranked === null) return { status: 404, detail: 'Invalid postcode' }
    const locations = ranked.map(({ location, km }) => ({
      id: location.id,
      slug: location.slug,
      name: location.name,
      location_type: location.location_type,
      dealership_slug: location.dealership_slug,
      distance_km: km === null ? null : Math.round(km * 10) / 10,
    }))
    return { status: 200, json: { postcode, locations } }
  },
})

export const action = loader

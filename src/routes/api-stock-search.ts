import { z } from 'zod'
import { mostHits } from '#features/screens/search-results/loading/answer-search-call.server.ts'
import { answerStockSearch } from '#features/screens/search-results/loading/answer-stock-search.server.ts'
import { searchHitSchema } from './answer-schemas.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { createHitBuilder, searchCall } from './search-call.ts'

const wholeDollars = z.int().min(0)

/** The separate searches (SRCH-18), limited to the vehicles for sale on this site. */
export const loader = defineEndpoint({
  ...searchCall,
  method: 'GET',
  summary: 'One of the separate searches of what is for sale',
  description:
    'models takes make and limit; dealership-items takes dealership_id, categories, price_min, price_max and limit; ' +
    'hits takes filters and limit; dearest takes nothing. Any other parameter is refused.',
  parameters: {
    search: {
      in: 'path',
      description: 'Name of the search',
      schema: z.enum(['models', 'dealership-items', 'hits', 'dearest']),
    },
    make: { in: 'query', description: 'models: name of the manufacturer' },
    dealership_id: { in: 'query', description: 'dealership-items: id of the dealership' },
    categories: { in: 'query', description: 'dealership-items: a category; may be repeated' },
    price_min: { in: 'query', description: 'dealership-items: whole Australian dollars', schema: wholeDollars },
    price_max: { in: 'query', description: 'dealership-items: whole Australian dollars', schema: wholeDollars },
    filters: { in: 'query', description: 'hits: filter expression as of /api/search' },
    limit: {
      in: 'query',
      description: "Longest list; the site's page size when absent",
      schema: z.int().min(1).max(mostHits),
    },
  },
  answers: {
    200: {
      description: 'The answer of the search of that name.',
      schema: z.union([
        z.object({ models: z.array(z.object({ value: z.string(), count: z.int() })) }),
        z.object({ hits: z.array(searchHitSchema), count: z.int().describe('How many match in all') }),
        z.object({
          hit: searchHitSchema.nullable(),
          maximum: z.int().nullable().describe('Price of the hit in Australian cents'),
        }),
      ]),
    },
    400: { description: 'A parameter is unknown or not valid.' },
    404: { description: 'There is no search of this name.' },
    401: { description: 'The site has a key for its search calls (search.key), and the call did not present it.' },
    503: { description: 'The search cannot be asked at the moment, or its key is not set up yet.' },
  },
  async handle({ services, parameters: { search }, query }) {
    const outcome = await answerStockSearch(services, search, query, createHitBuilder(services.site))
    return outcome.ok ? { status: 200, json: outcome.answer } : { status: outcome.status, detail: outcome.problem }
  },
})

export const action = loader

import { z } from 'zod'
import { answerSearchCall, mostHits } from '#features/screens/search-results/loading/answer-search-call.server.ts'
import { searchHitSchema } from './answer-schemas.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { createHitBuilder, searchCall } from './search-call.ts'

/** The search call (SRCH-11), limited to the stock of this site. */
export const loader = defineEndpoint({
  ...searchCall,
  method: 'GET',
  summary: 'Search the stock of the site',
  description: 'An unknown parameter is refused.',
  parameters: {
    index: { in: 'query', description: "Name of the site's index; no other is answered" },
    filters: {
      in: 'query',
      description: 'Filter expression, "make = \'Ford\' AND price < 30000" (see src/search/filter-expression.ts)',
    },
    query: { in: 'query', description: 'Words that the vehicles must have' },
    offset: { in: 'query', description: 'Hits to skip; 0 when absent', schema: z.int().min(0) },
    hitsPerPage: {
      in: 'query',
      description: "Hits of an answer; the site's page size when absent",
      schema: z.int().min(1).max(mostHits),
    },
    sort: { in: 'query', description: "Order of the hits; 'rank' when absent" },
  },
  answers: {
    200: {
      description: 'Hits and counts.',
      schema: z.object({
        hits: z.array(searchHitSchema),
        count: z.int().describe('Vehicles for sale that match'),
        sold: z
          .int()
          .describe(
            'Recently sold vehicles that match; a few of them follow the last for sale, and count leaves them out',
          ),
        facets: z
          .record(z.string(), z.record(z.string(), z.int()))
          .describe("Counts by attribute and value, for the facets of the site's preset"),
        pages: z.int(),
        ms: z.number().describe('Milliseconds of the search itself'),
      }),
    },
    400: { description: 'A parameter is unknown or not valid.' },
    401: { description: 'The site has a key for its search calls (search.key), and the call did not present it.' },
    503: { description: 'The search cannot be asked at the moment, or its key is not set up yet.' },
  },
  async handle({ services, query }) {
    const outcome = await answerSearchCall(services, query, createHitBuilder(services.site))
    return outcome.ok ? { status: 200, json: outcome.answer } : { status: 400, detail: outcome.problem }
  },
})

export const action = loader

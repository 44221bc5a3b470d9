import { z } from 'zod'
import { listSuggestions } from '#features/screens/search-results/loading/list-suggestions.ts'
import { defineEndpoint } from './define-endpoint.ts'

const suggestionSchema = z.object({
  kind: z.enum(['sentence', 'make', 'model', 'stock_number', 'page']),
  label: z.string(),
  count: z.int().nullable().describe('Vehicles in stock; null for a page'),
  href: z.string().describe('Path of the search or page'),
})

/** Returns the suggestions of the search field (SRCH-07). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Makes, models and stock numbers that begin as typed, the text as a sentence, and the pages that it names',
  description: "At most 12 of this site's stock, then at most 3 of its pages.",
  parameters: { q: { in: 'query', description: 'What the visitor typed' } },
  answers: {
    200: { description: 'The suggestions.', schema: z.object({ suggestions: z.array(suggestionSchema) }) },
  },
  maxAgeSeconds: 30,
  handle: async ({ services: { site, search, ctx }, parameters: { q } }) => ({
    status: 200,
    json: { suggestions: await listSuggestions(search, site, q ?? '', ctx.now()) },
  }),
})

export const action = loader

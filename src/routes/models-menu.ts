import { z } from 'zod'
import { buildModelsMenu } from '#features/parts/models/models-menu.ts'
import { defineEndpoint } from './define-endpoint.ts'

const menuSchema = z.object({
  models: z.array(
    z.object({
      label: z.string(),
      status: z.string().describe("'Upcoming', 'All-New' or 'Discontinued'"),
      explore: z.string().describe('Page of the model'),
      stock: z.string().nullable().describe('Search of its stock; null for a model that is coming'),
      picture: z.string().nullable(),
      icon: z.string().nullable().describe('Symbol of /icons/bodies.svg'),
    }),
  ),
  categories: z.array(
    z.object({ label: z.string(), href: z.string(), of: z.array(z.int()).describe('Places in `models`') }),
  ),
})

/** Returns the models panel of the header (NAV-03). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'The models menu',
  description: 'The models of the site under the headings of its menu; empty on a site without model pages.',
  answers: { 200: { description: 'The menu.', schema: menuSchema } },
  maxAgeSeconds: 600,
  handle: ({ services: { site } }) => ({ status: 200, json: buildModelsMenu(site) }),
})

export const action = loader

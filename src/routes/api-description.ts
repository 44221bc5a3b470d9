import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'

/** Serves docs/reference/openapi.json, which the build takes in; a test holds it against the table of addresses. */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Read this description of the calls (OpenAPI 3.1)',
  description: 'The same for every site; a call that a site does not offer answers 404 there.',
  rateLimit: { name: 'description', limit: 60, windowMs: 60_000 },
  answers: { 200: { description: 'The description.', schema: z.record(z.string(), z.unknown()) } },
  maxAgeSeconds: 3_600,
  async handle() {
    // A hundred thousand characters that hardly anybody asks for: loaded at the first call.
    const { default: json } = await import('../../docs/reference/openapi.json', { with: { type: 'json' } })
    return { status: 200, json }
  },
})

export const action = loader

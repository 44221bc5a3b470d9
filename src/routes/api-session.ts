import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'

/** Tells scripts of cached pages whether the visitor is signed in. */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Whether the visitor is signed in',
  description: 'Pages are the same for every visitor; their scripts ask here who is there.',
  rateLimit: { name: 'session', limit: 120, windowMs: 60_000 },
  answers: {
    200: {
      description: 'The state of the session.',
      schema: z.object({ signedIn: z.boolean().describe('false also on a site without sign-in') }),
    },
  },
  async handle({ services: { findVisitor } }) {
    return { status: 200, json: { signedIn: (await findVisitor()) !== null } }
  },
})

export const action = loader

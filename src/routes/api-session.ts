import { z } from 'zod'
import { isWatchlistOn } from '#site/switches.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** Reports to scripts of cached pages whether the visitor is signed in, and the saved vehicles (WATCH-01). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Whether the visitor is signed in, and the watchlist',
  description: 'Pages are the same for every visitor; their scripts ask here who is there.',
  rateLimit: { name: 'session', limit: 120, windowMs: 60_000 },
  answers: {
    200: {
      description: 'The state of the session.',
      schema: z.object({
        signedIn: z.boolean().describe('false also on a site without sign-in'),
        offerPasskey: z
          .boolean()
          .describe('Whether to offer a passkey: the visitor has just signed in and has none on this host'),
        watchlist: z
          .array(z.string())
          .describe('Ids of the saved vehicles, the last saved first; empty without a visitor'),
      }),
    },
  },
  async handle({ services: { site, ctx, savedVehicles, findVisitor, signIn } }) {
    const visitor = await findVisitor()
    const saved = visitor !== null && isWatchlistOn(site) ? await savedVehicles.listSaved(ctx, visitor.id) : []
    const offerPasskey = visitor !== null && (await signIn.passkeys.isOffered())
    const watchlist = saved.map(({ vehicleId }) => vehicleId)
    return { status: 200, json: { signedIn: visitor !== null, offerPasskey, watchlist } }
  },
})

export const action = loader

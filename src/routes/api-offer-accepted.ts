import { z } from 'zod'
import { acceptOffer } from '#features/screens/trade-in/accept-offer.server.ts'
import { openOffer } from '#features/screens/trade-in/trade-in-state.server.ts'
import { acceptRequestSchema } from '#features/screens/trade-in/valuation-calls.server.ts'
import { defineEndpoint } from './define-endpoint.ts'

/**
 * Offer-accepted call (BUY-04). The sealed offer proves that the caller was given it: a lead of another visitor or site
 * is answered like one that does not exist. A repeated call has the same answer.
 */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Accept the offer of a trade-in valuation',
  offered: ({ trade_in }) => trade_in.enabled,
  rateLimit: { name: 'offer-accepted', limit: 30, windowMs: 600_000 },
  body: { maxBytes: 8_192, schema: acceptRequestSchema },
  answers: {
    200: {
      description: 'The acceptance is stored.',
      schema: z.object({ success: z.literal(true), lead_id: z.string(), accepted_at: z.iso.datetime() }),
    },
    404: { description: 'There is no such offer, or the valuation gave no estimate.' },
    410: { description: 'The last day of the estimate has passed.' },
  },
  failure: {
    status: 503,
    title: 'Not stored',
    detail: 'An error occurred when submitting this form',
  },
  async handle({ services, body, request }) {
    if (openOffer(services, body.token)?.leadId !== body.lead_id)
      return { status: 404, detail: 'There is no such offer here.' }
    const outcome = await acceptOffer(services, body.token, {
      pageUrl: null,
      userAgent: request.headers.get('user-agent'),
    })
    switch (outcome.kind) {
      case 'accepted':
        return {
          status: 200,
          json: {
            success: true as const,
            lead_id: outcome.leadId,
            accepted_at: new Date(outcome.acceptance.acceptedAt).toISOString(),
          },
        }
      case 'expired':
        return { status: 410, detail: 'This estimate has expired. Value your car again.' }
      case 'failed':
        return { status: 503, title: 'Not stored', detail: 'An error occurred when submitting this form' }
      case 'unknown':
      case 'none':
        return { status: 404, detail: 'There is no such offer here.' }
    }
  },
})

export const action = loader

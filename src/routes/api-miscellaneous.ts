import { openOffer } from '#features/screens/trade-in/trade-in-state.server.ts'
import { buildStoredValuation, storeRequestSchema } from '#features/screens/trade-in/valuation-calls.server.ts'
import { describeError } from '#log/describe-error.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** Stores the result of a valuation beside its lead (BUY-04), on sites with the switch. A repeat changes nothing. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Store the result of a valuation',
  description: "column_name is 'valuation'. The result is read from the sealed offer, never from the caller's figures.",
  offered: ({ trade_in }) => trade_in.enabled && trade_in.store_valuation,
  rateLimit: { name: 'miscellaneous', limit: 30, windowMs: 600_000 },
  body: { maxBytes: 8_192, schema: storeRequestSchema },
  answers: {
    204: { description: 'The result is stored.' },
    404: { description: 'There is no such valuation.' },
    503: { description: 'It could not be stored.' },
  },
  async handle({ services: { site, ctx, leads, valuations, formSecret, log, requestId }, body }) {
    const offer = openOffer({ site, formSecret }, body.token)
    const refusal = { status: 404, detail: 'There is no such valuation here.' } as const
    if (offer === null || offer.leadId !== body.lead_id) return refusal
    const value = buildStoredValuation(offer.state)
    if (value.offer_price !== body.offer_price) return refusal
    try {
      if ((await leads.find(ctx, offer.leadId)) === null) return refusal
      await valuations.saveValue(ctx, { leadId: offer.leadId, column: body.column_name, value })
      return { status: 204 }
    } catch (error) {
      log.error(
        { requestId, site: site.slug, lead: offer.leadId, error: describeError(error) },
        'Failed to save valuation data',
      )
      return { status: 503, detail: 'The result could not be stored.' }
    }
  },
})

export const action = loader

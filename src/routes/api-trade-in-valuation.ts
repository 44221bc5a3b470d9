import { isAdmitted } from '#features/screens/trade-in/is-admitted.server.ts'
import { valuationLimit } from '#features/screens/trade-in/submit-trade-in.server.ts'
import { sealState } from '#features/screens/trade-in/trade-in-state.server.ts'
import type { VehicleFieldName } from '#features/screens/trade-in/trade-in-view.ts'
import { identifyAnswerSchema, identifyRequestSchema } from '#features/screens/trade-in/valuation-calls.server.ts'
import { beginValuation, readVehicleFields, thisYearAt } from '#features/screens/trade-in/value-trade-in.server.ts'
import { listSoldItemTypes } from '#site/sold-item-types.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** First valuation call (BUY-04): which car it is, and what to ask about its condition. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Identify a trade-in by rego and state',
  description:
    'Or by make, model and year. Every kind but a caravan needs its kilometres, as in the form. ' +
    'An answer of 200 with the outcome none is no error: say so, and go on.',
  offered: ({ trade_in }) => trade_in.enabled,
  rateLimit: valuationLimit,
  body: { maxBytes: 2_048, schema: identifyRequestSchema },
  answers: {
    200: { description: 'The car with its questions, or why there is no estimate.', schema: identifyAnswerSchema },
    403: { description: 'The site values trade-ins after a sign-in only.' },
    502: { description: 'The valuation service failed.' },
  },
  async handle({ services, body }) {
    if (!(await isAdmitted(services))) return { status: 403, detail: 'Sign in to value a trade-in.' }
    // Callers from before `kind` give the kilometres alone, which only what has an odometer has.
    const kinds =
      body.kind === undefined && body.kms !== undefined
        ? []
        : await listSoldItemTypes(services.search, services.site, services.ctx.now())
    const given: Readonly<Partial<Record<VehicleFieldName, string | number | undefined>>> = body
    const read = readVehicleFields((name) => String(given[name] ?? ''), thisYearAt(services), kinds)
    if (!read.ok) return { status: 400, detail: read.problems.map(({ field, text }) => `${field}: ${text}`).join('; ') }
    const begun = await beginValuation(services, read.car)
    if (begun.kind === 'questions' && begun.state.vehicle !== null)
      return {
        status: 200,
        json: {
          outcome: 'identified' as const,
          valuation: sealState(services, begun.state),
          vehicle: begun.state.vehicle,
          questions: begun.questions,
        },
      }
    const valuation = begun.kind === 'valued' ? begun.state.valuation : null
    if (valuation?.kind === 'none') return { status: 200, json: { outcome: 'none' as const, reason: valuation.reason } }
    if (begun.kind === 'unidentified' && !begun.unavailable)
      return { status: 200, json: { outcome: 'none' as const, reason: 'unknown_vehicle' as const } }
    return { status: 502, title: 'No valuation', detail: 'The valuation service gave no answer.' }
  },
})

export const action = loader

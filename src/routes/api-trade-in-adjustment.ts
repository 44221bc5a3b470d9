import { toDollars } from '#domain/money/cents.ts'
import { isAdmitted } from '#features/screens/trade-in/is-admitted.server.ts'
import { valuationLimit } from '#features/screens/trade-in/submit-trade-in.server.ts'
import { openState } from '#features/screens/trade-in/trade-in-state.server.ts'
import { adjustAnswerSchema, adjustRequestSchema } from '#features/screens/trade-in/valuation-calls.server.ts'
import { findQuestions, finishValuation, keepUnread } from '#features/screens/trade-in/value-trade-in.server.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** Second valuation call (BUY-04): the estimate, with the answers to the questions of the first. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Estimate a trade-in with the answers about its condition',
  offered: ({ trade_in }) => trade_in.enabled,
  rateLimit: valuationLimit,
  body: { maxBytes: 12_288, schema: adjustRequestSchema },
  answers: {
    200: { description: 'The estimate, or why there is none.', schema: adjustAnswerSchema },
    400: { description: 'The valuation is not one of this site, or an answer is missing.' },
    403: { description: 'The site values trade-ins after a sign-in only.' },
    502: { description: 'The valuation service failed.' },
  },
  async handle({ services, body }) {
    if (!(await isAdmitted(services))) return { status: 403, detail: 'Sign in to value a trade-in.' }
    const state = openState(services, body.valuation)
    if (state === null) return { status: 400, detail: 'valuation: not a valuation of this site' }
    const answers = new Map(Object.entries(body.adjustmentAnswers))
    const asked = await findQuestions(services, state)
    // An estimate that ignored the answers would be of a car in another condition.
    const outcome =
      asked.kind === 'questions'
        ? await finishValuation(services, state, asked.questions, (id) => answers.get(id) ?? null)
        : { kind: 'valued' as const, state: keepUnread(state, asked.valuation, [...answers]) }
    if (outcome.kind === 'incomplete')
      return { status: 400, detail: `adjustmentAnswers: no valid answer to ${outcome.missing.join(', ')}` }
    const { valuation, lastDay } = outcome.state
    if (valuation?.kind === 'estimate' && lastDay !== null) {
      const { offerPrice, low, high } = valuation.estimate
      return {
        status: 200,
        json: {
          outcome: 'estimate' as const,
          offer_price: toDollars(offerPrice),
          low: toDollars(low),
          high: toDollars(high),
          valid_until: lastDay,
        },
      }
    }
    if (valuation?.kind === 'none') return { status: 200, json: { outcome: 'none' as const, reason: valuation.reason } }
    return { status: 502, title: 'No valuation', detail: 'The valuation service gave no answer.' }
  },
})

export const action = loader

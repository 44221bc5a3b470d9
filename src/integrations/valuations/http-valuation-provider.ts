import { askJson } from '../outgoing-http/ask-json.ts'
import { openInternet, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { parseEstimate, parseIdentified, parseNoEstimate, toEstimateBody, toIdentifyBody } from './service-format.ts'
import type { Unavailable, ValuationProvider } from './valuation-provider.ts'

export interface HttpValuationOptions {
  /** Base address of the service, with or without a slash at its end. */
  readonly url: string
  /** Sent as a bearer token; null sends none. */
  readonly key: string | null
  /** Time limit of one call, including reading the response body. */
  readonly timeLimitMs: number
}

const maxResponseBytes = 131_072

/** Statuses that mean 'no estimate for this car': no content, not found, unprocessable. */
const noEstimateStatuses: ReadonlySet<number> = new Set([204, 404, 422])

const invalidResponse = (detail: string): Unavailable => ({ kind: 'unavailable', problem: 'invalid_response', detail })

/**
 * Adapter for a valuation service: POST {url}/valuations by rego and state, POST {url}/adjustments with the answers
 * (service-format.ts). The address comes from a site file, so it is requested under `rules` (SSRF protection).
 */
export function createHttpValuationProvider(
  { url, key, timeLimitMs }: HttpValuationOptions,
  rules: OutgoingRules = openInternet,
): ValuationProvider {
  const base = url.endsWith('/') ? url.slice(0, -1) : url

  /** Calls the service. `read` returns null for a response that it cannot read, and so does this function then. */
  async function call<Outcome>(path: string, body: object, read: (answer: unknown) => Outcome | null) {
    const answer = await askJson(
      { url: `${base}${path}`, body, key, userAgent: 'Forecourt valuations', timeLimitMs, maxBytes: maxResponseBytes },
      rules,
    )
    if (!answer.ok) return { kind: 'unavailable', problem: answer.problem, detail: answer.detail } as const
    if (noEstimateStatuses.has(answer.status)) return { kind: 'none', reason: 'unknown_vehicle' } as const
    if (answer.status < 200 || answer.status > 299)
      return { kind: 'unavailable', problem: 'refused', detail: `status ${answer.status}` } as const
    const reason = parseNoEstimate(answer.json)
    return reason === null ? read(answer.json) : ({ kind: 'none', reason } as const)
  }

  return {
    name: 'http',
    async identify(car) {
      return (
        (await call('/valuations', toIdentifyBody(car), parseIdentified)) ??
        invalidResponse('the response contains no vehicle')
      )
    },
    async estimate(request) {
      const outcome = await call('/adjustments', toEstimateBody(request), (answer) => {
        const estimate = parseEstimate(answer)
        return estimate === null ? null : ({ kind: 'estimate', estimate } as const)
      })
      return outcome ?? invalidResponse('the response contains no estimate')
    },
  }
}

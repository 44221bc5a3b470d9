import { askJson } from '../outgoing-http/ask-json.ts'
import type { OutgoingRules } from '../outgoing-http/guarded-request.ts'
import type { QuoteOutcome, QuoteProvider } from './quote-provider.ts'
import { parseServiceQuote, toServiceRequest } from './service-format.ts'

export interface HttpQuoteOptions {
  readonly url: string
  /** Sent as a bearer token; null sends none. */
  readonly key: string | null
  /** For the whole call, body included. */
  readonly timeLimitMs: number
}

/** Limit of an answer's bytes: a quote has a few hundred, and a longer answer is not read to its end. */
const mostBytes = 65_536

/** Statuses that mean 'no quote for this vehicle': no content, not found, not processable. */
const noQuoteStatuses: ReadonlySet<number> = new Set([204, 404, 422])

/**
 * Adapter for the quote service of a site: POST of JSON (service-format.ts). The address comes from a site file, so it
 * is requested under `rules` (SSRF protection). Redirects are not followed, because the request carries a token.
 */
export function createHttpQuoteProvider(
  { url, key, timeLimitMs }: HttpQuoteOptions,
  rules?: OutgoingRules,
): QuoteProvider {
  return {
    name: 'http',
    async quote(request): Promise<QuoteOutcome> {
      const body = toServiceRequest(request)
      const call = { url, body, key, userAgent: 'Forecourt quotes', timeLimitMs, maxBytes: mostBytes }
      const answer = await askJson(call, rules)
      if (!answer.ok) return { ok: false, error: { kind: answer.problem, detail: answer.detail } }
      const { status, json } = answer
      if (status < 200 || status > 299 || status === 204)
        return {
          ok: false,
          error: { kind: noQuoteStatuses.has(status) ? 'declined' : 'refused', detail: `status ${status}` },
        }
      const quote = parseServiceQuote(json)
      return quote === null
        ? { ok: false, error: { kind: 'invalid_response', detail: 'the response contains no quote' } }
        : { ok: true, quote }
    },
  }
}

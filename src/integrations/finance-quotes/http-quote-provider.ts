import type { IncomingMessage } from 'node:http'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from '../outgoing-http/guarded-request.ts'
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
const declining: ReadonlySet<number> = new Set([204, 404, 422])

/**
 * Adapter for the quote service of a site: POST of JSON (service-format.ts). The address comes from a site file, so it
 * is requested under `rules` (SSRF protection). Redirects are not followed, because the request carries a token.
 */
export function createHttpQuoteProvider(
  { url, key, timeLimitMs }: HttpQuoteOptions,
  rules: OutgoingRules = openInternet,
): QuoteProvider {
  async function ask(request: QuoteRequest, signal: AbortSignal): Promise<QuoteOutcome> {
    const response = await sendGuarded(
      {
        url: requireAskable(url, rules),
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': 'Forecourt quotes',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(toServiceRequest(request)),
      },
      rules,
      signal,
    )
    try {
      return await readOutcome(response)
    } finally {
      // Closes the connection: the rest of a refused answer is not read.
      response.destroy()
    }
  }

  return {
    name: 'http',
    async quote(request) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        return await ask(request, signal)
      } catch (error) {
        if (signal.aborted) return { ok: false, error: { kind: 'late', detail: `no answer within ${timeLimitMs} ms` } }
        const detail = error instanceof Error ? error.message : String(error)
        return {
          ok: false,
          error: {
            kind: error instanceof OutgoingProblem && error.fault === 'unusable' ? 'unconfigured' : 'unreachable',
            detail,
          },
        }
      }
    },
  }
}

async function readOutcome(response: IncomingMessage): Promise<QuoteOutcome> {
  const status = response.statusCode ?? 0
  if (status < 200 || status > 299 || status === 204) {
    return { ok: false, error: { kind: declining.has(status) ? 'declined' : 'refused', detail: `status ${status}` } }
  }
  const parts: Buffer[] = []
  try {
    for await (const part of readLimited(response, mostBytes)) parts.push(part)
  } catch (error) {
    if (error instanceof OutgoingProblem) return { ok: false, error: { kind: 'nonsense', detail: error.message } }
    throw error
  }
  const quote = parseServiceQuote(parseJson(Buffer.concat(parts).toString('utf8')))
  return quote === null
    ? { ok: false, error: { kind: 'nonsense', detail: 'the answer holds no quote' } }
    : { ok: true, quote }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

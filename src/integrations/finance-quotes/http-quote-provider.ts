import type { IncomingMessage } from 'node:http'
import { parseQuote, type QuoteRequest } from '#domain/finance/quote.ts'
import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from '../outgoing-http/guarded-request.ts'
import type { QuoteOutcome, QuoteProvider } from './quote-provider.ts'

export interface HttpQuoteOptions {
  readonly url: string
  /** Sent as a bearer token; null sends none. */
  readonly key: string | null
  /** For the whole call, body included. */
  readonly timeLimitMs: number
}

/** A quote has a few hundred bytes; what is longer is none and is not read to its end. */
const mostBytes = 65_536

/** Nothing for this vehicle: no content, not found, not processable. */
const declining: ReadonlySet<number> = new Set([204, 404, 422])

/**
 * The quote service of a site, by POST of JSON. The address comes from a site file, so it is asked under `rules` alone.
 * Redirects are not followed: the request tells a vehicle and carries a token.
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
        body: JSON.stringify(request),
      },
      rules,
      signal,
    )
    try {
      return await readOutcome(response)
    } finally {
      // Nothing more of it is read, whatever it still has to say.
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
  const quote = parseQuote(parseJson(Buffer.concat(parts).toString('utf8')))
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

import { parseQuote, type QuoteRequest } from '#domain/finance/quote.ts'
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

/** The quote service of a site, by POST of JSON. Redirects are not followed: the request tells a vehicle and carries a token. */
export function createHttpQuoteProvider({ url, key, timeLimitMs }: HttpQuoteOptions, call: typeof fetch = fetch): QuoteProvider {
  async function ask(request: QuoteRequest, signal: AbortSignal): Promise<QuoteOutcome> {
    const response = await call(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(request),
      redirect: 'manual',
      signal,
    })
    if (!response.ok || response.status === 204) {
      await response.body?.cancel()
      return { ok: false, error: { kind: declining.has(response.status) ? 'declined' : 'refused', detail: `status ${response.status}` } }
    }
    const text = await readText(response)
    if (text === null) return { ok: false, error: { kind: 'nonsense', detail: `more than ${mostBytes} bytes` } }
    const quote = parseQuote(parseJson(text))
    return quote === null ? { ok: false, error: { kind: 'nonsense', detail: 'the answer holds no quote' } } : { ok: true, quote }
  }

  return {
    name: 'http',
    async quote(request) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        return await ask(request, signal)
      } catch (error) {
        if (signal.aborted) return { ok: false, error: { kind: 'late', detail: `no answer within ${timeLimitMs} ms` } }
        return { ok: false, error: { kind: 'unreachable', detail: describe(error) } }
      }
    },
  }
}

async function readText(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** fetch hides why it failed in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

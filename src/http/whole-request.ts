import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimits, type SentBody } from './read-body.ts'

/**
 * The request that the router sees, with a body that was read before; null: it has none. A body that was too long is
 * left out, and its Content-Length stays above every limit: `readLimitedText` returns null for it, so each form and
 * call answers 413 in its own way. The signal aborts when the caller disconnects before the answer was sent.
 */
export function createWholeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  sent: Exclude<SentBody, 'gone'> | null,
): Request {
  const abort = new AbortController()
  // A caller who left while the page cache was asked.
  if (response.destroyed) abort.abort()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const headers = new Headers()
  const { rawHeaders } = request
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  if (sent === 'too long') {
    const declared = Number(request.headers['content-length'] ?? 0)
    headers.set('Content-Length', String(Math.max(declared, bodyLimits.largestBytes + 1)))
  }
  const whole = new Request(`${origin}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    body: sent === null || sent === 'too long' ? null : new Uint8Array(sent),
  })
  // Given to the constructor, the signal would be followed by a second one, and what ties the two stays in memory until
  // a full garbage collection: 9 kB a request, which every small collection before it copies.
  return Object.defineProperty(whole, 'signal', { value: abort.signal })
}

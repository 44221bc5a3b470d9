import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { commonHeaders } from './security-headers.ts'
import { noStoreHeaders } from './no-store.ts'

/** Milliseconds in which a caller may send the rest of a body that nobody reads, before the connection is closed. */
const lingerMs = 1_000

const hasUnreadBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Sends a whole answer with its length; the body stays away on HEAD. Where the request was not read to its end, the
 * connection is closed afterwards: the next request on it would wait behind the rest of the body. The rest is thrown
 * away for a moment first, because closing with unread bytes resets the connection, and the caller may lose the answer.
 */
export function sendAnswer(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
  method = 'GET',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const { req: request } = response
  const isCutShort = hasUnreadBody(request)
  if (isCutShort) response.setHeader('Connection', 'close')
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
  if (!isCutShort) {
    response.end(method === 'HEAD' ? undefined : bytes)
    return
  }
  response.write(bytes)
  const end = (): void => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, lingerMs)
  request.once('end', end).once('close', end).resume()
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  sendAnswer(
    response,
    status,
    { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...noStoreHeaders },
    `${text}\n`,
  )
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendAnswer(
    response,
    status,
    { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8', ...noStoreHeaders },
    `${JSON.stringify(value)}\n`,
  )
}

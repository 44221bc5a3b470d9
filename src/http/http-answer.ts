import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { commonHeaders } from './security-headers.ts'

/** Sends a whole answer with its length; the body stays away on HEAD. */
export function sendAnswer(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
  method = 'GET',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
  response.end(method === 'HEAD' ? undefined : bytes)
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  sendAnswer(
    response,
    status,
    { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    `${text}\n`,
  )
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendAnswer(
    response,
    status,
    { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    `${JSON.stringify(value)}\n`,
  )
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendAnswer, sendText } from './http-answer.ts'
import { commonHeaders } from './security-headers.ts'
import { noStoreHeaders } from './no-store.ts'

/** Whether a path is a JSON call, of whichever method. The router compares without regard to case. */
export const isCall = (path: string): boolean => /^\/api(?:\/|$)/i.test(path) || /\.json$/i.test(path)

/** Refuses a JSON call before it reaches its endpoint, as problem details (RFC 9457). */
export function sendProblem(
  response: ServerResponse,
  status: number,
  title: string,
  detail: string,
  method = 'GET',
): void {
  const headers = { ...commonHeaders, 'Content-Type': 'application/problem+json', ...noStoreHeaders }
  sendAnswer(response, status, headers, JSON.stringify({ title, status, detail }), method)
}

interface Refusal {
  readonly status: number
  readonly title: string
  readonly detail: string
}

/** Refuses a request before it is routed: a JSON call as problem details, anything else as plain text. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { status, title, detail }: Refusal,
): void {
  if (isCall(path)) sendProblem(response, status, title, detail, request.method)
  else sendText(response, status, detail)
}

import { ask, type Answer, type AskOptions } from '#tests/fixtures/server-process.ts'
import type { Outcome } from './history.ts'

/** Request timeout of a client, milliseconds. */
const patienceMs = 3_000

export interface Place {
  readonly port: number
  readonly site: string
}

/** An answer; null: none, and `note` contains the error. */
export interface Asked {
  readonly answer: Answer | null
  readonly note: string
}

let visitors = 0
/** Every request comes from a different network, because the number of forms per network is limited. */
function nextAddress(): string {
  visitors += 1
  return `${10 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}.7`
}

/** Requests a page of a site from a node. Never rejects. */
export async function get({ port, site }: Place, path: string, cookie?: string): Promise<Asked> {
  return send({ port, site }, path, cookie === undefined ? {} : { headers: { cookie } })
}

/** Submits a form like a browser without scripts. Never rejects. */
export function post(place: Place, path: string, fields: Readonly<Record<string, string>>): Promise<Asked> {
  const body = new URLSearchParams(fields).toString()
  return send(place, path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

/** Calls a JSON endpoint like the scripts of a page. Never rejects. */
export function call(place: Place, path: string, json: object, cookie: string): Promise<Asked> {
  const body = JSON.stringify(json)
  return send(place, path, { method: 'POST', body, headers: { 'content-type': 'application/json', cookie } })
}

async function send({ port, site }: Place, path: string, options: AskOptions): Promise<Asked> {
  const host = `${site}.localhost:${port}`
  const headers = {
    ...options.headers,
    ...(options.body === undefined
      ? {}
      : { 'content-length': String(Buffer.byteLength(options.body)), origin: `http://${host}` }),
    'x-forwarded-for': nextAddress(),
    'x-forwarded-proto': 'http',
  }
  try {
    const answer = await ask(port, host, path, { ...options, headers, timeoutMs: patienceMs })
    return { answer, note: String(answer.status) }
  } catch (error) {
    return { answer: null, note: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The outcome of a write by its answer. A refused request (4xx) changed nothing; after an error (5xx) or without an
 * answer the effect is unknown.
 */
export function judge(answer: Answer | null, isDone: boolean): Outcome {
  if (isDone) return 'ok'
  return answer !== null && answer.status < 500 ? 'refused' : 'unknown'
}

/** The value of a hidden field; null if the page does not contain it. */
export function findField(html: string, name: string): string | null {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? null
}

export const locationOf = (answer: Answer | null): string => String(answer?.headers['location'] ?? '')

import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from './guarded-request.ts'

/**
 * Why a call has no answer. `unreachable`: no connection; `late`: no answer within the time limit; `invalid_response`:
 * a response that is too long; `unconfigured`: an address that may not be asked.
 */
type CallFailure = 'unreachable' | 'late' | 'invalid_response' | 'unconfigured'

export type ServiceAnswer =
  /** `text` is empty where the status is no success and `readsRefusals` is absent, or there is no content. */
  | { readonly ok: true; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly problem: CallFailure; readonly detail: string }

export interface ServiceCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** For the whole call, the answer's body included. */
  readonly timeLimitMs: number
  /** Limit of the answer's bytes. */
  readonly maxBytes: number
  /** Whether the text of an unsuccessful answer is read as well. */
  readonly readsRefusals?: true
}

/**
 * Calls a service at an address of a site file or the environment, under `rules` (SSRF protection). Redirects are not
 * followed, because the request may carry a token. Never throws.
 */
export async function callService(call: ServiceCall, rules: OutgoingRules = openInternet): Promise<ServiceAnswer> {
  const signal = AbortSignal.timeout(call.timeLimitMs)
  try {
    return await send(call, rules, signal)
  } catch (error) {
    if (signal.aborted) return { ok: false, problem: 'late', detail: `no answer within ${call.timeLimitMs} ms` }
    const detail = error instanceof Error ? error.message : String(error)
    const isUnusable = error instanceof OutgoingProblem && error.fault === 'unusable'
    return { ok: false, problem: isUnusable ? 'unconfigured' : 'unreachable', detail }
  }
}

async function send(
  { url, method, headers, body, maxBytes, readsRefusals }: ServiceCall,
  rules: OutgoingRules,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const target = requireAskable(url, rules)
  const request = { url: target, method, headers, ...(body === undefined ? {} : { body }) }
  const response = await sendGuarded(request, rules, signal)
  try {
    const status = response.statusCode ?? 0
    const isSuccess = status >= 200 && status <= 299 && status !== 204
    if (!isSuccess && readsRefusals !== true) return { ok: true, status, text: '' }
    const parts: Buffer[] = []
    try {
      for await (const part of readLimited(response, maxBytes)) parts.push(part)
    } catch (error) {
      if (error instanceof OutgoingProblem) return { ok: false, problem: 'invalid_response', detail: error.message }
      throw error
    }
    return { ok: true, status, text: Buffer.concat(parts).toString('utf8') }
  } finally {
    // Closes the connection: the rest of a refused answer is not read.
    response.destroy()
  }
}

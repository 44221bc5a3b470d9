import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from './guarded-request.ts'

/**
 * Why a call has no answer. `unreachable`: no connection; `late`: no answer within the time limit; `nonsense`: an
 * answer that is too long or no JSON; `unconfigured`: an address that may not be asked.
 */
export type CallFailure = 'unreachable' | 'late' | 'nonsense' | 'unconfigured'

export type CallAnswer =
  /** `json` is null where the status is no success or has no content. */
  | { readonly ok: true; readonly status: number; readonly json: unknown }
  | { readonly ok: false; readonly problem: CallFailure; readonly detail: string }

export interface JsonCall {
  readonly url: string
  readonly body: object
  /** Sent as a bearer token; null sends none. */
  readonly key: string | null
  readonly userAgent: string
  /** For the whole call, the answer's body included. */
  readonly timeLimitMs: number
  /** Limit of the answer's bytes. */
  readonly maxBytes: number
}

/**
 * Posts JSON to an address of a site file under `rules` (SSRF protection). Redirects are not followed, because the
 * request carries a token. Never throws.
 */
export async function askJson(call: JsonCall, rules: OutgoingRules = openInternet): Promise<CallAnswer> {
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
  { url, body, key, userAgent, maxBytes }: JsonCall,
  rules: OutgoingRules,
  signal: AbortSignal,
): Promise<CallAnswer> {
  const response = await sendGuarded(
    {
      url: requireAskable(url, rules),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': userAgent,
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    },
    rules,
    signal,
  )
  try {
    const status = response.statusCode ?? 0
    if (status < 200 || status > 299 || status === 204) return { ok: true, status, json: null }
    const parts: Buffer[] = []
    try {
      for await (const part of readLimited(response, maxBytes)) parts.push(part)
    } catch (error) {
      if (error instanceof OutgoingProblem) return { ok: false, problem: 'nonsense', detail: error.message }
      throw error
    }
    return { ok: true, status, json: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, problem: 'nonsense', detail: 'the answer is not JSON' }
    throw error
  } finally {
    // Closes the connection: the rest of a refused answer is not read.
    response.destroy()
  }
}

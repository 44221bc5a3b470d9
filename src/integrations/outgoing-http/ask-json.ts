import { callService, type ServiceAnswer } from './call-service.ts'
import type { OutgoingRules } from './guarded-request.ts'

type CallAnswer =
  /** `json` is null where the status is no success or has no content. */
  { readonly ok: true; readonly status: number; readonly json: unknown } | Extract<ServiceAnswer, { ok: false }>

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

/** Posts JSON to a service and reads JSON; an answer that is not JSON is `invalid_response`. Never throws. */
export async function askJson(
  { url, body, key, userAgent, timeLimitMs, maxBytes }: JsonCall,
  rules?: OutgoingRules,
): Promise<CallAnswer> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': userAgent,
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  }
  const call = { url, method: 'POST', headers, body: JSON.stringify(body), timeLimitMs, maxBytes } as const
  const answer = await callService(call, rules)
  if (!answer.ok) return answer
  if (answer.status < 200 || answer.status > 299 || answer.status === 204)
    return { ok: true, status: answer.status, json: null }
  try {
    return { ok: true, status: answer.status, json: JSON.parse(answer.text) as unknown }
  } catch {
    return { ok: false, problem: 'invalid_response', detail: 'the answer is not JSON' }
  }
}

import { callService, type ServiceAnswer } from './call-service.ts'
import type { OutgoingRules } from './guarded-request.ts'

type Problem = Extract<ServiceAnswer, { readonly ok: false }>['problem'] | 'refused'

/** The object of a service's answer; empty where the answer is no JSON object. */
export type ObjectAnswer =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: Problem; readonly detail: string }

export interface ObjectQuestion {
  readonly url: string
  /** Name under which the platform asks. */
  readonly userAgent: string
  readonly headers?: Readonly<Record<string, string>>
  /** For the whole call, body included. */
  readonly timeLimitMs: number
  /** Limit of the answer's bytes. */
  readonly maxBytes: number
}

/** An object of foreign JSON; empty for anything else. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Asks a service for an object of JSON by GET, under `rules` as `callService`. Any status but 200 is a refusal. */
export async function getObject(
  { url, userAgent, headers = {}, timeLimitMs, maxBytes }: ObjectQuestion,
  rules?: OutgoingRules,
): Promise<ObjectAnswer> {
  const all = { accept: 'application/json', 'user-agent': userAgent, ...headers }
  const answer = await callService({ url, method: 'GET', headers: all, timeLimitMs, maxBytes }, rules)
  if (!answer.ok) return answer
  if (answer.status !== 200) return { ok: false, problem: 'refused', detail: `status ${answer.status}` }
  return { ok: true, answer: parseObject(answer.text) }
}

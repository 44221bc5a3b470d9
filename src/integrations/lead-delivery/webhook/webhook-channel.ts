import type { IncomingMessage } from 'node:http'
import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from '../../outgoing-http/guarded-request.ts'
import { cleanNotice } from '../clean-notice.ts'
import { shortenLine } from '../clean-text.ts'
import { buildDeliveryId } from '../delivery-id.ts'
import type { LeadChannel } from '../lead-notice.ts'
import type { SendOutcome } from '../send-outcome.ts'
import { findDenial, resolveStatusOutcome } from './webhook-outcome.ts'
import { buildWebhookPayload } from './webhook-payload.ts'
import { parseWebhookSecrets, signWebhook } from './webhook-signature.ts'

export interface WebhookOptions {
  /** The value of the site's secret for an address; null where the environment or the site has none. */
  readonly findSecret: (url: string) => string | null
  /** Milliseconds for the whole call: looking up the name, the answer and its body. */
  readonly timeLimitMs: number
  readonly now: () => number
  /** Who may be asked; the open internet unless a test says otherwise. */
  readonly rules?: OutgoingRules
}

/** Limit of an answer's bytes: an acknowledgement is short, and a longer answer is taken by its status. */
const mostBytes = 65_536

/** Posts leads as JSON, signed after Standard Webhooks, to an address of the open internet. */
export function createWebhookChannel({
  findSecret,
  timeLimitMs,
  now,
  rules = openInternet,
}: WebhookOptions): LeadChannel {
  return {
    name: 'webhook',
    async deliver(notice, receiver, signal) {
      const value = findSecret(receiver)
      const secrets = parseWebhookSecrets(value ?? '')
      if (secrets === null) {
        const what = value === null ? 'is not set' : 'is not of the form whsec_…'
        return { kind: 'retry', reason: `the environment variable with the secret of the webhook ${what}` }
      }
      const url = parseAddress(receiver, rules)
      if (!url.ok) return { kind: 'failed', reason: `the address of the webhook is not asked: ${url.error}` }
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)])
      try {
        const body = JSON.stringify(buildWebhookPayload(cleanNotice(notice)))
        const id = buildDeliveryId(notice.id, 'webhook', receiver)
        const signed = await signWebhook({ id, body, now: now() }, secrets)
        const headers = {
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': 'Forecourt leads',
          ...signed,
        }
        const response = await sendGuarded({ url: url.value, method: 'POST', headers, body }, rules, limit)
        try {
          return await readOutcome(response, now())
        } finally {
          response.destroy()
        }
      } catch (error) {
        if (limit.aborted) return { kind: 'retry', reason: 'the webhook did not answer in time' }
        return { kind: 'retry', reason: `the webhook could not be reached: ${describe(error)}` }
      }
    },
  }
}

/**
 * An address that is never asked, however it resolves, will not get better. Names and networks are mended, so a name
 * that leads into a private network is not asked now, and tried again.
 */
function parseAddress(
  text: string,
  rules: OutgoingRules,
): { readonly ok: true; readonly value: URL } | { readonly ok: false; readonly error: string } {
  try {
    return { ok: true, value: requireAskable(text, rules) }
  } catch (error) {
    return { ok: false, error: describe(error) }
  }
}

const describe = (error: unknown): string => {
  const words = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : error
  return shortenLine(String(words), 120)
}

async function readOutcome(response: IncomingMessage, now: number): Promise<SendOutcome> {
  const status = response.statusCode ?? 0
  const refused = resolveStatusOutcome({ status, retryAfter: response.headers['retry-after'] ?? null, now })
  if (refused !== null) return refused
  const denial = findDenial(await readBody(response))
  return denial === null
    ? { kind: 'delivered', detail: `status ${status}` }
    : { kind: 'retry', reason: `the webhook answered ${status}, and its '${denial}' says that it took nothing` }
}

/** '' for a body that is too long or compressed: then the status alone counts. */
async function readBody(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  try {
    for await (const part of readLimited(response, mostBytes)) parts.push(part)
  } catch (error) {
    if (error instanceof OutgoingProblem && error.fault === 'unusable') return ''
    throw error
  }
  return Buffer.concat(parts).toString('utf8')
}

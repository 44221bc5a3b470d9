import { callService } from '../outgoing-http/call-service.ts'
import type { OutgoingRules } from '../outgoing-http/guarded-request.ts'
import type { SmsOutcome, SmsSender } from './sms-sender.ts'

export interface HttpSmsOptions {
  /** Address of the gateway without a path, 'https://api.twilio.com'. */
  readonly url: string
  /** Account and token that the gateway gave. */
  readonly account: string
  readonly token: string
  /** Sender where the message names none; a number in E.164 or a name of up to 11 characters. */
  readonly sender: string
  /** For the whole call, body included. */
  readonly timeLimitMs: number
}

/** Limit of an answer's bytes: a receipt has about a thousand. */
const mostBytes = 65_536

/** Codes of the gateway that mean 'this number gets no message': invalid, no mobile, unsubscribed, out of reach. */
const badNumberCodes: ReadonlySet<number> = new Set([21211, 21214, 21217, 21401, 21610, 21612, 21614, 21408])

/**
 * Adapter for a gateway that speaks the form of Twilio's Messages resource (2010-04-01): a form is posted, with the
 * account and token as the user and password. A message is posted once: after a time-out it may have been sent, and a
 * second code would confuse the visitor. Redirects are not followed, because the request carries a token.
 */
export function createHttpSmsSender(
  { url, account, token, sender, timeLimitMs }: HttpSmsOptions,
  rules?: OutgoingRules,
): SmsSender {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    'user-agent': 'Forecourt sign-in',
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
  }
  return {
    name: 'http',
    async send(message) {
      const form = { To: message.to, From: message.sender ?? sender, Body: message.text }
      const answer = await callService(
        {
          url: URL.parse(path, url)?.href ?? url,
          method: 'POST',
          headers,
          body: new URLSearchParams(form).toString(),
          timeLimitMs,
          maxBytes: mostBytes,
          // The gateway's code for a bad number stands in the text of its refusal.
          readsRefusals: true,
        },
        rules,
      )
      return answer.ok ? readOutcome(answer.status, answer.text) : fail(answer.problem, answer.detail)
    },
  }
}

type Failed = Extract<SmsOutcome, { ok: false }>

const fail = (kind: Failed['error']['kind'], detail: string): Failed => ({ ok: false, error: { kind, detail } })

function readOutcome(status: number, text: string): SmsOutcome {
  const answer = parseObject(text)
  if (status < 200 || status > 299) {
    const code = typeof answer?.code === 'number' ? answer.code : null
    const isBadNumber = code !== null && badNumberCodes.has(code)
    return fail(isBadNumber ? 'bad_number' : 'refused', `status ${status}${code === null ? '' : `, code ${code}`}`)
  }
  if (typeof answer?.sid !== 'string' || answer.sid === '')
    return fail('invalid_response', 'the response contains no message id')
  // The gateway accepts the request and reports here that it gave the message up at once.
  if (answer.status === 'failed' || answer.status === 'undelivered') {
    const code = typeof answer.error_code === 'number' ? answer.error_code : 'none'
    return fail('refused', `status ${answer.status}, code ${code}`)
  }
  return { ok: true, reference: answer.sid }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

import { shortenLine } from '../clean-text.ts'
import type { SendOutcome } from '../send-outcome.ts'

/** Most characters of a server's answer that are kept. */
export const mostDetail = 160

/** Codes of nodemailer that come before a server has judged the message. */
const words: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused the sign-in; check SMTP_URL',
  ENOAUTH: 'the mail server wants a sign-in; check SMTP_URL',
  ETLS: 'no safe connection to the mail server',
  EDNS: 'the name of the mail server was not found',
  ETIMEDOUT: 'the mail server did not answer in time',
  ECONNECTION: 'the mail server closed the connection',
  ESOCKET: 'no connection to the mail server',
  EPROTOCOL: 'the mail server answered something else',
  EABORT: 'the mail server did not finish in time',
}

/** Replies about the address of the receiver: no such mailbox, moved, bad name, takes no mail at all. */
const addressReplies: ReadonlySet<number> = new Set([521, 550, 551, 553, 556])

/**
 * What an error of nodemailer means. A server's 4yz, a missing connection and everything that the platform's operator
 * or the dealer mends within days (sign-in, certificate, full mailbox, a policy) is tried again. Only a reply that says
 * that the receiver's address is wrong ends the delivery, so that an operator hears of it at once.
 */
export function resolveSmtpOutcome(error: unknown): SendOutcome {
  const { code, command, response, responseCode } = readError(error)
  const reply = response === '' ? '' : `: ${shortenLine(response, mostDetail)}`
  if (command === 'RCPT TO' && isAboutAddress(responseCode, response))
    return { kind: 'failed', reason: `the mail server refused the address${reply}` }
  if (responseCode !== null && words[code] === undefined)
    return { kind: 'retry', reason: `the mail server refused the message${reply}` }
  return { kind: 'retry', reason: `${words[code] ?? `e-mail could not be sent (${code})`}${reply}` }
}

/** The enhanced status (RFC 3463) decides where there is one; 5.1.7 and 5.1.8 are about the sender. */
function isAboutAddress(reply: number | null, response: string): boolean {
  if (reply === null || reply < 500) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
  if (status === null) return addressReplies.has(reply)
  return status.startsWith('5.1.') && status !== '5.1.7' && status !== '5.1.8'
}

function readError(error: unknown): {
  readonly code: string
  readonly command: string
  readonly response: string
  readonly responseCode: number | null
} {
  const values = typeof error === 'object' && error !== null ? (error as Readonly<Record<string, unknown>>) : {}
  const textOf = (key: string): string => (typeof values[key] === 'string' ? values[key] : '')
  return {
    code: textOf('code') || 'unknown',
    command: textOf('command'),
    response: textOf('response'),
    responseCode: typeof values.responseCode === 'number' ? values.responseCode : null,
  }
}

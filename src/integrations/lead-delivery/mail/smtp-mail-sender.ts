import type { Transporter } from 'nodemailer'
import { shortenLine } from '../clean-text.ts'
import { buildMailOptions } from './mail-options.ts'
import type { MailSender } from './mail-sender.ts'
import { mostDetail, resolveSmtpOutcome } from './smtp-outcome.ts'
import type { SmtpSettings } from './smtp-settings.ts'

export interface SmtpSenderOptions {
  readonly smtp: SmtpSettings
  /** Address of the sender, for every site of the platform. */
  readonly from: string
  /** Milliseconds for one mail, from looking up the name to the server's last answer. */
  readonly timeLimitMs: number
}

/**
 * Sends by SMTP, each mail over a connection of its own: a server that hangs delays its own mail alone. The certificate
 * of the server is checked.
 */
export function createSmtpMailSender({ smtp, from, timeLimitMs }: SmtpSenderOptions): MailSender {
  let opened: Promise<Transporter> | null = null

  async function openTransport(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.security === 'tls',
      requireTLS: smtp.security === 'starttls',
      ignoreTLS: smtp.security === 'none',
      ...(smtp.login === null ? {} : { auth: { user: smtp.login.user, pass: smtp.login.password } }),
      name: from.slice(from.lastIndexOf('@') + 1),
      connectionTimeout: timeLimitMs,
      greetingTimeout: timeLimitMs,
      socketTimeout: timeLimitMs,
      dnsTimeout: timeLimitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  return {
    name: 'smtp',
    async send(message, signal) {
      // Several timers of the connection could each start anew; this one ends the whole.
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)])
      try {
        opened ??= openTransport()
        const transport = await opened
        const options = { ...buildMailOptions(message, from), signal: limit }
        const info: unknown = await transport.sendMail(options)
        return { kind: 'delivered', detail: readReceipt(info) }
      } catch (error) {
        return resolveSmtpOutcome(error)
      }
    },
  }
}

function readReceipt(info: unknown): string {
  const response = typeof info === 'object' && info !== null && 'response' in info ? info.response : null
  return typeof response === 'string' ? shortenLine(response, mostDetail) : 'accepted'
}

import type { SendOutcome } from '../send-outcome.ts'

export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail to one receiver. Every text is one line but `text` and `html`. */
export interface MailMessage {
  readonly fromName: string
  readonly to: string
  /** Where a reply goes; null: to the sender. */
  readonly replyTo: MailAddress | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly attachment: { readonly fileName: string; readonly type: string; readonly content: string } | null
  /** The same at each attempt (delivery-id.ts); part before the '@' of the Message-ID. */
  readonly id: string
  /** Id of an earlier mail to the same receiver that this one continues; mail programs show both together. */
  readonly earlierId: string | null
  /** Name of the site, for what is kept by site. */
  readonly site: string
}

/** Sends mails. Never rejects; answers within its own time limit, or soon after `signal` aborts. */
export interface MailSender {
  readonly name: string
  send(message: MailMessage, signal: AbortSignal): Promise<SendOutcome>
}

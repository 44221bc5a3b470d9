export interface SmsMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** Name or number that the phone shows; null takes the gateway's own. */
  readonly sender: string | null
}

/**
 * Why a message was not sent. `unreachable`: no connection; `late`: no answer within the time limit, so that the
 * message may still arrive; `refused`: the gateway answered that it does not send; `bad_number`: it cannot send to this
 * number; `invalid_response`: a response that cannot be read; `unconfigured`: the site has no gateway that may send.
 */
export type SmsFailure = 'unreachable' | 'late' | 'refused' | 'bad_number' | 'invalid_response' | 'unconfigured'

/** `reference` is the gateway's own id of the message. `detail` is for the log and holds no text of the message. */
export type SmsOutcome =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly error: { readonly kind: SmsFailure; readonly detail: string } }

/** Sends one text message. It always answers, within its own time limit, never throws, and never sends twice. */
export interface SmsSender {
  readonly name: 'http' | 'sandbox' | 'none'
  send(message: SmsMessage): Promise<SmsOutcome>
}

/** Takes the place of a gateway that is not configured. */
export function createNoSmsSender(detail: string): SmsSender {
  return { name: 'none', send: () => Promise.resolve({ ok: false, error: { kind: 'unconfigured', detail } }) }
}

import type { Cents } from '#domain/money/cents.ts'

/** One payment to be asked for, in Australian dollars. */
export interface PaymentOrder {
  /**
   * Id of what is paid for. It is the idempotency key too: an order that is opened again, after a time-out or a crash,
   * opens the same payment and never a second one.
   */
  readonly id: string
  readonly amount: Cents
  /** One line that the payer sees, 'Deposit for 2022 Toyota HiLux SR5'. */
  readonly description: string
  readonly email: string
  /**
   * 'hold' authorises the card and takes nothing until `capture`; 'take' takes the amount at once.
   */
  readonly capture: 'hold' | 'take'
  /** Absolute address to which the payer returns after paying. */
  readonly returnUrl: string
  /** Absolute address to which the payer returns without paying. */
  readonly cancelUrl: string
  /** Epoch milliseconds after which nobody needs to pay any more; a processor may keep its page open longer. */
  readonly expiresAt: number
}

/**
 * The state of a payment as the processor knows it. `open`: it can still be paid; `closed`: it can no longer be paid;
 * `authorised`: the card holds the amount; `captured`: the amount has been taken; `returned`: nothing is held or taken
 * any more.
 */
export type PaymentStatus = 'open' | 'closed' | 'authorised' | 'captured' | 'returned'

/**
 * Why a processor did not do as asked. `unreachable`: no answer, or a failure of its own: ask again later; `refused`:
 * an answer that asking again does not change, such as a wrong key; `unconfigured`: the site has no usable processor.
 */
export interface PaymentFailure {
  readonly kind: 'unreachable' | 'refused' | 'unconfigured'
  /** For the log alone, without card data and secrets. */
  readonly detail: string
}

export type PaymentOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: PaymentFailure }

/**
 * An event that a processor reports by webhook: which payment to look at again. What it says beyond is not believed.
 */
export interface PaymentEvent {
  readonly id: string
  /** Id of the order that was opened; null where the event is about something else. */
  readonly orderId: string | null
}

/**
 * Takes deposits and payments. Methods answer within a time limit and never reject; every one of them can be repeated
 * without harm, because a caller that crashed repeats it.
 */
export interface PaymentProcessor {
  readonly name: 'stripe' | 'sandbox'
  /** Opens the page on which the visitor pays. Card data never passes the platform. */
  open(order: PaymentOrder): Promise<PaymentOutcome<{ readonly reference: string; readonly url: string }>>
  find(reference: string): Promise<PaymentOutcome<PaymentStatus>>
  /** Closes the page. Answers the state afterwards, which is 'authorised' or 'captured' when the payment was faster. */
  close(reference: string): Promise<PaymentOutcome<PaymentStatus>>
  /** Takes an authorised amount. Answers 'captured', or the state in which there is nothing to take. */
  capture(reference: string): Promise<PaymentOutcome<PaymentStatus>>
  /** Gives an authorised or taken amount back. Answers 'returned', or the state in which there is nothing to return. */
  giveBack(reference: string): Promise<PaymentOutcome<PaymentStatus>>
  /** Checks the signature of a webhook call and reads its event; null: not from this processor, or too old. */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent | null>
}

/** Stands in where a site's processor cannot be used; every call answers 'unconfigured' with the reason. */
export function createNoPaymentProcessor(name: PaymentProcessor['name'], detail: string): PaymentProcessor {
  const refuse = () => Promise.resolve({ ok: false as const, error: { kind: 'unconfigured' as const, detail } })
  return {
    name,
    open: refuse,
    find: refuse,
    close: refuse,
    capture: refuse,
    giveBack: refuse,
    readEvent: () => Promise.resolve(null),
  }
}

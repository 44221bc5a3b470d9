/**
 * The life of an online payment (BUY-06). Its amount is taken at once.
 *
 *     open ── taken ──► paid ── given back ──► returned
 *       └── nobody can pay any more ──► closed
 */
export const paymentStates = ['open', 'paid', 'returned', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What the processor says of the payment; `authorised` is not final where the amount is taken at once. */
export type ProcessorWord = 'open' | 'closed' | 'authorised' | 'captured' | 'returned'

/**
 * The state that follows from what the processor says, however often and in whatever order it is asked; the same state
 * where nothing follows. Money that was taken is never forgotten: a closed payment that turns out to be paid is paid.
 */
export function resolvePaymentState(state: PaymentState, word: ProcessorWord): PaymentState {
  switch (state) {
    case 'open':
    case 'closed':
      if (word === 'captured') return 'paid'
      if (word === 'returned') return 'returned'
      return word === 'closed' ? 'closed' : state
    case 'paid':
      return word === 'returned' ? 'returned' : 'paid'
    case 'returned':
      return 'returned'
  }
}

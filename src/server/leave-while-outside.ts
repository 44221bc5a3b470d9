import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import type { SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import type { RenderTurn } from '#http/render-queue.ts'

type Turn = Pick<RenderTurn, 'whileOutside'>

/** The desk, with the gateway for text messages waited for outside the render's place. */
export function leaveForCodes(desk: SignInDesk, { whileOutside }: Turn): SignInDesk {
  return {
    ...desk,
    ask: (phone) => whileOutside(() => desk.ask(phone)),
    askAgain: () => whileOutside(() => desk.askAgain()),
  }
}

/** The desk, with the payment processor waited for outside the render's place. */
export function leaveForPayments(desk: CheckoutDesk, { whileOutside }: Turn): CheckoutDesk {
  const { reservations, onlinePayments } = desk
  return {
    ...desk,
    reservations: {
      openPayment: (...asked) => whileOutside(() => reservations.openPayment(...asked)),
      reconcile: (...asked) => whileOutside(() => reservations.reconcile(...asked)),
      cancel: (...asked) => whileOutside(() => reservations.cancel(...asked)),
      complete: (...asked) => whileOutside(() => reservations.complete(...asked)),
    },
    onlinePayments: {
      open: (...asked) => whileOutside(() => onlinePayments.open(...asked)),
      reconcile: (...asked) => whileOutside(() => onlinePayments.reconcile(...asked)),
    },
  }
}

import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import type { SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import type { RenderTurn } from '#http/render-turn.ts'
import type { SiteSearch } from '#jobs/site-search.ts'
import type { SearchScope } from '#search/search-engine.ts'
import type { StockSearch } from '#search/stock-search.ts'

type Turn = Pick<RenderTurn, 'whileOutside'>

/** The desk, with the gateway for text messages waited for outside the render's place. */
export function leaveForCodes(desk: SignInDesk, { whileOutside }: Turn): SignInDesk {
  return {
    ...desk,
    ask: (phone) => whileOutside(() => desk.ask(phone)),
    askAgain: () => whileOutside(() => desk.askAgain()),
  }
}

/** The search, with sites that are not in memory loaded outside the render's place, so that no other site waits. */
export function leaveForLoads(search: SiteSearch, { whileOutside }: Turn): StockSearch {
  const leave = <Answer>({ owners }: SearchScope, ask: () => Promise<Answer>): Promise<Answer> =>
    search.isHeld(owners) ? ask() : whileOutside(ask)
  return {
    search: (query) => leave(query.scope, () => search.search(query)),
    facetValues: (query) => leave(query.scope, () => search.facetValues(query)),
  }
}

/** The desk, with the payment processor waited for outside the render's place. */
export function leaveForPayments(desk: CheckoutDesk, { whileOutside }: Turn): CheckoutDesk {
  const { reservations, onlinePayments, network, holds, drafts, payments } = desk
  return {
    network,
    holds,
    drafts,
    payments,
    // Made when they are asked for; spreading the desk would ask for them on every page.
    get processor() {
      return desk.processor
    },
    get sandbox() {
      return desk.sandbox
    },
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

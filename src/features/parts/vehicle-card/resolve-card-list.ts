import type { FinanceLine } from '#domain/finance/repayment.ts'
import type { VehicleCardView } from './vehicle-card-view.ts'

/** What cards of one list share is said once, not on each of them. */
export function resolveCardList(cards: readonly VehicleCardView[]): readonly VehicleCardView[] {
  return shareTerms(tellMixedConditions(cards))
}

/** Leaves out the condition where all cards of a list share it, because it would say the same on each. */
export function tellMixedConditions(cards: readonly VehicleCardView[]): readonly VehicleCardView[] {
  const isMixed = new Set(cards.map(({ condition }) => condition)).size > 1
  return isMixed ? cards : cards.map((card) => ({ ...card, condition: null }))
}

/** Whether the repayments of vehicles that stand below one note (FIN-07) all rest on the same terms. */
export function haveSameTerms(cards: readonly { readonly finance: FinanceLine | null }[]): boolean {
  const terms = cards.flatMap(({ finance }) => (finance?.kind === 'repayment' ? [finance.terms] : []))
  return new Set(terms).size === 1
}

/**
 * Marks cards whose note names the terms of all repayments. Where the terms differ, each card says its own, in place of
 * the last line of what else sells the vehicle: a card without a repayment has as many lines.
 */
function shareTerms(cards: readonly VehicleCardView[]): readonly VehicleCardView[] {
  return haveSameTerms(cards) ? cards.map((card) => ({ ...card, sharesTerms: true })) : cards.map(makeRoomForTerms)
}

/** A row of a stock book has its repayment in another column. */
function makeRoomForTerms(card: VehicleCardView): VehicleCardView {
  const tellsTerms = card.finance?.kind === 'repayment' && card.finance.terms !== undefined
  return tellsTerms && card.kind !== 'row' ? { ...card, selling: card.selling.slice(0, -1) } : card
}

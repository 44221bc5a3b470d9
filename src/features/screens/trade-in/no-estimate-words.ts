import type { NoEstimateReason, Valuation } from '#domain/trade-in/valuation.ts'
import type { TradeInNoun } from './trade-in-words.ts'

const reasons: Readonly<Record<NoEstimateReason, (noun: TradeInNoun) => string>> = {
  too_old: (noun) => `We do not value ${noun}s of this age online.`,
  too_far: (noun) => `We do not value ${noun}s with this many kilometres online.`,
  unknown_vehicle: (noun) => `We have no online figures for this ${noun}.`,
  declined: (noun) => `We have no online figure for this ${noun}.`,
}

/** Why there is no estimate, in words for the visitor; '' where none was promised. */
export function describeNoEstimate(valuation: Valuation | null, noun: TradeInNoun): string {
  if (valuation?.kind === 'by_hand') return ''
  return valuation?.kind === 'none' ? reasons[valuation.reason](noun) : 'We cannot work out an online figure right now.'
}

import type { NoEstimateReason, Valuation } from '#domain/trade-in/valuation.ts'

const reasons: Readonly<Record<NoEstimateReason, string>> = {
  too_old: 'We do not value cars of this age online.',
  too_far: 'We do not value cars with this many kilometres online.',
  unknown_vehicle: 'We have no online figures for this car.',
  declined: 'We have no online figure for this car.',
}

/** Why there is no estimate, in words for the visitor. */
export function describeNoEstimate(valuation: Valuation | null): string {
  return valuation?.kind === 'none' ? reasons[valuation.reason] : 'We cannot work out an online figure right now.'
}

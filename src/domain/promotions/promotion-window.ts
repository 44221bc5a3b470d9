import { addDays, findMoment } from '#domain/hours/wall-clock.ts'

/** When a promotion or an offer is on, as configured: '2025-07-01' or '2025-07-01T09:00', null without that end. */
export interface PromotionDates {
  readonly start: string | null
  readonly expiry: string | null
  /** IANA time zone of both ends. */
  readonly timeZone: string
}

/** From `fromMs` on, and no longer from `untilMs` on; epoch milliseconds, infinite without that end. */
export interface PromotionWindow {
  readonly fromMs: number
  readonly untilMs: number
}

const isDateAlone = (local: string): boolean => !local.includes('T')

/**
 * Resolves the dates in their own time zone (CONTENT-03). A date alone is a whole day: the first one begins at its
 * midnight, and the last one is included. A moment is exact: from then on the promotion is on, or gone.
 */
export function resolvePromotionWindow({ start, expiry, timeZone }: PromotionDates): PromotionWindow {
  return {
    fromMs: start === null ? Number.NEGATIVE_INFINITY : findMoment(start, timeZone),
    untilMs:
      expiry === null
        ? Number.POSITIVE_INFINITY
        : findMoment(isDateAlone(expiry) ? addDays(expiry, 1) : expiry, timeZone),
  }
}

export type PromotionState = 'upcoming' | 'on' | 'over'

/** What has both begun and ended is over, also where its ends are the wrong way round. */
export function resolvePromotionState(dates: PromotionDates, nowMs: number): PromotionState {
  const { fromMs, untilMs } = resolvePromotionWindow(dates)
  if (nowMs >= untilMs) return 'over'
  return nowMs >= fromMs ? 'on' : 'upcoming'
}

/**
 * The first instant after `nowMs` at which one of them begins or ends, epoch milliseconds: until then a page that shows
 * those which are on stays right. Infinity: never.
 */
export function findNextPromotionChange(dates: readonly PromotionDates[], nowMs: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const each of dates) {
    const { fromMs, untilMs } = resolvePromotionWindow(each)
    for (const end of [fromMs, untilMs]) if (end > nowMs && end < next) next = end
  }
  return next
}

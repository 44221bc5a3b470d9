import { writeFeed, type DemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles, type DemoFeedOptions } from './build-demo-vehicles.ts'
import { requirePlan } from './plans/plans.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'
import { reducedAfterDays } from './vehicle/generate-vehicle.ts'

/** A feed of an earlier day. */
export interface PastDemoFeed extends DemoFeed {
  /** Whole days before today. */
  readonly daysAgo: number
}

/**
 * Every reduced vehicle had its earlier price on the first of these days, and has had the present one since the
 * second.
 */
const pastDays = { before: reducedAfterDays - 1, since: 9 } as const

const isReduced = ({ before_price, offer_price }: DemoVehicle): boolean => before_price !== null || offer_price !== null

/** The vehicle before its price came down; payments of lenders went with the price. */
function restorePrice(vehicle: DemoVehicle): DemoVehicle {
  return {
    ...vehicle,
    price: vehicle.before_price ?? vehicle.price,
    before_price: null,
    offer_price: null,
    finance_lenders: null,
  }
}

/**
 * The feeds of earlier days, oldest first, that put the price before each reduction into the price ledger: a 'Was'
 * price was really asked. They hold the reduced vehicles alone; empty where nothing is reduced. To be imported into an
 * empty store only, before the feed of today. Throws as `buildDemoVehicles` does.
 */
export function buildPriceHistory(siteSlug: string, options: DemoFeedOptions): readonly PastDemoFeed[] {
  const reduced = buildDemoVehicles(siteSlug, options).filter(isReduced)
  if (reduced.length === 0) return []
  const { format } = requirePlan(siteSlug)
  return [
    { daysAgo: pastDays.before, ...writeFeed(siteSlug, format, reduced.map(restorePrice)) },
    { daysAgo: pastDays.since, ...writeFeed(siteSlug, format, reduced) },
  ]
}

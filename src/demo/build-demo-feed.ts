import { buildDemoVehicles, type DemoFeedOptions } from './build-demo-vehicles.ts'
import { writeCsv } from './feed/write-csv.ts'
import { writeJson } from './feed/write-json.ts'
import { writeXml } from './feed/write-xml.ts'
import { requirePlan } from './plans/plans.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'

/** A feed as a dealer would send it. */
export interface DemoFeed {
  readonly format: 'csv' | 'json' | 'xml'
  readonly fileName: string
  /** UTF-8, without a byte order mark. */
  readonly text: string
}

const writers = { csv: writeCsv, json: writeJson, xml: writeXml } as const

/**
 * The feed of a demo site in Forecourt's own column names, prices in dollars: byte for byte the same for the same day
 * and dealerships. Throws RangeError for a site without a plan.
 */
export function buildDemoFeed(siteSlug: string, options: DemoFeedOptions): DemoFeed {
  return writeFeed(siteSlug, requirePlan(siteSlug).format, buildDemoVehicles(siteSlug, options))
}

/** Vehicles as the site's feed writes them. */
export function writeFeed(siteSlug: string, format: DemoFeed['format'], vehicles: readonly DemoVehicle[]): DemoFeed {
  return { format, fileName: `${siteSlug}.${format}`, text: writers[format](vehicles) }
}

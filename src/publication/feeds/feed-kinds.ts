import type { FeedKind } from '#site/schema/outside.ts'
import type { FeedTable } from './feed-field.ts'
import { googleVehicleAds } from './google-vehicle-ads.ts'
import { metaAutomotive } from './meta-automotive.ts'
import { plainCsv } from './plain-csv.ts'

/** Every kind of outbound feed with its table of fields. */
export const feedTables: Readonly<Record<FeedKind, FeedTable>> = {
  google: googleVehicleAds,
  meta: metaAutomotive,
  csv: plainCsv,
}

/** All feeds are comma-separated. */
export const feedExtension = 'csv'

import { appliesTo } from '#domain/vehicle/applies-to.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import { isOnConsignment } from '#site/vehicle-place.ts'

export interface WhatYouGetView {
  readonly title: string
  /** In the order of the site; never empty. */
  readonly items: readonly string[]
}

/**
 * What the dealer promises with this vehicle (VDP-01); null: nothing is configured for its kind, it is not for sale, or
 * it belongs to somebody else, for whom the dealer cannot promise.
 */
export function buildWhatYouGet({ vehicle, forSale }: Listing, site: Site): WhatYouGetView | null {
  const { title, items } = site.vdp_config.what_you_get
  if (!forSale || isOnConsignment(vehicle)) return null
  const own = items.filter((item) => appliesTo(vehicle, item)).map(({ text }) => text)
  return own.length === 0 ? null : { title, items: [...new Set(own)] }
}

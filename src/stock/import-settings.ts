import type { Site } from '#site/site.ts'

/** The part of a site's configuration that the import needs. */
export interface ImportSettings {
  readonly siteSlug: string
  readonly dealerships: readonly ImportDealership[]
  /** Ascending bounds in dollars. */
  readonly priceRanges: readonly number[]
  /** Ascending bounds in dollars a week. */
  readonly weeklyPriceRanges: readonly number[]
  /** Lender whose weekly payment is shown and searched; null: no lender. A dealership may override it. */
  readonly financeProvider: string | null
  /** 0 to 1: a feed that would drop more than this share of a dealership's stock is refused. */
  readonly maxDropShare: number
}

export interface ImportDealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly financeProvider: string | null
  readonly locations: readonly ImportLocation[]
}

export interface ImportLocation {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly phone: string | null
  /** Whether vehicles without a location belong to this one. */
  readonly primary: boolean
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly postcode: string | null
    readonly place_url: string | null
  }
  readonly distributionLocations: readonly string[]
}

export function buildImportSettings(site: Site): ImportSettings {
  return {
    siteSlug: site.slug,
    priceRanges: site.search.price_ranges,
    weeklyPriceRanges: site.search.weekly_price_ranges,
    financeProvider: site.finance_provider,
    maxDropShare: site.stock.max_drop_share,
    dealerships: site.dealerships.map((dealership) => ({
      id: dealership.id,
      slug: dealership.slug,
      name: dealership.name,
      financeProvider: dealership.finance_provider,
      locations: dealership.locations.map((location) => ({
        id: location.id,
        name: location.name,
        slug: location.slug,
        phone: location.contact_detail.phone ?? location.contact_detail.landline_phone ?? dealership.phone,
        primary: location.primary,
        address: {
          street: location.address.street,
          city: location.address.city,
          state: location.address.state,
          postcode: location.address.postcode,
          place_url: location.address.place_url,
        },
        distributionLocations: location.distribution_locations,
      })),
    })),
  }
}

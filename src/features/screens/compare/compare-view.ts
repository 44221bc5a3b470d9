import type { FinanceLine } from '#domain/finance/repayment.ts'
import { compareVehicles, type ComparedGroup } from '#domain/vehicle/compare-vehicles.ts'
import { buildCarSummary, type CarSummary } from '#features/parts/saved-vehicles/car-summary.ts'
import { buildComparePath, type CompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { haveSameTerms } from '#features/parts/vehicle-card/resolve-card-list.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'

export interface ComparedCar extends CarSummary {
  /** 'Rocklea, QLD'; null: not known. */
  readonly area: string | null
  readonly finance: FinanceLine | null
  readonly enquireHref: string
  /** Address of the comparison without this car. */
  readonly removeHref: string
}

/** A car that can be added, with the address of the comparison with it. */
export interface AddableCar extends CarSummary {
  readonly addHref: string
}

/** Plain data of the compare page. */
export interface CompareView {
  readonly cars: readonly ComparedCar[]
  readonly groups: readonly ComparedGroup[]
  /** Number of facts in which the cars differ, and of all facts; only differing facts are in `groups` if asked so. */
  readonly differing: number
  readonly facts: number
  readonly onlyDifferences: boolean
  /** Addresses of the same comparison with all facts and with the differing facts only. */
  readonly allHref: string
  readonly differencesHref: string
  readonly limit: number
  /** What the visitor must know of the cars that were asked for, as sentences. */
  readonly notes: readonly string[]
  /** Whether each repayment shows the comparison rate warning itself instead of once above the table (FIN-07). */
  readonly warnsItself: boolean
  /** Whether the note above the table names the terms of all repayments, because they share them. */
  readonly sharesTerms: boolean
  readonly path: string
  readonly searchPath: string
  /** Path of the list of saved cars. */
  readonly savedPath: string
  readonly find: string
  /** Cars that the visitor's words found; null: nothing was looked for. */
  readonly found: readonly AddableCar[] | null
  /** Cars to begin with, before the visitor has looked for any; empty once two are compared. */
  readonly suggested: readonly AddableCar[]
}

export interface CompareInput {
  readonly site: Site
  readonly address: CompareAddress
  /** The compared cars in the visitor's order, at most `favourites.compare_limit`. */
  readonly listings: readonly Listing[]
  /** Ids of the address that the site does not list, and those beyond the limit. */
  readonly missing: number
  readonly beyond: number
  /** null: the visitor looked for nothing. */
  readonly found: readonly Listing[] | null
  readonly suggested: readonly Listing[]
}

/** 'one is …', '3 are …'. */
const countCars = (count: number, text: string): string => (count === 1 ? `one is ${text}` : `${count} are ${text}`)

export function buildCompareView({
  site,
  address,
  listings,
  missing,
  beyond,
  found,
  suggested,
}: CompareInput): CompareView {
  const path = site.routes.compare
  const limit = site.favourites.compare_limit
  const ids = listings.map(({ vehicle }) => vehicle.id)
  const { onlyDifferences, find } = address
  const groups = compareVehicles(listings.map(({ vehicle }) => vehicle))
  const facts = groups.flatMap((group) => group.facts)
  const differing = groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ differs }) => differs) }))
    .filter((group) => group.facts.length > 0)
  const addable = (listing: Listing): AddableCar => ({
    ...buildCarSummary(listing),
    addHref: buildComparePath(path, { onlyDifferences, ids: [...ids, listing.vehicle.id] }),
  })
  return {
    cars: listings.map((listing) => ({
      ...buildCarSummary(listing),
      area: listing.area,
      finance: listing.cardFinance,
      enquireHref: `/enquire?car_id=${listing.vehicle.id}${listing.forSale ? '' : '&about=similar'}`,
      removeHref: buildComparePath(path, { onlyDifferences, ids: ids.filter((id) => id !== listing.vehicle.id) }),
    })),
    groups: onlyDifferences && listings.length > 1 ? differing : groups,
    differing: facts.filter(({ differs }) => differs).length,
    facts: facts.length,
    onlyDifferences,
    allHref: buildComparePath(path, { ids }),
    differencesHref: buildComparePath(path, { ids, onlyDifferences: true }),
    limit,
    notes: [
      ...(missing > 0 ? [`Of the vehicles you chose, ${countCars(missing, 'no longer on our website')}.`] : []),
      ...(beyond > 0 ? [`We compare up to ${limit} vehicles at once, so ${countCars(beyond, 'left out')}.`] : []),
    ],
    warnsItself: site.finance.warning_place === 'card',
    sharesTerms: haveSameTerms(listings.map(({ cardFinance }) => ({ finance: cardFinance }))),
    path,
    searchPath: site.routes.search,
    savedPath: site.routes.watchlist,
    find,
    found: found?.map(addable) ?? null,
    suggested: suggested.map(addable),
  }
}

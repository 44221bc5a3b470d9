import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { slugify } from '#domain/format/slugify.ts'
import { linkCars, motorhomeBody } from '#features/parts/vehicle-kinds/link-cars.ts'
import { formatFacetValue } from '#search/facets.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { FacetItem, Filter, SearchAnswer } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildOpeningFilters } from '#site/count-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { keepTypes } from '../address/kept-types.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import type { HeadView } from '../search-page.ts'

const mostLinks = 8

/**
 * The range of the dealer as searches with their number of vehicles: models of the manufacturer, kinds of vehicles
 * where there are several, or else bodies, most vehicles first. Kinds and bodies do not stand beside each other,
 * because a body would count vehicles of its kind again. They stay within the types of the path. They do not depend on
 * the refinements, so the head of the page stays as it is while the visitor refines. Empty where the head of the site
 * shows no range.
 */
export async function findRange(
  search: StockSearch,
  site: Site,
  path: SearchPath,
  nowMs: number,
): Promise<HeadView['links']> {
  const { kind } = site.search.heading
  if (kind !== 'strip' && kind !== 'band') return []
  const { filters, within } = keepTypes(path)
  // Paths open with the refinements of the site, so the counts beside them are within these (TEN-09).
  const scope = narrowScope(buildStockScope(site, nowMs), [...buildOpeningFilters(site), ...filters])
  const make = kind === 'strip' ? site.manufacturer?.name : undefined
  const facets = make === undefined ? ['item_type', 'body'] : ['model']
  const count = (more: readonly Filter[]) =>
    search.search({
      scope: narrowScope(scope, more),
      refinements: [forSale],
      facets: facets.map((attribute) => ({ attribute, limit: 60 })),
      limit: 0,
    })
  const { facets: counts } = await count(make === undefined ? [] : [{ op: 'in', attribute: 'make', values: [make] }])
  const kinds = await findKinds(site, counts, () => count([ofCars]))
  const links =
    make === undefined
      ? kinds.length > 0
        ? kinds
        : listBodies(site, counts.body ?? [])
      : (counts.model ?? []).map(({ value, count }) => ({
          label: value,
          href: `/search/${slugify(make)}/${slugify(value)}`,
          count,
        }))
  return links
    .filter(({ count }) => count > 0)
    .slice(0, mostLinks)
    .map((link) => ({ ...link, href: within(link.href) }))
}

/** Narrows a search to the vehicles of the kind car, motorhomes among them. */
export const ofCars: Filter = { op: 'in', attribute: 'item_type', values: ['car'] }

/**
 * Kinds of vehicles with their searches, where there is more than one; motorhomes apart from cars. It takes the counts
 * of kinds and bodies; `countCars` asks for those of `ofCars`.
 */
export async function findKinds(
  site: Site,
  { item_type: items = [], body: bodies = [] }: SearchAnswer['facets'],
  countCars: () => Promise<Pick<SearchAnswer, 'total' | 'facets'>>,
): Promise<HeadView['links']> {
  const found = items.filter(({ count }) => count > 0)
  if (found.length < 2) return []
  const kinds = found.map(({ value, count }) => ({
    label: formatFacetValue('item_type', value, site.search),
    href: formatKindHref(site.routes.search, value),
    count,
  }))
  const hasMotorhomes = bodies.some(({ value, count }) => value === motorhomeBody && count > 0)
  return hasMotorhomes ? partCars(site, kinds, await countCars()) : kinds
}

/** The kinds with motorhomes apart from cars, most vehicles first. */
function partCars(
  { routes }: Site,
  kinds: HeadView['links'],
  { total, facets }: Pick<SearchAnswer, 'total' | 'facets'>,
): HeadView['links'] {
  const isCars = ({ href }: { readonly href: string }) => href === formatKindHref(routes.search, 'car')
  return [...kinds.filter((kind) => !isCars(kind)), ...linkCars(routes.search, total, facets.body ?? [])].toSorted(
    (a, b) => b.count - a.count,
  )
}

const formatKindHref = (searchPath: string, kind: string): string =>
  `${searchPath}?item_type=${encodeURIComponent(kind)}`

function listBodies(site: Site, items: readonly FacetItem[]): HeadView['links'] {
  const seen = new Set<string>()
  const bodies = site.search.body_tiles.flatMap((slug) => {
    const type = bodyTypes.find((candidate) => candidate.slug === slug)
    if (type?.refinement.attribute !== 'body') return []
    const { values } = type.refinement
    const key = values.join()
    if (seen.has(key)) return []
    seen.add(key)
    const count = items.reduce((sum, item) => sum + (values.includes(item.value) ? item.count : 0), 0)
    return [{ label: type.label, href: `/search/${slug}`, count }]
  })
  return bodies.toSorted((a, b) => b.count - a.count)
}

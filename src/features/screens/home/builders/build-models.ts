import { formatMoney } from '#domain/format/format-money.ts'
import { slugify } from '#domain/format/slugify.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Listing } from '#listing/listing.ts'
import type { FacetItem, Filter } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import type { ModelTile } from '../blocks/model-range.tsx'
import { inStock, type BlockBuilder, type HomeContext } from '../home-context.ts'

const filterOf = (attribute: string, value: string): Filter => ({ op: 'in', attribute, values: [value] })

/**
 * How the lowest price of each type begins: a number of all vehicles stands beside it, so that it tells what kind of
 * vehicle has it. The price of a new vehicle goes before that of a demonstrator, and both before that of a used one.
 */
const priceWords = { new: 'New from', demo: 'Demo from', used: 'Used from' } as const

/** 'Used from $9,490 Drive Away', what it costs to buy; words in place of a price give none. */
function describeFrom({ price, vehicle }: Listing): string | null {
  const shown = price?.kind === 'amount' ? price : price?.kind === 'subscription' ? price.purchase : null
  if (shown === null) return null
  return [priceWords[vehicle.car_type], formatMoney(shown.amount), shown.typeWords]
    .filter((part) => part !== null)
    .join(' ')
}

/** Vehicles whose dealership shows its prices. */
function pricedFilters({ dealerships }: Site): readonly Filter[] {
  const silent = dealerships.filter(({ hide }) => hide.includes('price')).map(({ slug }) => slug)
  if (silent.length === 0) return []
  return [{ op: 'not', of: { op: 'in', attribute: 'dealership_slug', values: silent } }]
}

/**
 * Models of a make in stock, most vehicles first, each with the picture of the vehicle that is ranked first and the
 * lowest price of the newest type. Both come from vehicles, so nothing is shown that no vehicle has.
 */
export async function buildModelTiles(
  { site, opening, ask, read }: HomeContext,
  make: string,
  most: number,
): Promise<readonly ModelTile[]> {
  const ofMake = [...opening, filterOf('make', make)]
  const { facets } = await ask(ofMake, { facets: [{ attribute: 'model', limit: most }], limit: 0 })
  const found = (facets.model ?? []).filter(({ count }) => count > 0)
  const priced = pricedFilters(site)
  const pickOf = async ({ value }: FacetItem) => {
    const ofModel = [...ofMake, filterOf('model', value), inStock]
    const [byRank, ...byPrice] = await Promise.all([
      ask([...ofModel, { op: 'range', attribute: 'photos_count', min: 1 }], {
        sort: [{ attribute: 'rank', direction: 'desc' }],
        limit: 1,
      }),
      ...Object.keys(priceWords).map((type) =>
        ask([...ofModel, ...priced, filterOf('car_type', type), { op: 'range', attribute: 'price', min: dollars(1) }], {
          sort: [{ attribute: 'price', direction: 'asc' }],
          limit: 1,
        }),
      ),
    ])
    return { pictured: byRank.hits[0], cheapest: byPrice.find(({ hits }) => hits.length > 0)?.hits[0] }
  }
  const picked = await Promise.all(found.map(pickOf))
  const ids = picked.flatMap(({ pictured, cheapest }) => [pictured, cheapest]).filter((id) => id !== undefined)
  const listings = new Map((await read([...new Set(ids)])).map((listing) => [listing.vehicle.id, listing]))
  const describeCheapest = (id = ''): string | null => {
    const listing = listings.get(id)
    return listing === undefined ? null : describeFrom(listing)
  }
  return found.map(({ value, count }, index) => ({
    label: value,
    href: `/search/${slugify(make)}/${slugify(value)}`,
    count,
    image: listings.get(picked[index]?.pictured ?? '')?.picture ?? null,
    from: describeCheapest(picked[index]?.cheapest),
  }))
}

/** Models of the manufacturer of the site, or of the make that the entry names; one model alone is no choice. */
export const buildModels: BlockBuilder<'models'> = async ({ title, make: wanted, count, pictures }, context) => {
  const make = wanted ?? context.site.manufacturer?.name
  if (make === undefined) return null
  const models = await buildModelTiles(context, make, count)
  if (models.length < 2) return null
  const heading = title ?? `Browse ${make}`
  const all = { text: `All ${make} in stock`, href: `/search/${slugify(make)}` }
  return pictures
    ? { block: 'models', title: heading, models, all }
    : {
        block: 'names',
        title: heading,
        links: models.map(({ label, href, count: of }) => ({ label, href, count: of })),
        all,
      }
}

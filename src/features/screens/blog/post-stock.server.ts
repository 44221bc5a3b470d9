import { formatKm } from '#domain/format/format-number.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { askStock, listPriced, type ModelStockServices } from '#features/parts/models/model-stock.server.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Logger } from '#log/log.ts'
import { describeError } from '#log/describe-error.ts'
import type { Filter } from '#search/search-engine.ts'
import { emptySearchState, formatSearchState, withChoice } from '#search/state/search-choices.ts'
import type { SceneName } from '#site/content/scene-names.ts'

/** Vehicles for sale below a post. */
export interface PostStock {
  readonly title: string
  readonly all: { readonly text: string; readonly href: string }
  readonly vehicles: readonly PostVehicle[]
}

export interface PostVehicle {
  readonly href: string
  readonly title: string
  readonly image: string
  readonly alt: string
  /** '$17,990 Drive Away'; null: none is shown. */
  readonly price: string | null
  /** '45,120 km'; null for a vehicle whose distance is not known. */
  readonly km: string | null
}

export type PostStockServices = ModelStockServices & { readonly log: Pick<Logger, 'warn'> }

interface Subject {
  readonly title: string
  readonly attribute: 'body' | 'fuel' | 'item_type'
  readonly values: readonly string[]
}

const utes: Subject = { title: 'Utes for sale', attribute: 'body', values: ['Ute'] }
const plugged: Subject = {
  title: 'Hybrid and electric cars for sale',
  attribute: 'fuel',
  values: ['Electric', 'PHEV', 'Hybrid'],
}
const vans: Subject = { title: 'Caravans for sale', attribute: 'item_type', values: ['caravan'] }
/** What a post is about, by its drawing; another is about any vehicle. The first that the dealer has is shown. */
const subjects: Partial<Record<SceneName, readonly Subject[]>> = {
  ute: [utes],
  hitch: [vans, utes],
  plug: [plugged],
  home: [plugged],
  caravan: [vans],
  scales: [vans],
  camp: [vans],
}

/** A row of a wide page; fewer would leave places empty. */
const shown = 4

/** Milliseconds for which a page may be kept that was rendered without knowing the stock. */
const untoldMs = 5_000

/**
 * Vehicles for sale that go with a post: what it is about, else the newest. A post is read without them too: null where
 * there are too few, or the search does not answer.
 */
export async function loadPostStock(services: PostStockServices, scene: SceneName): Promise<PostStock | null> {
  const { site, ctx, log, limitFreshness } = services
  try {
    for (const subject of subjects[scene] ?? []) {
      const found = await findStock(services, subject)
      if (found !== null) return found
    }
    return await findStock(services, null)
  } catch (error) {
    log.warn({ site: site.slug, error: describeError(error) }, 'the vehicles below a post could not be read')
    limitFreshness(ctx.now() + untoldMs)
    return null
  }
}

async function findStock(services: PostStockServices, subject: Subject | null): Promise<PostStock | null> {
  const { site, ctx, stock, limitFreshness } = services
  const pictured: readonly Filter[] = [
    ...listPriced(site),
    { op: 'range', attribute: 'photos_count', min: 1 },
    ...(subject === null ? [] : [{ op: 'in', attribute: subject.attribute, values: subject.values } as const]),
  ]
  const { hits } = await askStock(services, pictured, {
    sort: [{ attribute: 'created_at_timestamp', direction: 'desc' }],
    limit: shown,
  })
  if (hits.length < shown) return null
  const vehicles = (await stock.getMany(ctx, hits)).flatMap((vehicle): readonly PostVehicle[] => {
    const { href, title, picture, price, holdsUntil } = resolveListing(vehicle, site, ctx.now())
    limitFreshness(holdsUntil)
    if (picture === null) return []
    const km = vehicle.km === null || vehicle.item_type === 'caravan' ? null : formatKm(vehicle.km)
    return [
      { href, title, image: picture.url, alt: picture.alt, price: price === null ? null : describePrice(price), km },
    ]
  })
  if (vehicles.length < shown) return null
  const query =
    subject === null
      ? 'sortBy=newest'
      : formatSearchState(withChoice(emptySearchState, subject.attribute, { kind: 'values', values: subject.values }))
  return {
    title: subject?.title ?? 'Just arrived',
    all: { text: 'See them all', href: `${site.routes.search}?${query}` },
    vehicles,
  }
}

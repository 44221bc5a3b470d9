import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { resolveTowLimits, type TowCar } from '#domain/towing/tow-limits.ts'
import { formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { buildTowCheckForm, resolveTowCheck } from '#features/parts/tow-check/tow-check-view.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { resolveCardList } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import { emptySearchState, formatSearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { TowCheckPageView, TowExample } from './tow-check-page-view.ts'

const cardsShown = 3

export interface TowCheckServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
}

/** The sum of what a car may tow and the vans in stock within it; null on a site without the page. */
export async function loadTowCheck(
  services: TowCheckServices,
  query: URLSearchParams,
): Promise<TowCheckPageView | null> {
  const { site } = services
  if (!site.tow_check.enabled) return null
  const answer = resolveTowCheck(site, query)
  const phone = site.dealerships[0]?.phone ?? site.phone
  return {
    form: buildTowCheckForm(site, query),
    answer,
    example: answer === null ? buildExample(site.tow_check.ball_percent) : null,
    vans: answer?.deciding == null ? null : await findVans(services, answer.deciding.atm),
    ballPercent: site.tow_check.ball_percent,
    phone: phone === null ? null : formatPhone(phone),
  }
}

/** A wagon with its family in it, whose brochure promises more than it may tow on a holiday. */
const exampleCar: TowCar = { braked: 3000, ball: 300, kerb: 2250, gvm: 3050, gcm: 5650, load: 500 }

function buildExample(ballPercent: number): TowExample {
  const { braked, gcm, kerb, load } = exampleCar
  const figures = [
    `${formatKilograms(braked ?? 0)} braked`,
    `GCM ${formatKilograms(gcm ?? 0)}`,
    `car and passengers ${formatKilograms((kerb ?? 0) + load)}`,
  ]
  return { figures: figures.join(', '), answer: resolveTowLimits(exampleCar, ballPercent / 100) }
}

/** Vans whose aggregate trailer mass is known and within the limit, the heaviest first. */
async function findVans(
  { site, ctx, search, stock }: TowCheckServices,
  atm: number,
): Promise<TowCheckPageView['vans']> {
  const nowMs = ctx.now()
  const vans: readonly Filter[] = [
    { op: 'in', attribute: 'item_type', values: ['caravan'] },
    { op: 'range', attribute: 'atm', max: atm },
  ]
  const { total, hits } = await search.search({
    scope: narrowScope(buildStockScope(site, nowMs), vans),
    refinements: [forSale],
    sort: [{ attribute: 'atm', direction: 'desc' }],
    limit: cardsShown,
  })
  const vehicles = await stock.getMany(ctx, hits)
  const state = {
    ...emptySearchState,
    choices: {
      item_type: { kind: 'values' as const, values: ['caravan'] },
      atm: { kind: 'range' as const, min: null, max: atm },
    },
  }
  return {
    count: total,
    href: `${site.routes.search}?${formatSearchState(state)}`,
    cards: resolveCardList(
      vehicles.map((vehicle) =>
        buildVehicleCard(resolveListing(vehicle, site, nowMs), resolveCardSettings(site, vehicle.dealership_slug)),
      ),
    ),
  }
}

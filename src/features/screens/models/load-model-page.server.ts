import { formatNumber } from '#domain/format/format-number.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import {
  askStock,
  loadModelStock,
  loadOtherStock,
  noStock,
  type ModelStock,
  type ModelStockServices,
  type OtherStock,
} from '#features/parts/models/model-stock.server.ts'
import { buildModelTile, describePicture } from '#features/parts/models/model-tile-view.ts'
import { accessoriesPathOf, statusWordsOf } from '#features/parts/models/model-words.ts'
import { buildOffer, findNextOfferChange, listOffers, type OfferView } from '#features/parts/offers/offer-view.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { resolveCardList } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { SearchAnswer } from '#search/search-engine.ts'
import { addressOf } from '#site/addresses.ts'
import { findSiteModel, listSiteMakes, listSiteModels, stockPathOf, type SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import { buildModelFacts, buildStockValues, buildTypeRows, modelFacets } from './model-facts.ts'
import type { ModelPageData, PageLink } from '#features/parts/models/model-page-data.ts'

type StockFound = Pick<SearchAnswer, 'hits' | 'facets' | 'ranges'>

const cardsShown = 6
const accessoriesShown = 6
const relatedShown = 4

const noAnswer: StockFound = { hits: [], facets: {}, ranges: {} }

/** What a visitor can do now, and what is true of the model today. */
function writeLead(
  model: SiteModel,
  { count, priced }: Pick<ModelStock, 'count' | 'priced'>,
  others: readonly OtherStock[],
): string {
  const title = `${model.make.name} ${model.name}`
  if (model.status === 'coming_soon')
    return `The ${title} is on its way. Leave your details and we will tell you when we know dates and prices.`
  if (model.sharesStock)
    return `You will find it among our ${model.stockName} stock. Ask us which ones are a ${model.name}.`
  const gone = model.discontinued ? `The ${title} is no longer sold new. ` : ''
  if (count > 0) {
    const whose = priced === null ? '' : `, and the price shown is for ${count === 1 ? 'it' : 'one of them'}`
    return others.length === 0 ? `${gone}We have ${formatNumber(count)} for sale today${whose}.` : gone.trim()
  }
  const order = model.discontinued ? '' : ' or order it new'
  return `${gone}We have none in stock today. Ask us, and we will find one for you${order}.`
}

function buildActions(site: Site, model: SiteModel): readonly PageLink[] {
  const upcoming = model.status === 'coming_soon'
  const newVehicle = addressOf(site, 'new_vehicle_enquiry')
  const asksNew = !model.discontinued && isBuiltLink(site, newVehicle)
  const enquiry = asksNew ? newVehicle : addressOf(site, 'general_enquiry')
  const testDrive = addressOf(site, 'test_drive')
  return [
    {
      text: upcoming ? 'Register your interest' : 'Enquire',
      href: `${enquiry}?model=${encodeURIComponent(model.page)}`,
    },
    ...(upcoming || !isBuiltLink(site, testDrive)
      ? []
      : [{ text: site.buttons.text.test_drive, href: `${testDrive}?model=${encodeURIComponent(model.page)}` }]),
  ]
}

/** Other models of the same heading of the menu, with those of today alone. */
function listRelated(site: Site, model: SiteModel): readonly SiteModel[] {
  const [first] = model.categories
  return listSiteModels(site)
    .filter((other) => other !== model && !other.discontinued)
    .filter(({ body, categories }) => body === model.body || (first !== undefined && categories.includes(first)))
    .toSorted((a, b) => Number(b.body === model.body) - Number(a.body === model.body))
    .slice(0, relatedShown)
}

/** The offers on a model that are on now (CONTENT-01); two makes may have a model of one name. */
function listModelOffers(site: Site, { make, page }: SiteModel, nowMs: number): readonly OfferView[] {
  return listOffers(site, nowMs, { manufacturer: make.slug })
    .filter(({ model }) => model !== null && (model.slug === page || `${make.slug}-${model.slug}` === page))
    .map((offer) => buildOffer(site, offer))
}

/** The page of one model (CONTENT-09); null for a model that the site does not have. */
export async function loadModelPage(services: ModelStockServices, page: string): Promise<ModelPageData | null> {
  const { site, ctx, stock, limitFreshness } = services
  const model = findSiteModel(site, page)
  if (model === null) return null
  const related = listRelated(site, model)
  limitFreshness(findNextOfferChange(site, ctx.now()))
  const stocks = await loadModelStock(services, [model, ...related])
  const own = stocks.get(model) ?? noStock
  const answer: StockFound =
    own.spelling === null
      ? noAnswer
      : await askStock(services, [{ op: 'in', attribute: 'make_model', values: [own.spelling] }], {
          facets: modelFacets,
          ranges: ['year', 'towing'],
          sort: [{ attribute: 'rank', direction: 'desc' }],
          limit: cardsShown,
        })
  const others = await loadOtherStock(services, own)
  const vehicles = answer.hits.length === 0 ? [] : await stock.getMany(ctx, answer.hits)
  const accessoriesPath = accessoriesPathOf(site, model)
  const several = listSiteMakes(site).length > 1
  const title = `${model.make.name} ${model.name}`
  return {
    make: model.make.name,
    name: model.name,
    title,
    status: describeStatus(model, own),
    path: addressOf(site, 'model', { slug: model.page }),
    description: `${title} at ${site.name}: variants and colours in stock, prices, test drives and accessories.`,
    all: { text: 'All models', href: addressOf(site, 'models') },
    pictures: [model.picture, model.secondPicture].flatMap((url) => describePicture(model, url) ?? []),
    icon: model.body,
    lead: writeLead(model, own, others),
    types: buildTypeRows(model, own, others),
    // Beside other types a price says whose it is.
    price: others.length > 0 ? (own.price?.replace(/^From /, 'New from ') ?? null) : own.price,
    total: own.total,
    stock: buildStockLink(model, own),
    actions: buildActions(site, model),
    facts: buildModelFacts(model, own, answer),
    variants: buildStockValues(model, 'badge', answer.facets.badge),
    colours: buildStockValues(model, 'colour', answer.facets.colour),
    cards: resolveCardList(
      vehicles.map((vehicle) => {
        const listing = resolveListing(vehicle, site, ctx.now())
        limitFreshness(listing.holdsUntil)
        return buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug))
      }),
    ),
    accessories:
      accessoriesPath === null
        ? null
        : {
            href: accessoriesPath,
            count: model.accessoriesCount,
            kinds: model.accessories.slice(0, accessoriesShown).map(({ id, name, note }) => ({ id, name, note })),
          },
    offers: listModelOffers(site, model, ctx.now()),
    related: related.map((other) => buildModelTile(site, other, stocks.get(other), several)),
  }
}

/** 'All-New' would stand above the used ones too, so it is left out where the page offers any (NAV-03). */
function describeStatus(model: SiteModel, { byType }: Pick<ModelStock, 'byType'>): string | null {
  const hasOlder = byType.some(({ type, count }) => type !== 'new' && count > 0)
  return hasOlder && model.status !== 'coming_soon' && !model.discontinued ? null : statusWordsOf(model)
}

function buildStockLink(model: SiteModel, { count }: ModelStock): PageLink | null {
  if (model.status === 'coming_soon') return null
  if (model.sharesStock) return { text: `Our ${model.stockName} stock`, href: stockPathOf(model) }
  return count === 0 ? null : { text: `Our Stock (${formatNumber(count)})`, href: stockPathOf(model) }
}

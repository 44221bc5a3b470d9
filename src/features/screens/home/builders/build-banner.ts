import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { listLoadFacts } from '#domain/vehicle/load-facts.ts'
import type { Listing } from '#listing/listing.ts'
import { buildRating } from '#features/parts/reviews/reviews-view.ts'
import { findMainLocation, listLocations } from '#site/location-place.ts'
import { findMainPhone } from '#site/content/conditions.ts'
import { resolveLink } from '#site/routes.ts'
import type { BannerData, BannerProof, BannerWords, LeadVehicle, StockBookRow } from '../blocks/banner/banner-data.ts'
import { inStock, type BlockBuilder, type HomeContext } from '../home-context.ts'
import { buildBudgetChoices } from './build-budget.ts'
import { buildLoadChoices } from './build-load.ts'
import { buildModelTiles } from './build-models.ts'
import { buildSearchLine, buildTypeLinks } from './build-search.ts'

const fewestModels = 3
const fewestRows = 3

/** The rating of the main location where it may be shown (LOC-12); of several places it says which one's it is. */
function buildProof({ site, findReviews }: HomeContext): BannerProof | null {
  const location = findMainLocation(site)
  const rating = location === null ? null : buildRating(site, location, findReviews)
  if (location === null || rating === null) return null
  const { stars, value, countNumber: count, source } = rating
  const { city } = location.address
  const place = listLocations(site).length > 1 ? (city === null ? `of ${location.name}` : `in ${city}`) : null
  const noun = count === 1 ? 'review' : 'reviews'
  const words = count === null || count === 0 ? [place] : [formatNumber(count), source, noun, place]
  return { stars, value, words: words.filter((part) => part !== null).join(' ') }
}

/** The words of the banner: configured, or made from the site's name; buttons without a page are left out. */
function buildWords(context: HomeContext, lead: LeadVehicle | null): BannerWords {
  const { site, total, isBuilt } = context
  const { banner } = site.content
  const buttons = (banner?.buttons ?? []).flatMap(({ text, url }) => {
    const href = resolveLink(site, url)
    return href !== null && isBuilt(href) ? [{ text, href }] : []
  })
  const reach = findMainPhone(site) === null ? 'Write to' : 'Ring'
  return {
    block: 'banner',
    title: banner?.title ?? site.name,
    subtitle:
      banner?.subtitle ??
      (total === 0
        ? `We have nothing in stock today. ${reach} us and we will tell you what is on its way.`
        : `${formatNumber(total)} ${total === 1 ? 'vehicle' : 'vehicles'} for sale today.`),
    image: banner?.image ?? null,
    scene: site.theme.studio,
    buttons:
      buttons.length > 0
        ? buttons
        : [
            total === 0
              ? { text: 'Contact Us', href: site.routes.contact }
              : { text: 'Browse our stock', href: site.routes.search },
          ],
    lead,
    proof: buildProof(context),
  }
}

function buildLead({ href, title, picture, price, vehicle }: Listing): LeadVehicle | null {
  if (picture === null) return null
  const km = vehicle.km === null ? null : formatKm(vehicle.km)
  return { href, title, image: picture.url, alt: picture.alt, price, km, loads: listLoadFacts(vehicle) }
}

/** Two facts, which a phone has room for beside the picture and the price. */
function buildRow({ href, title, picture, vehicle, price }: Listing): StockBookRow {
  const facts = [vehicle.km === null ? null : formatKm(vehicle.km), vehicle.simple_transmission]
  return {
    href,
    title,
    image: picture === null ? null : sizePicture(picture.url, 320),
    facts: facts.filter((fact) => fact !== null),
    price,
  }
}

/** The banner in the composition of the site; one whose data are missing falls back to the plain composition. */
export const buildBanner: BlockBuilder<'banner'> = async ({ kind, count }, context): Promise<BannerData> => {
  const { site, total, leadId } = context
  const hasSearch = site.content.home.blocks.some(({ block }) => block === 'search')
  const newest = await context.ask([inStock], {
    sort: [{ attribute: 'created_at_timestamp', direction: 'desc' }],
    limit: kind === 'stock_book' ? count : 0,
  })
  const [[lead], rows] = await Promise.all([context.read(leadId === null ? [] : [leadId]), context.read(newest.hits)])
  const words = buildWords(context, lead === undefined ? null : buildLead(lead))
  const plain: BannerData = { ...words, kind: 'split' }
  switch (kind) {
    case 'split':
      return plain
    case 'hero':
    case 'scene':
      // Their words stand on the picture's own shade.
      return words.image === null && words.lead === null ? plain : { ...words, kind }
    case 'range': {
      const make = site.manufacturer?.name
      const models = make === undefined ? [] : await buildModelTiles(context, make, count)
      return models.length < fewestModels ? plain : { ...words, kind, models }
    }
    case 'budget': {
      const choices = await buildBudgetChoices(context)
      return choices.prices.length === 0 ? plain : { ...words, kind, ...choices }
    }
    case 'stock_book': {
      if (rows.length < fewestRows) return plain
      return {
        ...words,
        kind,
        rows: rows.map(buildRow),
        searchPath: site.routes.search,
        search: hasSearch ? null : buildSearchLine(site),
      }
    }
    case 'load': {
      const choices = await buildLoadChoices(context)
      return choices.towing.length === 0
        ? plain
        : {
            ...words,
            kind,
            ...choices,
            searchPath: site.routes.search,
            total,
            noun: context.noun,
            // A site whose page has the block of the search has them there.
            types: hasSearch ? [] : await buildTypeLinks(context),
          }
    }
  }
}

import { haveSameTerms } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildBanner } from './builders/build-banner.ts'
import { buildBlog, buildLocations, buildTeam } from './builders/build-dealer.ts'
import { buildModels } from './builders/build-models.ts'
import { buildAdvantage, buildOfferCards, buildPromo, buildSlider, buildStocktake } from './builders/build-offers.ts'
import { buildSearch } from './builders/build-search.ts'
import { buildBodyTiles, buildFeatured, buildLatest, buildMakes, buildPriceBands } from './builders/build-stock.ts'
import { buildGuarantee, buildReviews, buildServices, buildText, buildTowCheck } from './builders/build-text-blocks.ts'
import type { BlockBuilder, BlockName, HomeContext } from './home-context.ts'
import type { HomeBlock } from './home-page-data.ts'

/** The builder of each block (CONTENT-12). */
const builders: { readonly [Name in BlockName]: BlockBuilder<Name> } = {
  banner: buildBanner,
  search: buildSearch,
  body_tiles: buildBodyTiles,
  makes: buildMakes,
  models: buildModels,
  price_bands: buildPriceBands,
  latest: buildLatest,
  featured: buildFeatured,
  services: buildServices,
  tow_check: buildTowCheck,
  guarantee: buildGuarantee,
  text: buildText,
  reviews: buildReviews,
  promo_slider: buildSlider,
  promo_banner: buildPromo,
  offers: buildOfferCards,
  stocktake: buildStocktake,
  locations: buildLocations,
  people: buildTeam,
  service_advantage: buildAdvantage,
  blog: buildBlog,
}

/** Builds the configured blocks in their order; those without data are left out. */
export async function buildBlocks(context: HomeContext): Promise<readonly HomeBlock[]> {
  const built = context.site.content.home.blocks.map(async (entry) => {
    // The table gives each entry the builder of its own block, which the compiler cannot see for a union.
    const build = builders[entry.block] as BlockBuilder<BlockName>
    return build(entry, context)
  })
  return shareTerms((await Promise.all(built)).filter((block) => block !== null))
}

/** Rows of vehicles may stand below one note (`joinShelves`): terms count as shared where all rows share them. */
function shareTerms(blocks: readonly HomeBlock[]): readonly HomeBlock[] {
  if (!haveSameTerms(blocks.flatMap((block) => (block.block === 'vehicles' ? block.cards : [])))) return blocks
  return blocks.map((block) =>
    block.block === 'vehicles'
      ? { ...block, cards: block.cards.map((card) => ({ ...card, sharesTerms: true as const })) }
      : block,
  )
}

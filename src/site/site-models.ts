import { slugify } from '#domain/format/slugify.ts'
import { listAccessories, type AccessoryKind } from './directory/accessories.ts'
import { findMake, listModels, type Make, type Model } from './directory/directory.ts'
import type { ModelBody, ModelCategory } from './directory/model-row.ts'
import { resolveLink } from './routes.ts'
import type { Site } from './site.ts'

type Override = Site['content']['models']['overrides'][number]

/** A model as a site presents it: the directory's, with what the site says differently (TEN-10). */
export interface SiteModel {
  readonly make: Make
  readonly name: string
  /** Segment of its pages: its slug, with the make's before it where two makes of the site have a model of one name. */
  readonly page: string
  /** Picture of the site or of the platform; null for a model that only the site knows and gives none for. */
  readonly picture: string | null
  /** The second picture of the directory; null where the site gives one of its own. */
  readonly secondPicture: string | null
  readonly body: ModelBody | null
  /** Headings of the menu under which it stands (NAV-03); empty: under none. */
  readonly categories: readonly ModelCategory[]
  readonly status: Model['status']
  /** No longer sold new. It says so in the directory's categories, never in its status. */
  readonly discontinued: boolean
  readonly accessoriesCount: number
  readonly accessories: readonly AccessoryKind[]
  /** Where 'Explore' leads in place of the model's page; null: to the page. */
  readonly exploreUrl: string | null
  /** Model name of its vehicles in stock. */
  readonly stockName: string
  /** Another model of the make has that name: what is in stock may be either, so no price or count is its own. */
  readonly sharesStock: boolean
}

/** The makes that a site presents: its manufacturer, then those of its dealerships' web sites. */
export function listSiteMakes({ manufacturer, dealership_websites }: Site): readonly Make[] {
  const slugs = [
    ...(manufacturer === null ? [] : [manufacturer.slug]),
    ...dealership_websites.map(({ make }) => slugify(make)),
  ]
  return [...new Set(slugs)].flatMap((slug) => findMake(slug) ?? [])
}

type Draft = Omit<SiteModel, 'page' | 'sharesStock'> & { readonly slug: string }

function fromDirectory(site: Site, make: Make, model: Model, override: Override | undefined): Draft {
  const given = [model.manufacturer_body_1, model.manufacturer_body_2, model.manufacturer_body_3]
  const listed = given.filter((category) => category !== null)
  const body = override?.body ?? model.body
  const status = override?.status ?? model.status
  const discontinued = listed.includes('Discontinued')
  return {
    make,
    slug: model.slug,
    name: override?.name ?? model.name,
    picture: override?.image ?? model.image.url,
    secondPicture: override?.image === undefined || override.image === null ? model.cloudfront_new_image_url : null,
    body,
    categories: discontinued ? ['Discontinued'] : status === 'coming_soon' ? [...listed, 'Upcoming'] : listed,
    status,
    discontinued,
    accessoriesCount: override?.accessories_count ?? model.accessories_count,
    accessories: listAccessories(body, listed.includes('Electrified')),
    exploreUrl: resolveExplore(site, override),
    stockName: model.stock_name,
  }
}

function fromOverride(site: Site, make: Make, override: Override, name: string): Draft {
  const { slug, body, image, status, accessories_count } = override
  const accessories = listAccessories(body, false)
  return {
    make,
    slug,
    name,
    picture: image,
    secondPicture: null,
    body,
    categories: status === 'coming_soon' ? ['Upcoming'] : [],
    status: status ?? 'current',
    discontinued: false,
    accessoriesCount: accessories_count ?? accessories.length,
    accessories,
    exploreUrl: resolveExplore(site, override),
    stockName: name,
  }
}

const resolveExplore = (site: Site, override: Override | undefined): string | null =>
  override === undefined || override.override_url === null ? null : resolveLink(site, override.override_url)

function buildSiteModels(site: Site): readonly SiteModel[] {
  const { enabled, overrides } = site.content.models
  if (!enabled) return []
  const drafts = listSiteMakes(site).flatMap((make): readonly Draft[] => {
    const own = new Map(
      overrides.filter((override) => slugify(override.make) === make.slug).map((override) => [override.slug, override]),
    )
    const known = listModels(make.slug)
    return [
      ...known
        .map((model) => ({ hidden: own.get(model.slug)?.hidden === true, model }))
        .flatMap(({ hidden, model }) => (hidden ? [] : [fromDirectory(site, make, model, own.get(model.slug))])),
      ...[...own.values()].flatMap((override) =>
        override.hidden || override.name === null || known.some(({ slug }) => slug === override.slug)
          ? []
          : [fromOverride(site, make, override, override.name)],
      ),
    ]
  })
  const taken = new Set<string>()
  return drafts.map(({ slug, ...draft }): SiteModel => {
    let page = slug
    while (taken.has(page)) page = `${draft.make.slug}-${page}`
    taken.add(page)
    const sharesStock = drafts.some(
      (other) => other.make === draft.make && other.name !== draft.name && other.name === draft.stockName,
    )
    return { ...draft, page, sharesStock }
  })
}

interface SiteModels {
  readonly list: readonly SiteModel[]
  readonly pictures: ReadonlySet<string | null>
  readonly byPage: ReadonlyMap<string, SiteModel>
}
const models = new WeakMap<Site, SiteModels>()

function siteModels(site: Site): SiteModels {
  const known = models.get(site)
  if (known !== undefined) return known
  const list = buildSiteModels(site)
  const pictures = new Set(list.flatMap(({ picture, secondPicture }) => [picture, secondPicture]))
  const built = { list, pictures, byPage: new Map(list.map((model) => [model.page, model])) }
  models.set(site, built)
  return built
}

/** The models that the site presents, in the order of the directory; empty where the site has no model pages. */
export const listSiteModels = (site: Site): readonly SiteModel[] => siteModels(site).list

/** The model of a page's segment, which a visitor may have made up; null where the site has none. */
export const findSiteModel = (site: Site, page: string): SiteModel | null => siteModels(site).byPage.get(page) ?? null

/** Whether a path is the picture of a model that the site presents, so that the platform draws it for anybody. */
export const isModelPicture = (site: Site, path: string): boolean => siteModels(site).pictures.has(path)

/** Path of the search of its stock. */
export const stockPathOf = ({ make, stockName }: SiteModel): string => `/search/${make.slug}/${slugify(stockName)}`

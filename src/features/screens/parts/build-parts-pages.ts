import { readPartWords } from '#features/parts/content-forms/content-prefill.ts'
import { buildFormPlaces } from '#features/parts/content-forms/form-places.ts'
import { buildAccessoryLink, buildPartsEnquiryPath } from '#features/parts/models/accessory-links.ts'
import { buildModelTile } from '#features/parts/models/model-tile-view.ts'
import { accessoriesPathOf } from '#features/parts/models/model-words.ts'
import { addressOf } from '#site/addresses.ts'
import { accessoryKinds, groupAccessories, listAccessories, type AccessoryKind } from '#site/directory/accessories.ts'
import { modelBodyNames } from '#site/directory/model-row.ts'
import { listSiteMakes, listSiteModels } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { PartsPageData, PartsSearchData } from './parts-page-data.ts'

/** What the stock of a site is made of, in the words of the search. */
export interface StockKinds {
  readonly bodies: readonly string[]
  readonly itemTypes: readonly string[]
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The kinds of accessories that suit what the site presents and what it has in stock. */
function listSuitable(site: Site, { bodies, itemTypes }: StockKinds): readonly AccessoryKind[] {
  const words = new Set([...bodies, ...itemTypes].map(plain))
  const models = listSiteModels(site).flatMap(({ accessories }) => accessories)
  const stock = modelBodyNames.filter((body) => words.has(plain(body))).flatMap((body) => listAccessories(body, false))
  const suitable = new Set([...models, ...stock].map(({ id }) => id))
  return accessoryKinds.filter(({ id }) => suitable.has(id))
}

/** The parts and accessories page (CONTENT-09). */
export function buildPartsPage(site: Site, stock: StockKinds): PartsPageData {
  const showsModels = site.content.models.accessories_on_parts_page
  const several = listSiteMakes(site).length > 1
  const models = showsModels ? listSiteModels(site).filter(({ discontinued }) => !discontinued) : []
  return {
    title: 'Parts & accessories',
    intro:
      'Genuine parts and accessories, ordered for your vehicle and fitted by our workshop or posted to you. ' +
      'Tell us what you need and we will look it up.',
    path: site.routes.parts,
    banner: site.content.default_banners.parts,
    searchPath: addressOf(site, 'parts_search'),
    enquiry: addressOf(site, 'parts_enquiry'),
    models: models.flatMap((model) => {
      const href = accessoriesPathOf(site, model)
      if (href === null) return []
      const count = model.accessoriesCount
      const tile = buildModelTile(site, model, undefined, several)
      return [{ ...tile, href, price: null, note: count === 1 ? '1 accessory' : `${count} accessories` }]
    }),
    groups: groupAccessories(listSuitable(site, stock)).map(({ group, kinds }) => ({
      group,
      kinds: kinds.map((kind) => buildAccessoryLink(site, kind, null)),
    })),
    // The page cache keeps the page, so it says nothing of now.
    places: buildFormPlaces(site, 'parts', { nowMs: null }),
  }
}

/** Words of a search that are looked for; more say nothing new. */
const mostWords = 8

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u, 60)

/** A kind is found when each word of the search begins a word of its name or its sentence, singular or plural. */
function matches({ name, note }: AccessoryKind, asked: readonly string[]): boolean {
  const own = wordsOf(`${name} ${note}`)
  return asked.every((word) => own.some((each) => each.startsWith(word)))
}

/**
 * The search for parts, which ends in the parts enquiry (CONTENT-09, reading): kinds of accessories that fit the words,
 * and the enquiry with the words filled in, whatever they are.
 */
export function buildPartsSearch(site: Site, given: string | null): PartsSearchData {
  const words = readPartWords(given)
  const asked = wordsOf(words)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
  const found = asked.length === 0 ? [] : accessoryKinds.filter((kind) => matches(kind, asked))
  return {
    title: words === '' ? 'Find a part' : `Parts for “${words}”`,
    path: addressOf(site, 'parts_search'),
    searchPath: addressOf(site, 'parts_search'),
    words,
    found: found.map((kind) => buildAccessoryLink(site, kind, null)),
    enquiry: buildPartsEnquiryPath(site, { part: words }),
    partsPath: site.routes.parts,
  }
}

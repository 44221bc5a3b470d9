import {
  findModelGroup,
  groupByBody,
  listModelCategories,
  type ModelGroup,
} from '#features/parts/models/model-groups.ts'
import { loadModelStock, type ModelStockServices } from '#features/parts/models/model-stock.server.ts'
import { buildModelTile } from '#features/parts/models/model-tile-view.ts'
import { addressOf } from '#site/addresses.ts'
import { listSiteMakes, listSiteModels } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { MakeSite, ModelsPageData, ModelsTab } from './models-page-data.ts'

/** Fewest models for which parts of the range are worth a choice. */
const fewestForTabs = 6

/** Links to the web sites that the dealership has for its makes, without those that lead back to this one. */
function listMakeSites(site: Site): readonly MakeSite[] {
  return site.dealership_websites.flatMap(({ make, name, url }) => {
    const known = listSiteMakes(site).find((each) => each.name === make)
    const host = url === null ? null : URL.parse(url)?.hostname
    if (known === undefined || url === null || host == null || site.hosts.includes(host)) return []
    return [{ make: known.name, mark: known.logo.url, name: name ?? known.name, href: url }]
  })
}

function buildTabs(site: Site, group: ModelGroup | null): readonly ModelsTab[] {
  const all = listSiteModels(site)
  if (all.length < fewestForTabs) return []
  const base = addressOf(site, 'models')
  const today = all.filter(({ discontinued }) => !discontinued)
  return [
    { label: 'All models', href: base, count: today.length, current: group === null },
    ...listModelCategories(site).map(({ key, label, models }) => ({
      label,
      href: `${base}?body=${key}`,
      count: models.length,
      current: group?.key === key,
    })),
  ]
}

/** The range of the site's makes (CONTENT-09); null on a site without model pages. `body`: see `findModelGroup`. */
export async function loadModelsPage(
  services: ModelStockServices,
  body: string | null,
): Promise<ModelsPageData | null> {
  const { site } = services
  const all = listSiteModels(site)
  if (all.length === 0) return null
  const group = findModelGroup(site, body)
  const stock = await loadModelStock(services, group?.models ?? all)
  const makes = listSiteMakes(site)
  const names = makes.map(({ name }) => name).join(' and ')
  const groups = groupByBody(group?.models ?? all)
  // Among all models the discontinued ones are a list of names; where they are what was asked for, they are tiles.
  const isGone = ({ key }: ModelGroup): boolean => key === 'discontinued'
  const shown = group === null ? groups.filter((each) => !isGone(each)) : groups
  const gone = group === null ? (groups.find(isGone)?.models ?? []) : []
  const { width, height } = site.images.presets.image_card
  return {
    title: group === null ? `${names} models` : `${names} ${group.label}`,
    intro: 'Every model, with what we have in stock today: variants, colours and prices.',
    path: addressOf(site, 'models') + (group === null ? '' : `?body=${group.key}`),
    tabs: buildTabs(site, group),
    groups: shown.map(({ key, label, models }) => ({
      key,
      label,
      tiles: models.map((model) => buildModelTile(site, model, stock.get(model), makes.length > 1)),
    })),
    discontinued: gone.flatMap((model) => {
      const { name, href, note } = buildModelTile(site, model, stock.get(model), false)
      const count = stock.get(model)?.count ?? 0
      return [{ name: makes.length > 1 ? `${model.make.name} ${name}` : name, href, note: count > 0 ? note : '' }]
    }),
    makes: listMakeSites(site),
    markSize: [width, height],
  }
}

import { buildAccessoryLink } from '#features/parts/models/accessory-links.ts'
import { accessoriesPathOf, explorePathOf } from '#features/parts/models/model-words.ts'
import { groupAccessories } from '#site/directory/accessories.ts'
import { findSiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { AccessoriesPageData } from './accessories-page.tsx'

/** The accessories of a model; null for a model that the site does not have, and for one without accessories. */
export function buildAccessoriesPage(site: Site, page: string): AccessoriesPageData | null {
  const model = findSiteModel(site, page)
  const path = model === null ? null : accessoriesPathOf(site, model)
  if (model === null || path === null) return null
  const title = `${model.make.name} ${model.name}`
  return {
    title: `${title} accessories`,
    intro:
      `${model.accessoriesCount} accessories of the kinds below. Tell us what you would like, and our parts team ` +
      'will come back with what fits your vehicle and what it costs.',
    path,
    back: { text: title, href: explorePathOf(site, model) },
    groups: groupAccessories(model.accessories).map(({ group, kinds }) => ({
      group,
      kinds: kinds.map((kind) => buildAccessoryLink(site, kind, model)),
    })),
  }
}

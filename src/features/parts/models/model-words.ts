import { formatNumber } from '#domain/format/format-number.ts'
import { addressOf } from '#site/addresses.ts'
import { stockPathOf, type SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import type { TypeCount } from './model-stock.server.ts'

/** NAV-03: 'Upcoming' for a model that is coming, 'All-New' for any other; one that is gone says so itself. */
export function statusWordsOf({ status, discontinued }: Pick<SiteModel, 'status' | 'discontinued'>): string {
  if (discontinued) return 'Discontinued'
  return status === 'coming_soon' ? 'Upcoming' : 'All-New'
}

/** The name with the site's prefix, 'New HiLux', where it is sold new (NAV-03, TEN-12). */
export const labelOfModel = ({ content }: Site, { name, status, discontinued }: SiteModel): string =>
  status === 'coming_soon' || discontinued ? name : `${content.models.new_label_prefix}${name}`

/** Where 'Explore' leads: to the site's own address for the model, or to the platform's page. */
export const explorePathOf = (site: Site, model: SiteModel): string =>
  model.exploreUrl ?? addressOf(site, 'model', { slug: model.page })

/** Where 'Our Stock' leads; null for a model that is coming (NAV-03). */
export const ourStockPathOf = (model: SiteModel): string | null =>
  model.status === 'coming_soon' ? null : stockPathOf(model)

/** The page of its accessories; null for a model without any. */
export const accessoriesPathOf = (site: Site, { page, accessories }: SiteModel): string | null =>
  accessories.length === 0 ? null : addressOf(site, 'model_accessories', { model: page })

/** '3 new, 2 demo, 9 used'; empty where none is for sale. */
export const describeTypes = (byType: readonly TypeCount[]): string =>
  byType.map(({ type, count }) => `${formatNumber(count)} ${type}`).join(', ')

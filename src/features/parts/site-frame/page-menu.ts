import type { Site } from '#site/site.ts'
import type { StockedKinds } from '#site/stocked-kinds.ts'
import { buildAccountEntries } from './account-entries.ts'
import { buildMenu } from './build-menu.ts'
import type { PageMenu } from './page-data.ts'

/**
 * The menu of a page of one dealership (NAV-09): only where the site has several and this one changes the navigation.
 * The loader of the page adds it to its data, and the frame takes it from there.
 */
export function buildPageMenu(site: Site, dealership: string | null, kinds: StockedKinds | null = null): PageMenu {
  const own = site.dealerships.find(({ slug }) => slug === dealership)
  if (own === undefined || own.navigation === null || site.dealerships.length === 1) return {}
  return { pageMenu: [...buildMenu(site, kinds, own.slug), ...buildAccountEntries(site)] }
}

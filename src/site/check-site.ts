import { checkAddresses } from './checks/check-addresses.ts'
import { checkContent } from './checks/check-content.ts'
import { checkDealerships } from './checks/check-dealerships.ts'
import { checkLeadRoutes } from './checks/check-lead-routes.ts'
import { checkNavigation } from './checks/check-navigation.ts'
import { checkPayments } from './checks/check-payments.ts'
import { checkRedirects } from './checks/check-redirects.ts'
import { checkSearch } from './checks/check-search.ts'
import { checkStockFeeds } from './checks/check-stock-feeds.ts'
import { checkValues } from './checks/check-values.ts'
import type { Fault } from './checks/fault.ts'
import type { TemplateLayer } from './resolve-site.ts'
import type { Site } from './site.ts'

/**
 * Faults that the schema cannot find: values that are valid one by one but not together. Empty when the site may go
 * live.
 */
export function checkSite(site: Site, template: TemplateLayer): readonly Fault[] {
  return [
    ...checkDealerships(site),
    ...checkAddresses(site),
    ...checkNavigation(site, template.values.navigation?.header ?? []),
    ...checkSearch(site),
    ...checkValues(site),
    ...checkLeadRoutes(site),
    ...checkStockFeeds(site),
    ...checkPayments(site),
    ...checkContent(site),
    ...checkRedirects(site),
  ]
}

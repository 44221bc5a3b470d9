import type { Site } from '../site.ts'
import { isViewing } from '../test-drive-words.ts'
import { certifiedMakeOf, chatWidget, isFinanceOn, isSavingOn, isTestDriveOn, isTradeInOn } from '../switches.ts'

/** The phone number of the site as a whole: its own, else that of the main dealership. */
export const findMainPhone = (site: Site): string | null => site.phone ?? site.dealerships[0]?.phone ?? null

/**
 * What a part of a content page, or a whole page, may depend on. A text says '{if finance}' on a line of its own, and
 * '{end}' after the part.
 */
export const pageConditions = {
  authentication: ({ auth }: Site) => auth.authentication,
  booking_page: ({ service }: Site) => service.booking_url !== null,
  certified: (site: Site) => certifiedMakeOf(site) !== null,
  chat: (site: Site) => chatWidget(site, null) !== null,
  checkout: ({ checkout }: Site) => checkout.enabled,
  collector: ({ analytics }: Site) => analytics.enabled && analytics.collector,
  demo: ({ demo }: Site) => demo,
  email: ({ email }: Site) => email !== null,
  equifax: ({ auth, finance }: Site) => auth.authentication && finance.enabled && finance.equifax,
  finance: (site: Site) => isFinanceOn(site, null),
  haggle_free: ({ content }: Site) => content.haggle_free !== null,
  manufacturer: ({ manufacturer }: Site) => manufacturer !== null,
  measured: ({ analytics }: Site) => (analytics.enabled && analytics.collector) || analytics.tag_manager_id !== null,
  // A dealer of the template leisure that sells none hides the entry of the menu.
  motorcycles: ({ navigation }: Site) => !navigation.hidden.includes('Motorcycles'),
  new_vehicles: ({ search }: Site) => !search.stock_filters.used_only,
  phone: (site: Site) => findMainPhone(site) !== null,
  remember_contact: ({ forms }: Site) => forms.remember_contact,
  saving: (site: Site) => isSavingOn(site),
  tag_manager: ({ analytics }: Site) => analytics.tag_manager_id !== null,
  tag_manager_asks: ({ analytics }: Site) => analytics.tag_manager_id !== null && analytics.consent,
  test_drive: (site: Site) => isTestDriveOn(site, null),
  trade_in: (site: Site) => isTradeInOn(site, null),
  viewing: (site: Site) => isViewing(site),
  visited_pages: ({ leads }: Site) => leads.visited_pages > 0,
} as const satisfies Readonly<Record<string, (site: Site) => boolean>>

export type PageCondition = keyof typeof pageConditions

export const isPageCondition = (name: string): name is PageCondition => Object.hasOwn(pageConditions, name)

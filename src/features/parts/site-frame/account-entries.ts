import { buildAccountLink } from '#site/account-link.ts'
import type { Site } from '#site/site.ts'
import type { MenuEntry } from './build-menu.ts'

/** The visitor's own pages at the end of a menu; empty where the site has no sign-in (AUTH-03). */
export function buildAccountEntries(site: Site): readonly MenuEntry[] {
  const account = buildAccountLink(site)
  return account === null ? [] : [{ ...account, items: [], rightAligned: false }]
}

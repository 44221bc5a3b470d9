import { addressOf } from '../addresses.ts'
import type { Site } from '../site.ts'
import { isHiddenPage } from './own-pages.ts'

export interface PolicyLink {
  readonly label: string
  readonly href: string
}

/** The privacy policy and the terms that forms refer to, as far as the site has the pages (CONTENT-06, LEAD-07). */
export function listPolicies(site: Site): readonly PolicyLink[] {
  return [
    { label: 'Privacy policy', href: addressOf(site, 'privacy_policy') },
    { label: 'Terms and conditions', href: addressOf(site, 'terms') },
  ].filter(({ href }) => !isHiddenPage(site, href))
}

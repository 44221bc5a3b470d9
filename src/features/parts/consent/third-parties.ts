import { addressOf } from '#site/addresses.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import type { Site } from '#site/site.ts'

/** Third parties that a site loads in the visitor's browser (API-02). */
export interface ThirdParties {
  readonly tagManagerId: string
  /** Whether the visitor is asked first; otherwise they are loaded with the page. */
  readonly asks: boolean
  /** Page that says what is collected; null while the site has none. */
  readonly privacyPath: string | null
}

/** null: the site loads none. Browsers without scripts never load any. */
export function buildThirdParties(site: Site): ThirdParties | null {
  const { tag_manager_id: tagManagerId, consent } = site.analytics
  if (tagManagerId === null) return null
  return {
    tagManagerId,
    asks: consent,
    privacyPath: isHiddenPage(site, addressOf(site, 'privacy_policy')) ? null : addressOf(site, 'privacy_policy'),
  }
}

import { findAddress, addressOf, type AddressId } from './addresses.ts'
import { normaliseOldPath } from './redirects.ts'
import type { Site } from './site.ts'

/** Pages by the paths that people type for them, from memory or off a brochure. */
const guesses = {
  '/about': 'about_us',
  '/aboutus': 'about_us',
  '/offers': 'special_offers',
  '/specials': 'special_offers',
  '/privacy': 'privacy_policy',
  '/terms': 'terms',
  '/parts': 'parts',
  '/book-a-service': 'service',
  '/our-locations': 'locations',
} as const satisfies Readonly<Record<`/${string}`, AddressId>>

/**
 * The page that a guessed path means, '/about-us' for '/about'; null for any other path, and for one at which the site
 * has a page. The site may have taken the page away: the caller asks whether the link works.
 */
export function findGuessedPage(site: Site, path: string): string | null {
  const guess = normaliseOldPath(path)
  if (!Object.hasOwn(guesses, guess) || findAddress(site, guess) !== null) return null
  return addressOf(site, guesses[guess as keyof typeof guesses])
}

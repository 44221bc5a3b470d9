import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { isPrintingOn } from '#site/switches.ts'
import type { Site } from '#site/site.ts'
import { isBuiltLink } from './built-paths.ts'

/** What a button of a vehicle's page may ask about beyond the site itself. */
export interface ButtonSurroundings {
  /** Slug of the vehicle's dealership, whose switches may differ from the site's. */
  readonly dealership: string | null
  /** Whether a path is a search of this site, makes and models in stock among them (SRCH-02). */
  readonly isSearch: (pathname: string) => boolean
}

/** Pages of the platform that hold a form about the vehicle of the address. */
const forms: readonly string[] = ['/enquire', '/make-an-offer']

/**
 * Whether a button of a vehicle's page leads somewhere today (VDP-12). It may lead to more than the navigation: to any
 * search, a form, the print sheet, a part of the page itself, and to a message.
 */
export function isBuiltButton(site: Site, href: string, { dealership, isSearch }: ButtonSurroundings): boolean {
  if (href.startsWith('#') || href.startsWith('sms:')) return true
  const [path = ''] = href.split(/[?#]/)
  if (forms.includes(path)) return true
  if (path === '/print') return isPrintingOn(site, dealership)
  if (isBuiltLink(site, href)) return true
  // The searches by condition are in `isBuiltLink` where the site sells what they find.
  const [, first, segment = ''] = path.split('/')
  return first === 'search' && !Object.hasOwn(typeSegments, segment) && isSearch(path)
}

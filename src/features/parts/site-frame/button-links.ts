import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { isPrintingOn } from '#site/switches.ts'
import type { Site } from '#site/site.ts'
import { isBuiltLink } from './built-paths.ts'

/** Context of a button on a vehicle's page. */
export interface ButtonSurroundings {
  /** Slug of the vehicle's dealership, whose switches may override those of the site. */
  readonly dealership: string | null
  /** Whether a path is a search of this site, including makes and models in stock (SRCH-02). */
  readonly isSearch: (pathname: string) => boolean
}

/** Pages with a form about the vehicle in their query string. */
const forms: readonly string[] = ['/enquire', '/make-an-offer']

/**
 * Whether the link of a button on a vehicle's page works (VDP-12). In addition to the navigation's links it allows
 * every search, the forms, the print sheet, fragments of the page and sms links.
 */
export function isBuiltButton(site: Site, href: string, { dealership, isSearch }: ButtonSurroundings): boolean {
  if (href.startsWith('#') || href.startsWith('sms:')) return true
  const [path = ''] = href.split(/[?#]/)
  if (forms.includes(path)) return true
  if (path === '/print') return isPrintingOn(site, dealership)
  if (isBuiltLink(site, href)) return true
  // `isBuiltLink` already allows the searches by condition that the site has stock for.
  const [, first, segment = ''] = path.split('/')
  return first === 'search' && !Object.hasOwn(typeSegments, segment) && isSearch(path)
}

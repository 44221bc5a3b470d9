import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { isPrintingOn } from '#site/switches.ts'
import type { Site } from '#site/site.ts'
import { isBuiltLink } from './built-paths.ts'

/** Context of a button on a vehicle's page. */
export interface ButtonContext {
  /** Slug of the vehicle's dealership, whose switches may override those of the site. */
  readonly dealership: string | null
  /** The paths that the stock was asked for (`findStockSearch`) and that are searches of this site (SRCH-02). */
  readonly searches: ReadonlySet<string>
}

/** Pages with a form about the vehicle in their query string. */
const forms: readonly string[] = ['/enquire', '/make-an-offer']

/**
 * The path of a link below /search whose meaning depends on the makes and models in stock; null for every other link.
 * `isBuiltLink` already allows the searches by condition that the site has stock for.
 */
export function findStockSearch(href: string): string | null {
  const [path = ''] = href.split(/[?#]/)
  const [, first, segment = ''] = path.split('/')
  return first === 'search' && !Object.hasOwn(typeSegments, segment) ? path : null
}

/**
 * Whether the link of a button on a vehicle's page works (VDP-12). In addition to the navigation's links it allows
 * every search, the forms, the print sheet, fragments of the page and sms links.
 */
export function isBuiltButton(site: Site, href: string, { dealership, searches }: ButtonContext): boolean {
  if (href.startsWith('#') || href.startsWith('sms:')) return true
  const [path = ''] = href.split(/[?#]/)
  if (forms.includes(path)) return true
  if (path === '/print') return isPrintingOn(site, dealership)
  if (isBuiltLink(site, href)) return true
  const asked = findStockSearch(href)
  return asked !== null && searches.has(asked)
}

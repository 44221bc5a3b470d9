import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import type { Site } from './site.ts'

/** The paths that a site may choose, by their name under `routes` (TEN-04). */
export type RouteName = Exclude<keyof Site['routes'], 'checkout_segment'>

export interface AddressDefinition {
  /**
   * Path as the router writes it: ':name' stands for one segment. Where `setting` is given it is the platform default.
   */
  readonly pattern: `/${string}`
  /** The setting under `routes` by which a site gives the page a path of its own; absent: the path is fixed. */
  readonly setting?: RouteName
  /** Fixed paths of the same page; the site may choose one of them as the configured path. */
  readonly aliases?: readonly `/${string}`[]
  /** Ids of the routes in src/routes.ts that answer it; empty: its page is still to come and it answers 404. */
  readonly routes: readonly string[]
  /** Whether its page is the same for every anonymous visitor, so that the page cache may keep it. */
  readonly cacheable: boolean
  /** Reads the parameters of the search from its query string. */
  readonly search?: true
}

type Path = `/${string}`
type RouteIds = readonly string[]

const page = <const Pattern extends Path>(pattern: Pattern, ...routes: RouteIds) => ({
  pattern,
  routes,
  cacheable: false,
})
const cached = <const Pattern extends Path>(pattern: Pattern, ...routes: RouteIds) => ({
  ...page(pattern, ...routes),
  cacheable: true,
})
const planned = <const Pattern extends Path>(pattern: Pattern, setting?: RouteName) => ({
  ...page(pattern),
  ...(setting === undefined ? {} : { setting }),
})

/**
 * Every address of a dealer site: the one table from which reserved paths, configured routes, the page cache's decision
 * and the links of navigation and buttons derive. A test compares it with the routes of src/routes.ts.
 */
const addressTable = {
  home: cached('/', 'routes/home'),
  search: { ...cached('/search/new-used-and-demo-cars', 'routes/search'), setting: 'search', search: true },
  search_all: { ...cached('/search/:first', 'routes/search'), search: true },
  search_model: { ...cached('/search/:first/:second', 'routes/search'), search: true },
  pre_owned: { ...cached('/pre-owned', 'routes/search'), search: true },
  vehicle: cached('/cars/:slug', 'routes/vehicle'),
  vehicle_pdf: page('/cars/:slug/document.pdf', 'routes/vehicle-pdf'),
  vehicle_views: page('/cars/:slug/view.json', 'routes/vehicle-view-count'),
  print: page('/print', 'routes/print'),
  enquire: page('/enquire', 'routes/enquire'),
  make_offer: page('/make-an-offer', 'routes/make-offer'),
  success: page('/success', 'routes/success'),
  finance: {
    ...page('/finance', 'finance', 'finance-enquiry', 'apply-for-finance', 'car-finance'),
    setting: 'finance',
    aliases: ['/finance-enquiry', '/apply-for-finance', '/car-finance'],
  },
  personalised_finance: page('/personalised/finance', 'personalised-finance'),
  recently_viewed: page('/recently-viewed.json', 'routes/recently-viewed'),
  suggest: page('/search-suggest', 'routes/suggest'),
  api_events: page('/api/events', 'routes/events'),
  api_quote: page('/api/youx/quote', 'routes/api-quote'),
  api_finance_disclaimer: page('/api/cars/:car/finance-disclaimer', 'routes/api-finance-disclaimer'),
  api_search: page('/api/search', 'routes/api-search'),
  api_stock_search: page('/api/search/:search', 'routes/api-stock-search'),
  api_phone_reveal: page('/api/phone-reveal', 'routes/phone-reveal'),

  special_offers: planned('/special-offers', 'special_offers'),
  test_drive: planned('/book-test-drive/', 'test_drive'),
  service: planned('/service', 'service'),
  trade_in: { ...planned('/trade-in', 'trade_in'), aliases: ['/sell-my-car', '/sell-your-car'] },
  contact: { ...planned('/contact', 'contact'), aliases: ['/contact-us'] },
  parts: planned('/vehicle-parts-and-accessories', 'parts'),
  watchlist: planned('/watchlist', 'watchlist'),
  compare: planned('/compare', 'compare'),
  review_feedback: planned('/review-feedback', 'review_feedback'),
  models: planned('/models', 'models'),
  equifax_finance: planned('/equifax-finance', 'equifax_finance'),
  garage: planned('/my-garage', 'garage'),
  // The last segment is 'buy-online' where routes.checkout_segment says so.
  checkout: planned('/cars/:slug/:segment'),
  car_trade_in: planned('/cars/trade-in'),
  sign_in: planned('/sign-in'),
  checkout_journey: planned('/checkout-journey'),
  online_payment: planned('/online-payment'),
  spin_to_win: planned('/spin-to-win'),
  genuine_service: planned('/genuine-service'),
  fleet: planned('/fleet'),
  about_us: planned('/about-us'),
  careers: planned('/careers'),
  warranty: planned('/warranty'),
  privacy_policy: planned('/privacy-policy'),
  terms: planned('/terms-and-conditions'),
  sitemap: planned('/sitemap.xml'),
  robots: planned('/robots.txt'),
  feedback_survey: planned('/customer-feedback-survey'),
  parts_search: planned('/parts/search'),
} as const satisfies Readonly<Record<string, AddressDefinition>>

export type AddressId = keyof typeof addressTable

export const addresses: Readonly<Record<AddressId, AddressDefinition>> = addressTable
export const addressIds = Object.keys(addressTable) as readonly AddressId[]

/** First segments below which every path is the platform's: 'cars' for '/cars/anything'. */
const reservedTrees: readonly string[] = [
  'cars',
  'search',
  'api',
  'assets',
  'images',
  'pictures',
  'vehicle-art',
  'offers',
  'enquiries',
  'pages',
  'blog',
  'locations',
  'our-location',
  'contact-us',
  'personalised',
  'healthz',
  'readyz',
  'metrics',
]

/** The paths of an address that stay where they are, whatever the site chooses. */
function listFixedPaths({ pattern, setting, aliases = [] }: AddressDefinition): readonly string[] {
  if (pattern.includes(':')) return []
  return setting === undefined || aliases.length > 0 ? [pattern, ...aliases] : []
}

const ownerOf: ReadonlyMap<string, RouteName | null> = new Map(
  Object.values<AddressDefinition>(addresses).flatMap((address) =>
    listFixedPaths(address).map((path): [string, RouteName | null] => [path, address.setting ?? null]),
  ),
)

/** The router takes ':', '*' and '?' for patterns, and a dot makes the name of a file. */
const plainPath = /^(?:\/[A-Za-z0-9_~-]+)+\/?$/

/**
 * Why a site may not choose this path for this route; null: it is free. A route may take one of the fixed paths of its
 * own page, and the search any path of one segment below /search/.
 */
export function findReservation(path: string, route: RouteName): string | null {
  if (path !== '/' && !plainPath.test(path))
    return `${path} has other characters than letters, digits, hyphens and slashes`
  const bare = trimTrailingSlashes(path)
  // The router compares without regard to case.
  const owner = ownerOf.get(bare.toLowerCase())
  if (owner !== undefined) return owner === route ? null : `${path} is a page of the platform`
  const [first = '', ...below] = bare.slice(1).split('/')
  const isSearch = first === 'search' && route === 'search' && below.length === 1
  if (isSearch || !reservedTrees.includes(first.toLowerCase())) return null
  return `paths that begin with /${first} are the platform's`
}

/** What stands for ':name' in a pattern. */
type ParametersOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParametersOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

type Parameters<Id extends AddressId> = ParametersOf<(typeof addressTable)[Id]['pattern']>
type ParameterArguments<Id extends AddressId> = unknown extends Parameters<Id> ? [] : [parameters: Parameters<Id>]

/** The path of a page on this site: the configured one where the site may choose it. Parameters are percent-encoded. */
export function addressOf<Id extends AddressId>(site: Site, id: Id, ...[parameters]: ParameterArguments<Id>): string {
  const { pattern, setting } = addresses[id]
  if (setting !== undefined) return site.routes[setting]
  const given: Readonly<Record<string, string>> = parameters ?? {}
  return pattern.replaceAll(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}

interface SiteAddresses {
  readonly paths: ReadonlyMap<string, AddressId>
  readonly patterns: readonly { readonly id: AddressId; readonly segments: readonly string[] }[]
}

const known = new WeakMap<Site, SiteAddresses>()

function listSiteAddresses(site: Site): SiteAddresses {
  const before = known.get(site)
  if (before !== undefined) return before
  const paths = new Map<string, AddressId>()
  // Configured paths come first: where a site gives one page the former path of another, the path is the page's that
  // chose it.
  for (const id of addressIds) {
    const { setting } = addresses[id]
    if (setting !== undefined) paths.set(trimTrailingSlashes(site.routes[setting]), id)
  }
  for (const id of addressIds)
    for (const path of listFixedPaths(addresses[id])) if (!paths.has(path)) paths.set(path, id)
  const patterns = addressIds
    .filter((id) => addresses[id].pattern.includes(':'))
    .map((id) => ({ id, segments: addresses[id].pattern.split('/') }))
  const found = { paths, patterns }
  known.set(site, found)
  return found
}

/** Which address of the site a path is, whatever its trailing slash; null for a path that the table does not know. */
export function findAddress(site: Site, pathname: string): AddressId | null {
  const path = trimTrailingSlashes(pathname)
  const { paths, patterns } = listSiteAddresses(site)
  const exact = paths.get(path)
  if (exact !== undefined) return exact
  const segments = path.split('/', 6)
  const fits = (pattern: readonly string[]): boolean =>
    pattern.length === segments.length &&
    pattern.every((segment, at) => (segment.startsWith(':') ? segments[at] !== '' : segment === segments[at]))
  return patterns.find((pattern) => fits(pattern.segments))?.id ?? null
}

/** Whether the page of an address exists today; the others answer 404 until their screens come. */
export const isBuilt = (id: AddressId): boolean => addresses[id].routes.length > 0

/** A page under a path of the site's own choosing, for the router, which knows the fixed paths alone. */
export interface ConfiguredRoute {
  /** Id of the route in src/routes.ts that answers it. */
  readonly route: string
  /** Id of the added route. */
  readonly id: string
  /** Without slashes at its ends, as the router writes paths. */
  readonly path: string
}

const catchAll = 'routes/search'

/** The routes that the router needs besides its own for this site; empty for a site that keeps to the fixed paths. */
export function listConfiguredRoutes(site: Site): readonly ConfiguredRoute[] {
  return addressIds.flatMap((id): ConfiguredRoute[] => {
    const { pattern, setting, aliases = [], routes } = addresses[id]
    const [route] = routes
    // The catch-all route reads the configured path itself.
    if (setting === undefined || route === undefined || route === catchAll) return []
    const path = trimTrailingSlashes(site.routes[setting])
    if (!plainPath.test(path)) return []
    if ([pattern, ...aliases].some((fixed) => trimTrailingSlashes(fixed) === path)) return []
    return [{ route, id: `${route}.configured`, path: path.slice(1) }]
  })
}

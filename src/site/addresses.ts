import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { addressTable, type AddressDefinition, type RouteName } from './address-table.ts'
import { findOwnPage } from './content/own-pages.ts'
import { keepByRoutes } from './keep-by-routes.ts'
import type { Site } from './site.ts'

export type AddressId = keyof typeof addressTable

export const addresses: Readonly<Record<AddressId, AddressDefinition>> = addressTable
export const addressIds = Object.keys(addressTable) as readonly AddressId[]

/** First segments whose paths all belong to the platform: 'cars' for '/cars/anything'. */
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
  'reservations',
  'sandbox-payment',
  'healthz',
  'readyz',
  'metrics',
  'feeds',
  'sitemaps',
]

/** Whether all paths below a first segment belong to the platform. */
export const isReservedTree = (segment: string): boolean => reservedTrees.includes(segment)

/** The fixed paths of an address, which no site can change. */
function listFixedPaths({ pattern, setting, aliases = [] }: AddressDefinition): readonly string[] {
  if (pattern.includes(':')) return []
  return setting === undefined || aliases.length > 0 ? [pattern, ...aliases] : []
}

const ownerOf: ReadonlyMap<string, RouteName | null> = new Map(
  Object.values<AddressDefinition>(addresses).flatMap((address) =>
    listFixedPaths(address).map((path): [string, RouteName | null] => [path, address.setting ?? null]),
  ),
)

/** The router reads ':', '*' and '?' as patterns, and a path with a dot as a file name. */
const plainPath = /^(?:\/[A-Za-z0-9_~-]+)+\/?$/

/**
 * Reason why a site may not choose this path for this route; null: it is free. A route may take one of the fixed paths
 * of its own page, and the search any path of one segment below /search/.
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

/** Modules that show the text of a content page, alone or above a form. */
const contentModules: readonly (string | null)[] = ['routes/content-page.tsx', 'routes/content-form.tsx']
/** Reserved trees in which the platform itself keeps content pages. */
const contentTrees: readonly string[] = ['pages']
const contentPaths: ReadonlySet<string> = new Set(
  Object.values<AddressDefinition>(addresses)
    .filter(({ module }) => contentModules.includes(module))
    .flatMap(listFixedPaths),
)

/**
 * Reason why a site may not have a page of its own at this path; null: it is free, or the path of a content page, whose
 * text the site's page then replaces (CONTENT-10).
 */
export function findPageReservation(path: string): string | null {
  if (!plainPath.test(path)) return `${path} has other characters than letters, digits, hyphens and slashes`
  const bare = trimTrailingSlashes(path)
  const lower = bare.toLowerCase()
  if (ownerOf.has(lower)) return contentPaths.has(lower) ? null : `${path} is a page of the platform`
  const [first = '', ...below] = lower.slice(1).split('/')
  if (contentTrees.includes(first)) return below.length === 1 ? null : `pages below /${first} have one more segment`
  return reservedTrees.includes(first) ? `paths that begin with /${first} are the platform's` : null
}

/** Parameters of a pattern: a value for each ':name'. */
type ParametersOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParametersOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

type Parameters<Id extends AddressId> = ParametersOf<(typeof addressTable)[Id]['pattern']>
type ParameterArguments<Id extends AddressId> = unknown extends Parameters<Id> ? [] : [parameters: Parameters<Id>]

/** The pattern of an address on this site: with a configured path in place of what stands before its first ':name'. */
function patternOn(site: Pick<Site, 'routes'>, { pattern, below }: AddressDefinition): string {
  if (below === undefined) return pattern
  return trimTrailingSlashes(site.routes[below]) + pattern.slice(pattern.indexOf('/:'))
}

/** The path of a page on this site: the configured one where the site may choose it. Parameters are percent-encoded. */
export function addressOf<Id extends AddressId>(site: Site, id: Id, ...[parameters]: ParameterArguments<Id>): string {
  const { setting } = addresses[id]
  if (setting !== undefined) return site.routes[setting]
  const given: Readonly<Record<string, string>> = parameters ?? {}
  return patternOn(site, addresses[id]).replaceAll(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? ''),
  )
}

/** The path of an address on this site, its fixed aliases too, with '*' for each parameter. */
export function listPathPatterns(site: Pick<Site, 'routes'>, id: AddressId): readonly string[] {
  const address = addresses[id]
  const { setting } = address
  const path = setting === undefined ? patternOn(site, address) : trimTrailingSlashes(site.routes[setting])
  return [...new Set([path, ...listFixedPaths(address)])].map((pattern) => pattern.replaceAll(/:[a-z]+/g, '*'))
}

interface SiteAddresses {
  readonly paths: ReadonlyMap<string, AddressId>
  readonly patterns: readonly { readonly id: AddressId; readonly segments: readonly string[] }[]
}

const listSiteAddresses = keepByRoutes(buildSiteAddresses)

function buildSiteAddresses(site: Pick<Site, 'routes'>): SiteAddresses {
  const paths = new Map<string, AddressId>()
  // Configured paths come first: a site may give one page the default path of another page.
  for (const id of addressIds) {
    const { setting } = addresses[id]
    if (setting !== undefined) paths.set(trimTrailingSlashes(site.routes[setting]), id)
  }
  for (const id of addressIds)
    for (const path of listFixedPaths(addresses[id])) if (!paths.has(path)) paths.set(path, id)
  const patterns = addressIds
    .filter((id) => addresses[id].pattern.includes(':'))
    .map((id) => ({ id, segments: patternOn(site, addresses[id]).split('/') }))
  return { paths, patterns }
}

/** The address of the site that a path leads to, with or without a trailing slash; null for an unknown path. */
export function findAddress(site: Site, pathname: string): AddressId | null {
  const path = trimTrailingSlashes(pathname)
  const { paths, patterns } = listSiteAddresses(site)
  const exact = paths.get(path)
  if (exact !== undefined) return exact
  if (findOwnPage(site, path) !== null) return 'content_page'
  const segments = path.split('/', 6)
  const fits = (pattern: readonly string[]): boolean =>
    pattern.length === segments.length &&
    pattern.every((segment, at) => (segment.startsWith(':') ? segments[at] !== '' : segment === segments[at]))
  return patterns.find((pattern) => fits(pattern.segments))?.id ?? null
}

/** A path of the router and the module that answers it. */
export interface RouterPath {
  /** Id of the route: its module without the extension, or its path where one module answers several paths. */
  readonly id: string
  /** Pattern with a leading slash; '/*' for the catch-all. */
  readonly path: string
  readonly module: string
  readonly kind: 'page' | 'resource' | 'endpoint'
}

const catchAll = '/*'

/** The paths at which the router answers an address; all searches are answered by the catch-all route. */
const routedPaths = ({ pattern, aliases = [], search }: AddressDefinition): readonly string[] =>
  search === true ? [catchAll] : [pattern, ...aliases]

const pathsOfModules: ReadonlyMap<string | null, ReadonlySet<string>> = new Map(
  [...Map.groupBy(Object.values<AddressDefinition>(addresses), ({ module }) => module)].map(([module, group]) => [
    module,
    new Set(group.flatMap(routedPaths)),
  ]),
)

const routeIdOf = (module: string, path: string): string =>
  pathsOfModules.get(module)?.size === 1
    ? module.replace(/\.tsx?$/, '')
    : path.slice(1).replaceAll('/', '-').replaceAll(':', '')

/** Every path of the router, once each, the catch-all last (src/routes.ts makes its routes of them). */
export function listRouterPaths(): readonly RouterPath[] {
  const paths = Object.values<AddressDefinition>(addresses).flatMap((address): RouterPath[] => {
    const { kind, module } = address
    if (module === null || kind === 'text') return []
    return routedPaths(address).map((path) => ({ id: routeIdOf(module, path), path, module, kind }))
  })
  const unique = [...new Map(paths.map((each) => [each.path, each])).values()]
  return [...unique.filter(({ path }) => path !== catchAll), ...unique.filter(({ path }) => path === catchAll)]
}

/** A page at a configured path; the router itself only has the fixed paths. */
export interface ConfiguredRoute {
  /** Id of the route that answers the fixed path. */
  readonly route: string
  /** Id of the added route. */
  readonly id: string
  /** Without slashes at its ends, as the router writes paths. */
  readonly path: string
}

/** A site is an immutable value, and every request asks for its routes. */
const configuredRoutes = new WeakMap<Site, readonly ConfiguredRoute[]>()

/** The routes that this site needs in addition to the router's own; empty for a site without configured paths. */
export function listConfiguredRoutes(site: Site): readonly ConfiguredRoute[] {
  const known = configuredRoutes.get(site) ?? findConfiguredRoutes(site)
  configuredRoutes.set(site, known)
  return known
}

/** Pages of the site at paths that the router does not know. They come before patterns, such as those of models. */
function listOwnPageRoutes(site: Site): readonly ConfiguredRoute[] {
  const { module, pattern } = addressTable.content_page
  const route = routeIdOf(module, pattern)
  const paths = site.content.pages.map(({ path }) => trimTrailingSlashes(path))
  return [...new Set(paths)]
    .filter((path) => plainPath.test(path) && !listSiteAddresses(site).paths.has(path) && !path.startsWith('/pages/'))
    .map((path) => ({ route, id: `${route}.${path.slice(1)}`, path: path.slice(1) }))
}

function findConfiguredRoutes(site: Site): readonly ConfiguredRoute[] {
  const configured = addressIds.flatMap((id): ConfiguredRoute[] => {
    const { pattern, setting, below, aliases = [], module, search } = addresses[id]
    const choice = setting ?? below
    // The catch-all route reads the configured path of a search itself.
    if (choice === undefined || module === null || search === true) return []
    if (!plainPath.test(trimTrailingSlashes(site.routes[choice]))) return []
    const path = below === undefined ? trimTrailingSlashes(site.routes[choice]) : patternOn(site, addresses[id])
    if ([pattern, ...aliases].some((fixed) => trimTrailingSlashes(fixed) === path)) return []
    const route = routeIdOf(module, pattern)
    return [{ route, id: `${route}.configured`, path: path.slice(1) }]
  })
  return [...configured, ...listOwnPageRoutes(site)]
}

import { formatSearchState } from '#search/state/search-choices.ts'
import { isFormSpelling, isSearchParameter, parseSearchState } from '#search/state/search-state.ts'
import { addresses, findAddress } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'

export interface PageAddress {
  /** Path and query in the one spelling under which the page is rendered and cached. */
  readonly target: string
  /** Whether parameters of the request were left out. */
  readonly shortened: boolean
}

/**
 * Campaign parameters, which no page reads. A request with a parameter that is neither here nor one of the search is
 * rendered for itself, so that a feature whose parameter is missing in a list still works.
 */
const campaignParameters: ReadonlySet<string> = new Set([
  '_ga',
  '_gl',
  'dclid',
  'epik',
  'fbclid',
  'gad_campaignid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
  '_hsenc',
  '_hsmi',
])

/** Names the loaders of a client-side navigation; set by the router only. */
const routesParameter = '_routes'
const routeIds = /^[\w./,$*-]{1,400}$/

/** Part of the range on the page of models (CONTENT-09); other texts show the whole range, rendered for themselves. */
const bodyWords = /^[A-Za-z0-9-]{1,40}$/

/**
 * Characters of the longest cached address. No two visitors share a longer one, and the page of a thousand choices has
 * megabytes: a few dozen would evict all others.
 */
const longestKept = 1_000

const isCampaign = (name: string): boolean => name.startsWith('utm_') || campaignParameters.has(name)

/** Whether a path has an extension, which pages do not have; `.data` is the data of a client-side navigation. */
const namesFile = (path: string): boolean => path.includes('.', path.lastIndexOf('/') + 1)
const dataSuffix = '.data'

/** The path of the page whose data a `.data` request wants, in the router's spelling. */
function pagePathOf(path: string): string {
  if (!path.endsWith(dataSuffix)) return path
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.slice(0, -dataSuffix.length)
}

/**
 * The cache address of a GET for a page, or null for a request that is not cached: resources with an extension,
 * `/api/`, unknown parameters, the spellings of the form without scripts, which redirect, and whatever is longer than
 * `longestKept`. Pure; `target` is the request target.
 */
export function resolvePageAddress(site: Site, target: string): PageAddress | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (path.length > longestKept) return null
  if (!path.startsWith('/') || path.startsWith('//') || path.startsWith('/api/')) return null
  const isData = path.endsWith(dataSuffix)
  const pagePath = pagePathOf(path)
  if (namesFile(pagePath)) return null
  const address = findAddress(site, pagePath)
  if (address !== null && !addresses[address].cacheable) return null
  if (mark < 0 || mark === target.length - 1) return { target: path, shortened: false }

  const given = new URLSearchParams(target.slice(mark + 1))
  const search = new URLSearchParams()
  const isSearch = address !== null && addresses[address].search === true
  let routes: string | null = null
  let body: string | null = null
  let shortened = false
  for (const [name, value] of given) {
    if (isCampaign(name)) shortened = true
    else if (isSearch && isSearchParameter(name)) search.append(name, value)
    else if (address === 'models' && name === 'body' && body === null && bodyWords.test(value)) body = value
    else if (isData && name === routesParameter && routes === null && routeIds.test(value)) routes = value
    else return null
  }
  if (isFormSpelling(search)) return null
  const query = formatSearchState(parseSearchState(search, { kmSorts: site.search.sort.kms }))
  // Where the site opens its search with refinements of its own, an address that chooses nothing is not the bare path.
  const nothing = query === '' && search.size > 0 && site.search.default_refinements.length > 0 ? 'page=1' : ''
  const range = body === null ? '' : `body=${body}`
  const parts = [
    query,
    nothing,
    range,
    routes === null ? '' : `${routesParameter}=${encodeURIComponent(routes)}`,
  ].filter((part) => part !== '')
  const kept = parts.length === 0 ? path : `${path}?${parts.join('&')}`
  return kept.length > longestKept ? null : { target: kept, shortened }
}

import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import type { Site } from './site.ts'

type RedirectSite = Pick<Site, 'redirects'>
type Redirect = Site['redirects'][number]

/** What became of an address of the dealer's earlier web site. */
export type MovedAddress = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' }

interface RedirectTable {
  readonly exact: ReadonlyMap<string, Redirect>
  /** By the path before '/*'. */
  readonly below: ReadonlyMap<string, Redirect>
}

const tables = new WeakMap<RedirectSite['redirects'], RedirectTable>()

const wildcard = '/*'

/** Old addresses are compared without regard to case and to a slash at the end, as old web servers did. */
export const normaliseOldPath = (path: string): string => trimTrailingSlashes(path).toLowerCase()

function buildTable(redirects: RedirectSite['redirects']): RedirectTable {
  const exact = new Map<string, Redirect>()
  const below = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const isPattern = redirect.from.endsWith(wildcard)
    const key = normaliseOldPath(isPattern ? redirect.from.slice(0, -wildcard.length) : redirect.from)
    const table = isPattern ? below : exact
    // The first of two with the same path counts, as `sites check` says.
    if (!table.has(key)) table.set(key, redirect)
  }
  return { exact, below }
}

/** Deepest path whose prefixes are looked up, so that a path of a thousand slashes costs no more than another. */
const mostSegments = 20

/** The pattern above a path that is nearest to it. */
function findPattern(below: RedirectTable['below'], path: string): Redirect | null {
  if (below.size === 0) return null
  let end = path.split('/', mostSegments).join('/').length
  while (end > 0) {
    end = path.lastIndexOf('/', end - 1)
    const found = end <= 0 ? undefined : below.get(path.slice(0, end))
    if (found !== undefined) return found
  }
  return null
}

function resolveTarget({ from, to }: Redirect, path: string): MovedAddress {
  if (to === null) return { kind: 'gone' }
  if (!to.endsWith(wildcard) || !from.endsWith(wildcard)) return { kind: 'moved', to: to.replace(/\/\*$/, '/') }
  // A rest that begins with a slash or a backslash would make the target an address of another host.
  const rest = path.slice(from.length - 1).replace(/^[/\\]+/, '')
  return { kind: 'moved', to: `${to.slice(0, -1)}${rest}` }
}

/**
 * What the site's configuration says of a path: where it moved to, that it is gone, or null where it says nothing. An
 * exact path wins over a pattern, and a longer pattern over a shorter one. `path` is a request path without query.
 */
export function resolveRedirect({ redirects }: RedirectSite, path: string): MovedAddress | null {
  if (redirects.length === 0) return null
  const known = tables.get(redirects) ?? buildTable(redirects)
  tables.set(redirects, known)
  const key = normaliseOldPath(path)
  const found = known.exact.get(key) ?? findPattern(known.below, key)
  return found === null || found === undefined ? null : resolveTarget(found, path)
}

/** Pages of each kind to look at: those of one kind differ in their data alone. */
const mostOfKind = { vehicle: 4, search: 6, model: 3, accessories: 1, post: 3, offer: 3, location: 2 } as const
type Kind = keyof typeof mostOfKind

function kindOf(path: string): Kind | null {
  if (path.startsWith('/cars/')) return 'vehicle'
  if (path.startsWith('/search/')) return 'search'
  if (path.endsWith('/accessories')) return 'accessories'
  if (/^\/models\/[^/]+$/.test(path)) return 'model'
  if (/^\/blog\/[^/]+\/[^/]+$/.test(path)) return 'post'
  if (path.startsWith('/offers/')) return 'offer'
  return /^\/(?:contact-us|our-location)\/[^/]+$/.test(path) ? 'location' : null
}

/** The pages of a sitemap that an audit visits: every page of its own kind, and a few of each kind that has many. */
export function selectPages(paths: readonly string[]): readonly string[] {
  const seen = new Map<Kind, number>()
  return paths.filter((path) => {
    const kind = kindOf(path)
    if (kind === null) return true
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= mostOfKind[kind]
  })
}

const asked = new Set<string>()

/**
 * Asks for the scripts of the pages that a visitor is likely to open from this one: of a vehicle, and of the results.
 * Without this the first vehicle opens later than the next ones, by the time of a request and of its script. Nothing is
 * asked for on a connection that the visitor wants to save (the `Save-Data` setting of the browser).
 *
 * @param searchPath The site's path of the search, for example '/search/new-used-and-demo-cars'.
 */
export function preloadPages(searchPath: string): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return
  const next = [
    ['/cars/', 'routes/vehicle'],
    [searchPath, 'routes/search'],
  ] as const
  const paths = [...document.links].map(({ pathname }) => pathname)
  for (const [start, id] of next) {
    const route = window.__reactRouterManifest?.routes[id]
    if (route === undefined || asked.has(id) || !paths.some((path) => path.startsWith(start))) continue
    asked.add(id)
    for (const href of [route.module, ...(route.imports ?? [])])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

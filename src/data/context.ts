/**
 * Who asks. The first argument of every repository method that touches a site's data: no query runs without its site.
 * Made by the server for a request and by the command line for a command; there is no default site.
 */
export interface SiteContext {
  /** Slug of the site, as configured. Part of every key and every WHERE. */
  readonly siteId: string
  /** Epoch milliseconds. The only clock repositories read. */
  readonly now: () => number
}

/**
 * Work of the platform itself across sites (loading the index, following changes, applying configuration). Never made
 * from a request.
 */
export interface SystemContext {
  readonly system: true
  readonly now: () => number
}

/**
 * The caller of a repository method. It is the first argument of every method that touches a site's data, so that no
 * query runs without a site. Made by the server for a request and by the command line for a command; there is no
 * default site.
 */
export interface SiteContext {
  /** Slug of the site, as configured. Part of every key and every WHERE. */
  readonly siteId: string
  /** Epoch milliseconds. Repositories use no other clock. */
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

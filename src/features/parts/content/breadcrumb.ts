/** A step of the way to a page. */
export interface Crumb {
  readonly name: string
  readonly href: string
}

/** The way to a page: the home page, the pages between, and last the page itself. */
export const buildBreadcrumb = (...steps: readonly Crumb[]): readonly Crumb[] => [{ name: 'Home', href: '/' }, ...steps]

/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly text: string
  /** Path of the step; that of the page itself in the last one. */
  readonly href: string
}

/** The way to a page: the home page, the pages between, and last the page itself. */
export const buildTrail = (...steps: readonly Crumb[]): readonly Crumb[] => [{ text: 'Home', href: '/' }, ...steps]

/** The BreadcrumbList of a page, home page first, as a part of its structured data. `origin`: scheme and host. */
export function buildBreadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${origin}${href}`,
    })),
  }
}

/** schema.org data of a page's breadcrumb, home page first (API-05). `origin` is scheme and host of its addresses. */
export const buildBreadcrumbData = (crumbs: readonly Crumb[], origin: string): object => ({
  '@context': 'https://schema.org',
  ...buildBreadcrumbList(crumbs, origin),
})

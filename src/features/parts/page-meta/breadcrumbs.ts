/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly text: string
  /** Path of the step; that of the page itself in the last one. */
  readonly href: string
}

/** schema.org data of a page's breadcrumb, home page first (API-05). `origin` is scheme and host of its addresses. */
export function buildBreadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${origin}${href}`,
    })),
  }
}

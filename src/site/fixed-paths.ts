/** All hold the finance form (FIN-06). */
export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance'] as const

/** Paths that the platform serves itself; a route that a site chooses may not take one that means something else. */
export const platformPaths: readonly string[] = [
  '/', '/print', '/success', '/sign-in', '/checkout-journey', '/cars/trade-in', '/online-payment', '/spin-to-win', '/genuine-service', '/sell-my-car', '/sell-your-car', '/fleet', '/pre-owned',
  '/about-us', '/careers', '/warranty', '/blog', '/privacy-policy', '/terms-and-conditions', '/sitemap.xml', '/robots.txt', '/customer-feedback-survey', '/parts/search', '/personalised/finance', ...financePaths,
  '/contact-us', '/our-location', '/locations', '/cars', '/offers', '/enquiries', '/pages', '/search', '/api', '/assets', '/images', '/pictures', '/vehicle-art', '/healthz', '/readyz', '/metrics',
]

/** Paths that hold the same page as a route, and so may be its configured form. */
export const pathsOfRoute: Readonly<Partial<Record<string, readonly string[]>>> = {
  trade_in: ['/sell-my-car', '/sell-your-car'],
  contact: ['/contact-us'],
  finance: financePaths,
}

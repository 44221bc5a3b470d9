import type { Site } from './site.ts'

/** Names under `routes` of the paths that a site may choose (TEN-04). */
export type RouteName = Exclude<keyof Site['routes'], 'checkout_segment'>

type Path = `/${string}`

export interface AddressDefinition {
  /**
   * Path in the router's syntax: ':name' stands for one segment. Where `setting` is given it is the platform default.
   */
  readonly pattern: Path
  /**
   * How the address is answered: a page inside the layout of every page; a resource without that layout, such as a PDF;
   * a JSON endpoint, which docs/reference/openapi.json describes; a text for machines, which src/publication answers
   * outside the router.
   */
  readonly kind: 'page' | 'resource' | 'endpoint' | 'text'
  /** Route module below src; null for a text. */
  readonly module: `routes/${string}` | null
  /** The setting under `routes` with which a site changes the path; absent: the path is fixed. */
  readonly setting?: RouteName
  /** The setting whose path takes the place of what stands before the first ':name'; absent: all of it is fixed. */
  readonly below?: RouteName
  /** Fixed paths of the same page; the site may choose one of them as the configured path. */
  readonly aliases?: readonly Path[]
  /** Whether its page is the same for every anonymous visitor, so that the page cache may keep it. */
  readonly cacheable: boolean
  /** False keeps a page out of the sitemap: one of a single visitor, a step of a form, or one that needs a vehicle. */
  readonly listed?: false
  /**
   * False closes a page to crawlers in robots.txt: it costs work and holds nothing to find. Where a page may be known
   * to search engines already, its noindex must stay readable instead. Endpoints are closed in any case.
   */
  readonly crawled?: false
  /** A search: it reads its parameters from the query string, and the catch-all route answers it. */
  readonly search?: true
}

const page = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  pattern,
  kind: 'page' as const,
  module: `routes/${file}.tsx` as const,
  cacheable: false,
})
const unlisted = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  ...page(pattern, file),
  listed: false as const,
})
/** A page of one visitor or one vehicle that crawlers need not ask for. */
const uncrawled = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  ...unlisted(pattern, file),
  crawled: false as const,
})
const cached = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  ...page(pattern, file),
  cacheable: true,
})
const search = <const Pattern extends Path>(pattern: Pattern) => ({
  ...cached(pattern, 'search'),
  search: true as const,
})
const resource = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  pattern,
  kind: 'resource' as const,
  module: `routes/${file}.ts` as const,
  cacheable: false,
})
const endpoint = <const Pattern extends Path>(pattern: Pattern, file: string) => ({
  ...resource(pattern, file),
  kind: 'endpoint' as const,
})
const text = <const Pattern extends Path>(pattern: Pattern) => ({
  pattern,
  kind: 'text' as const,
  module: null,
  cacheable: false,
})

/**
 * Every address of a dealer site, with the file in src/routes that answers it. The router's routes, reserved paths,
 * configured paths, the page cache's decision, the list of JSON endpoints and the links of navigation and buttons
 * derive from this table (see addresses.ts and src/routes.ts).
 */
export const addressTable = {
  home: cached('/', 'home'),
  search: { ...search('/search/new-used-and-demo-cars'), setting: 'search' },
  search_all: search('/search/:first'),
  search_model: search('/search/:first/:second'),
  pre_owned: search('/pre-owned'),
  vehicle: cached('/cars/:slug', 'vehicle'),
  vehicle_pdf: { ...resource('/cars/:slug/document.pdf', 'vehicle-pdf'), crawled: false },
  vehicle_views: endpoint('/cars/:slug/view.json', 'vehicle-view-count'),
  // routes.checkout_segment may change the last segment to 'buy-online'.
  checkout: page('/cars/:slug/:segment', 'checkout'),
  checkout_journey: uncrawled('/checkout-journey', 'checkout-journey'),
  reservation: page('/reservations/:id', 'reservation'),
  sandbox_payment: page('/sandbox-payment/:reference', 'sandbox-payment'),
  payment_webhook: endpoint('/api/payments/webhook/:processor', 'payment-webhook'),
  print: uncrawled('/print', 'print'),
  special_offers: { ...cached('/special-offers', 'special-offers'), setting: 'special_offers' },
  offer: page('/offers/:id', 'offer'),
  offer_of_make: page('/offers/:manufacturer/:id', 'offer'),
  enquire: uncrawled('/enquire', 'enquire'),
  make_offer: uncrawled('/make-an-offer', 'vehicle-form'),
  success: unlisted('/success', 'success'),
  service_enquiry: page('/enquiries/service-enquiry', 'content-form'),
  parts_enquiry: page('/enquiries/parts-enquiry', 'content-form'),
  general_enquiry: page('/enquiries/general-enquiry', 'content-form'),
  feedback: page('/enquiries/feedback', 'content-form'),
  fleet_enquiry: page('/enquiries/fleet-enquiry', 'content-form'),
  new_vehicle_enquiry: page('/enquiries/new-vehicle-enquiry', 'content-form'),
  call_back: page('/enquiries/call-back', 'content-form'),
  contact: { ...page('/contact', 'contact'), setting: 'contact', aliases: ['/contact-us'] },
  locations: cached('/locations', 'locations'),
  location: cached('/locations/:slug', 'location'),
  // One of the two answers and the other leads there, by locations.per_location_page (LOC-06).
  location_contact: cached('/contact-us/:slug', 'location'),
  location_page: cached('/our-location/:slug', 'location'),
  unsubscribe: page('/pages/unsubscribe', 'content-form'),
  feedback_survey: unlisted('/customer-feedback-survey', 'content-form'),
  service: { ...cached('/service', 'content-page'), setting: 'service' },
  about_us: cached('/about-us', 'content-page'),
  warranty: cached('/warranty', 'content-page'),
  diamond_advantage: cached('/diamond-advantage', 'content-page'),
  buying: cached('/buying', 'content-page'),
  privacy_policy: cached('/privacy-policy', 'content-page'),
  terms: cached('/terms-and-conditions', 'content-page'),
  // Also the pages that a site has at paths of its own (content.pages).
  content_page: cached('/pages/:slug', 'content-page'),
  blog: cached('/blog', 'blog'),
  blog_feed: resource('/blog/feed.xml', 'blog-feed'),
  blog_category: cached('/blog/:category', 'blog'),
  blog_post: cached('/blog/:category/:slug', 'blog-post'),
  review_feedback: { ...unlisted('/review-feedback', 'review-feedback'), setting: 'review_feedback' },
  genuine_service: page('/genuine-service', 'content-form'),
  fleet: page('/fleet', 'content-form'),
  careers: page('/careers', 'content-form'),
  test_drive: { ...page('/book-test-drive/', 'test-drive'), setting: 'test_drive' },
  watchlist: { ...unlisted('/watchlist', 'watchlist'), setting: 'watchlist' },
  garage: { ...unlisted('/my-garage', 'garage'), setting: 'garage' },
  my_data_export: resource('/my-data/export', 'my-data-export'),
  my_data_delete: unlisted('/my-data/delete', 'my-data-delete'),
  compare: { ...uncrawled('/compare', 'compare'), setting: 'compare' },
  finance: {
    ...page('/finance', 'finance'),
    setting: 'finance',
    aliases: ['/finance-enquiry', '/apply-for-finance', '/car-finance'],
  },
  personalised_finance: unlisted('/personalised/finance', 'finance'),
  trade_in: { ...page('/trade-in', 'trade-in'), setting: 'trade_in', aliases: ['/sell-my-car', '/sell-your-car'] },
  car_trade_in: unlisted('/cars/trade-in', 'trade-in'),
  tow_check: page('/what-can-my-car-tow', 'tow-check'),
  online_payment: unlisted('/online-payment', 'online-payment'),
  payment_receipt: page('/online-payment/:id', 'payment-receipt'),
  equifax_finance: { ...unlisted('/equifax-finance', 'equifax-finance'), setting: 'equifax_finance' },
  spin_to_win: unlisted('/spin-to-win', 'spin-to-win'),
  recently_viewed: endpoint('/recently-viewed.json', 'recently-viewed'),
  saved_vehicles: endpoint('/saved-vehicles.json', 'saved-vehicles'),
  suggest: endpoint('/search-suggest', 'suggest'),
  api_events: endpoint('/api/events', 'events'),
  api_quote: endpoint('/api/youx/quote', 'api-quote'),
  api_finance_disclaimer: endpoint('/api/cars/:car/finance-disclaimer', 'api-finance-disclaimer'),
  api_search: endpoint('/api/search', 'api-search'),
  api_stock_search: endpoint('/api/search/:search', 'api-stock-search'),
  api_form: endpoint('/api/forms/:form', 'api-form'),
  api_leads: endpoint('/api/leads', 'api-leads'),
  api_form_submit: endpoint('/api/form-submit', 'api-form-submit'),
  api_phone_reveal: endpoint('/api/phone-reveal', 'phone-reveal'),
  api_watchlist_save: endpoint('/api/watchlist/save-car', 'watchlist-save-car'),
  api_watchlist_remove: endpoint('/api/watchlist/remove-car', 'watchlist-remove-car'),
  sign_in: uncrawled('/sign-in', 'sign-in'),
  sign_out: uncrawled('/sign-out', 'sign-out'),
  api_passkey_add_options: endpoint('/api/passkeys/add-options', 'passkey-add-options'),
  api_passkey_add: endpoint('/api/passkeys/add', 'passkey-add'),
  api_passkey_sign_in_options: endpoint('/api/passkeys/sign-in-options', 'passkey-sign-in-options'),
  api_passkey_sign_in: endpoint('/api/passkeys/sign-in', 'passkey-sign-in'),
  api_session: endpoint('/api/session', 'api-session'),
  api_test_drive_appointments: endpoint('/api/test-drive-appointments', 'api-test-drive-appointments'),
  api_nearest_dealership: endpoint('/api/nearest-dealership', 'api-nearest-dealership'),
  api_description: endpoint('/api/openapi.json', 'api-description'),
  api_trade_in_valuation: endpoint('/api/trade-in/valuation', 'api-trade-in-valuation'),
  api_trade_in_adjustment: endpoint('/api/trade-in/adjustment', 'api-trade-in-adjustment'),
  api_offer_accepted: endpoint('/api/trade-in/offer-accepted', 'api-offer-accepted'),
  api_miscellaneous: endpoint('/api/miscellaneous', 'api-miscellaneous'),
  sitemap: text('/sitemap.xml'),
  sitemap_part: text('/sitemaps/:part'),
  robots: text('/robots.txt'),
  llms: text('/llms.txt'),
  feed: { ...text('/feeds/:kind/:file'), crawled: false },

  models: { ...cached('/models', 'models'), setting: 'models' },
  model: { ...cached('/models/:slug', 'model'), below: 'models' },
  models_menu: endpoint('/models-menu.json', 'models-menu'),
  make_mark: resource('/images/makes/:file', 'make-mark'),
  parts: {
    ...cached('/vehicle-parts-and-accessories', 'parts'),
    setting: 'parts',
    aliases: ['/parts-and-accessories'],
  },
  parts_search: cached('/parts/search', 'parts-search'),
  // After every other address of two segments: its first one is the name of a model.
  model_accessories: cached('/:model/accessories', 'model-accessories'),
} as const satisfies Readonly<Record<string, AddressDefinition>>

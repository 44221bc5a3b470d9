import type { z } from 'zod'
import { choice, section, value } from './field.ts'
import { path, type routeNames } from './values.ts'

const route = (preset: string, effect: string, rows: string) =>
  value(
    path,
    preset,
    `${effect}; every link follows, and the other form of a trailing slash redirects to the one given`,
    rows,
  )

const routes = {
  search: route('/search/new-used-and-demo-cars', 'Results page', 'TEN-04 SRCH-02'),
  special_offers: route('/special-offers', 'Offers', 'TEN-04 CONTENT-01'),
  test_drive: route('/book-test-drive/', 'Test-drive booking', 'TEN-04 LEAD-11'),
  service: route('/service', 'Service', 'TEN-04 LEAD-19'),
  finance: route('/finance', 'Finance enquiry; target of every finance link', 'TEN-04 FIN-06 TEN-12'),
  trade_in: route('/trade-in', 'Trade-in valuation', 'TEN-04 BUY-04'),
  contact: route('/contact', 'Contact', 'TEN-04 LOC-15'),
  parts: route('/vehicle-parts-and-accessories', 'Parts', 'TEN-04 CONTENT-09'),
  watchlist: route('/watchlist', "Saved vehicles; target of 'View List'", 'WATCH-06'),
  compare: route('/compare', 'Stored favourites side by side', 'FAV-01'),
  review_feedback: route('/review-feedback', 'Review feedback page', 'CONTENT-05'),
  models: route('/models', 'Base of the model pages, /models/{slug}', 'CONTENT-09'),
  equifax_finance: route('/equifax-finance', 'Equifax finance, where switched on', 'AUTH-02'),
  garage: choice(
    ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'],
    '/my-garage',
    'Name of the garage',
    'AUTH-02',
  ),
  checkout_segment: choice(['checkout', 'buy-online'], 'checkout', 'Last segment of /cars/{slug}/checkout', 'BUY-01'),
} satisfies Record<(typeof routeNames)[number] | 'checkout_segment', z.ZodType>

export const routesSection = section('Paths that a site may choose', 'TEN-04', routes)

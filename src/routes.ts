import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('api/events', 'routes/events.ts'),
  route('cars/:slug/document.pdf', 'routes/vehicle-pdf.ts'),
  route('api/youx/quote', 'routes/api-quote.ts'),
  route('api/cars/:car/finance-disclaimer', 'routes/api-finance-disclaimer.ts'),
  route('api/search', 'routes/api-search.ts'),
  route('api/search/:search', 'routes/api-stock-search.ts'),
  route('search-suggest', 'routes/suggest.ts'),
  route('cars/:slug/view.json', 'routes/vehicle-view-count.ts'),
  route('recently-viewed.json', 'routes/recently-viewed.ts'),
  route('api/phone-reveal', 'routes/phone-reveal.ts'),
  layout('routes/visitor-tools.tsx', [
    index('routes/home.tsx'),
    route('cars/:slug', 'routes/vehicle.tsx'),
    route('print', 'routes/print.tsx'),
    route('enquire', 'routes/enquire.tsx'),
    route('finance', 'routes/finance.tsx', { id: 'finance' }),
    route('finance-enquiry', 'routes/finance.tsx', { id: 'finance-enquiry' }),
    route('apply-for-finance', 'routes/finance.tsx', { id: 'apply-for-finance' }),
    route('car-finance', 'routes/finance.tsx', { id: 'car-finance' }),
    route('personalised/finance', 'routes/finance.tsx', { id: 'personalised-finance' }),
    route('make-an-offer', 'routes/make-offer.tsx'),
    route('success', 'routes/success.tsx'),
    // Searches, also under a path of the site's own choosing; what is no search answers 404 there.
    route('*', 'routes/search.tsx'),
  ]),
] satisfies RouteConfig

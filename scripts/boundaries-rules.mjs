import { createRequire } from 'node:module'

const { forbidden } = createRequire(import.meta.url)('./boundaries-rules.cjs')

/** Names of all rules. */
export const rules = forbidden.map(({ name }) => name)

/** Rule and file of every violation planted in boundaries-canary. */
export const expectedViolations = [
  'domain-imports src/domain/imports-data.ts',
  'ui-imports src/ui/imports-domain.tsx',
  'search-imports src/search/imports-site.ts',
  'site-imports src/site/imports-stock.ts',
  'data-imports src/data/imports-site.ts',
  'integrations-imports src/integrations/imports-data.ts',
  'documents-imports src/documents/imports-data.ts',
  'stock-imports src/stock/imports-features.ts',
  'demo-imports src/demo/imports-server.ts',
  'jobs-imports src/jobs/imports-routes.ts',
  'features-imports src/features/screens/one/imports-data.tsx',
  'features-server-imports src/features/screens/one/imports-server.server.ts',
  'features-server-imports src/features/screens/one/imports-publication.server.ts',
  'features-server-imports src/features/screens/one/imports-files.server.ts',
  'routes-imports src/routes/imports-data.tsx',
  'server-imports src/server/imports-cli.ts',
  'screen-imports-screen src/features/screens/one/imports-two.tsx',
  'part-imports-screen src/features/parts/badge/imports-screen.tsx',
  'testkits-in-tests src/domain/imports-testkit.ts',
  'concurrency-imports src/concurrency/imports-domain.ts',
  'files-imports src/files/imports-domain.ts',
  'log-imports src/log/imports-domain.ts',
  'http-imports src/http/imports-data.ts',
  'pictures-imports src/pictures/imports-demo.ts',
  'publication-imports src/publication/imports-routes.ts',
  'listing-imports src/listing/imports-data.ts',
  'listing-decides-money src/routes/decides-price.tsx',
  'views-take-listings src/features/screens/one/reads-price.tsx',
  'no-cycles src/domain/cycle-a.ts',
  'no-drawers src/domain/imports-drawer.ts',
  'pure-rooms src/search/imports-core.ts',
  'domain-no-packages src/domain/imports-package.ts',
  'no-unresolvable src/domain/imports-nothing.ts',
]

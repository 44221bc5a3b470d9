// Which room may import which (see ARCHITECTURE.md). Everything not named in `may` is forbidden.
const rooms = [
  'domain',
  'search',
  'site',
  'listing',
  'stock',
  'data',
  'demo',
  'integrations',
  'documents',
  'jobs',
  'features',
  'ui',
  'routes',
  'server',
  'cli',
]
const may = {
  domain: [],
  ui: [],
  search: ['domain'],
  site: ['domain', 'search'],
  listing: ['domain', 'site'],
  data: ['domain'],
  integrations: ['domain'],
  documents: ['ui', 'domain', 'site', 'listing'],
  stock: ['domain', 'site', 'data'],
  demo: ['domain', 'site', 'stock'],
  jobs: ['domain', 'search', 'site', 'stock', 'data', 'integrations'],
  features: ['ui', 'domain', 'search', 'site', 'listing'],
}
const rules = Object.entries(may).map(([room, allowed]) => ({
  name: `${room}-imports`,
  severity: 'error',
  from: { path: `^src/${room}/`, ...(room === 'features' ? { pathNot: '\\.server\\.tsx?$' } : {}) },
  to: { path: `^src/(${rooms.filter((other) => other !== room && !allowed.includes(other)).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...rules.map((rule) => ({
      ...rule,
      from: { ...rule.from, pathNot: [rule.from.pathNot, '\\.test\\.tsx?$'].filter(Boolean).join('|') },
    })),
    {
      name: 'features-server-imports',
      severity: 'error',
      from: { path: '^src/features/.*\\.server\\.tsx?$' },
      to: { path: '^src/(routes|server|cli|demo|stock)/' },
    },
    {
      name: 'routes-imports',
      severity: 'error',
      from: { path: '^src/routes/' },
      to: {
        path: '^src/(server|cli|demo|stock|data|jobs|integrations)/',
        pathNot: '^src/server/(request-context|describe-error)\\.ts$',
      },
    },
    {
      name: 'feature-imports-feature',
      severity: 'error',
      // A test may put features together as a route does.
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      // What a visitor may be told of price and finance is decided in one room; everything else takes a Listing.
      name: 'listing-decides-money',
      severity: 'error',
      from: { path: '^src/(?!listing/|domain/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/domain/(price/resolve-price|finance/(resolve-repayment|resolve-quote|resolve-monthly-line|resolve-estimate-terms))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-take-listings',
      severity: 'error',
      from: { path: '^src/(features|documents)/', pathNot: '\\.(test|server)\\.tsx?$' },
      to: { path: '^src/domain/price/current-price\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-drawers',
      severity: 'error',
      from: {},
      to: { path: '/(utils|lib|common|helpers)/', pathNot: 'node_modules' },
    },
    {
      name: 'pure-rooms',
      severity: 'error',
      from: { path: '^src/(domain|search|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-no-packages',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\+types/' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}

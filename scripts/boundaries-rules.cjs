// Which room may import which (see ARCHITECTURE.md). Everything not named in `may` is forbidden.
const rooms = [
  'concurrency',
  'files',
  'log',
  'domain',
  'search',
  'site',
  'listing',
  'stock',
  'data',
  'demo',
  'integrations',
  'documents',
  'http',
  'pictures',
  'publication',
  'jobs',
  'features',
  'ui',
  'routes',
  'server',
  'cli',
]
const may = {
  concurrency: [],
  files: ['concurrency'],
  log: [],
  domain: [],
  ui: [],
  search: ['domain'],
  site: ['domain', 'search'],
  listing: ['domain', 'site'],
  data: ['domain'],
  integrations: ['domain'],
  documents: ['ui', 'domain', 'site', 'listing', 'concurrency'],
  http: ['domain', 'search', 'site', 'log', 'concurrency'],
  pictures: ['domain', 'site', 'data', 'integrations', 'http', 'log', 'concurrency', 'files'],
  publication: ['domain', 'search', 'site', 'listing', 'data', 'http', 'concurrency'],
  stock: ['domain', 'site', 'data'],
  demo: ['domain', 'site', 'stock', 'pictures'],
  jobs: ['domain', 'search', 'site', 'stock', 'data', 'integrations', 'listing', 'log', 'concurrency'],
  features: ['ui', 'domain', 'search', 'site', 'listing'],
  server: rooms.filter((room) => room !== 'cli'),
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
      from: { ...rule.from, pathNot: [rule.from.pathNot, '\\.(test|testkit)\\.tsx?$'].filter(Boolean).join('|') },
    })),
    {
      name: 'features-server-imports',
      severity: 'error',
      from: { path: '^src/features/.*\\.server\\.tsx?$' },
      to: { path: '^src/(routes|server|pictures|publication|files|cli|demo|stock)/' },
    },
    {
      name: 'routes-imports',
      severity: 'error',
      from: { path: '^src/routes/' },
      to: {
        path: '^src/(server|cli|demo|stock|data|jobs|integrations|pictures|publication)/',
        pathNot: '^src/server/request-context\\.ts$',
      },
    },
    {
      // A test may put screens together as a route does.
      name: 'screen-imports-screen',
      severity: 'error',
      from: { path: '^src/features/screens/([^/]+)/', pathNot: '\\.(test|testkit)\\.tsx?$' },
      to: { path: '^src/features/screens/', pathNot: '^src/features/screens/$1/' },
    },
    {
      name: 'part-imports-screen',
      severity: 'error',
      from: { path: '^src/features/parts/', pathNot: '\\.(test|testkit)\\.tsx?$' },
      to: { path: '^src/features/screens/' },
    },
    {
      // Test kits import development dependencies, which production does not install.
      name: 'testkits-in-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|testkit)\\.tsx?$' },
      to: { path: '\\.testkit\\.tsx?$|^src/site/test-site\\.ts$' },
    },
    {
      // What a visitor may be told of price and finance is decided in one room; everything else takes a Listing.
      name: 'listing-decides-money',
      severity: 'error',
      from: { path: '^src/(?!listing/|domain/)', pathNot: '\\.(test|testkit)\\.tsx?$' },
      to: {
        path: [
          '^src/domain/price/resolve-price\\.ts$',
          '^src/domain/finance/resolve-(repayment|quote|monthly-line|estimate-terms)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-take-listings',
      severity: 'error',
      from: { path: '^src/(features|documents)/', pathNot: '\\.(test|testkit|server)\\.tsx?$' },
      to: { path: '^src/domain/price/current-price\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-drawers',
      severity: 'error',
      from: {},
      to: { path: '/(utils|lib|common|helpers)/', pathNot: 'node_modules' },
    },
    {
      // The search engine of another process is asked over a network.
      name: 'pure-rooms',
      severity: 'error',
      from: { path: '^src/(domain|search|ui)/', pathNot: '\\.(test|testkit)\\.tsx?$|^src/search/sphinx/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-no-packages',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.(test|testkit)\\.tsx?$' },
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

/** Part of the source whose tests are judged by mutants of it. Patterns are relative to the repository. */
export interface MutatedRoom {
  readonly name: string
  readonly mutate: readonly string[]
  /** Files without a rule, and files that only tests use. */
  readonly exclude: readonly string[]
  /**
   * Files that hold large tables beside their rules. Emptied lists and objects are no mutants there: a test that
   * repeats a row of a table proves nothing.
   */
  readonly tables: readonly string[]
  /** Only the room's own tests count: a rule is tested where it is defined. They run in the order of the patterns. */
  readonly tests: readonly string[]
}

/** Lowest mutation score, in percent, with which a room passes. */
export const lowestScore = 85

const siteFiles = (...names: readonly string[]): readonly string[] => names.map((name) => `src/site/${name}.ts`)
const siteTests = (...names: readonly string[]): readonly string[] => names.map((name) => `src/site/${name}.test.ts`)

/** Parts of the site's addresses, each with a test of its own. */
const addressParts = [
  'routes',
  'resolve-navigation',
  'resolve-host',
  'site-origin',
  'redirects',
  'guessed-paths',
  'sign-in-path',
] as const

const siteAddresses = siteFiles('addresses', 'address-table', ...addressParts)
const siteLayers = siteFiles(
  'merge-layers',
  'origins',
  'resolve-site',
  'format-layer',
  'explain-site',
  'defaults',
  'search-presets',
  'contrast',
)
const siteDocuments = siteFiles(
  'read-site-file',
  'describe-syntax',
  'salvage-document',
  'describe-issue',
  'site-problem',
  'site-secrets',
  'list-switches',
  'json-schema',
  'reference',
  'vehicle-reference',
  'changed-settings',
)
const siteDealers = siteFiles(
  'resolve-dealership',
  'resolve-hours',
  'resolve-time-zone',
  'lead-routes',
  'locate',
  'location-map',
  'location-place',
  'rank-locations',
  'switches',
  'vehicle-place',
)
const siteModels = ['src/site/directory/*.ts', ...siteFiles('site-models')]
const siteChecks = ['src/site/checks/*.ts', ...siteFiles('check-site')]
const siteSets = siteFiles('check-sites')

export const mutatedRooms: readonly MutatedRoom[] = [
  {
    name: 'domain',
    mutate: ['src/domain/**/*.ts'],
    exclude: ['src/domain/hours/*.ts'],
    tables: [],
    tests: ['src/domain/!(hours)/**/*.test.ts'],
  },
  {
    name: 'hours',
    mutate: ['src/domain/hours/*.ts'],
    exclude: ['src/domain/hours/*.testkit.ts'],
    tables: [],
    // clocks.test.ts compares every minute of random schedules; repeating it for each mutant would take hours.
    tests: ['src/domain/hours/!(clocks).test.ts'],
  },
  {
    name: 'listing',
    mutate: ['src/listing/**/*.ts'],
    exclude: [],
    tables: [],
    // every-view.test.ts draws thousands of pages; repeating it for each mutant would take hours.
    tests: ['src/listing/resolve-listing.test.ts', 'src/listing/listing-finance.test.ts'],
  },
  {
    name: 'search-state',
    mutate: ['src/search/state/*.ts'],
    exclude: [],
    tables: [],
    tests: ['src/search/state/*.test.ts'],
  },
  {
    name: 'stock-derive',
    mutate: ['src/stock/derive/*.ts'],
    exclude: [],
    tables: ['src/stock/derive/makes.ts', 'src/stock/derive/models.ts'],
    tests: ['src/stock/derive/*.test.ts'],
  },
  // The site's own folder is several rooms, each judged by the tests of its files alone: a test that resolves whole
  // sites reaches nearly every mutant of the folder. demo-sites.test.ts is left out for that reason; it checks the
  // demo sites and not the rules.
  {
    name: 'site-addresses',
    mutate: siteAddresses,
    exclude: [],
    tables: ['src/site/address-table.ts'],
    tests: siteTests(...addressParts, 'content/platform-pages', 'addresses'),
  },
  {
    name: 'site-layers',
    mutate: siteLayers,
    exclude: [],
    tables: ['src/site/search-presets.ts'],
    // merge-layers.test.ts resolves sites of random layers, so it comes last.
    tests: siteTests('resolve-site', 'explain-site', 'contrast', 'search-presets', 'merge-layers'),
  },
  {
    name: 'site-files',
    mutate: siteDocuments,
    exclude: [],
    tables: [],
    // list-switches.test.ts calls its rules while it loads, so each mutant would load it anew; reference.test.ts
    // compares everything that they write.
    tests: siteTests(
      'describe-issue',
      'site-problem',
      'site-secrets',
      'changed-settings',
      'describe-syntax',
      'salvage-document',
      'reference',
      'home-blocks',
      'read-site-file',
    ),
  },
  {
    name: 'site-dealers',
    mutate: siteDealers,
    exclude: [],
    tables: [],
    tests: siteTests(
      'vehicle-place',
      'resolve-dealership',
      'resolve-hours',
      'location-place',
      'rank-locations',
      'lead-routes',
    ),
  },
  {
    name: 'site-models',
    mutate: siteModels,
    exclude: ['src/site/directory/makes.ts', 'src/site/directory/models-*.ts'],
    tables: ['src/site/directory/accessories.ts', 'src/site/directory/model-picture.ts'],
    tests: [...siteTests('directory/*'), ...siteTests('site-models')],
  },
  {
    // Every other file of the folder, so that a new one is not forgotten.
    name: 'site-stock',
    mutate: ['src/site/*.ts'],
    exclude: [
      ...siteAddresses,
      ...siteLayers,
      ...siteDocuments,
      ...siteDealers,
      ...siteModels,
      ...siteChecks,
      ...siteSets,
      // Used by tests only.
      'src/site/test-site.ts',
    ],
    tables: [],
    tests: siteTests(
      'on-website',
      'count-stock',
      'account-link',
      'sign-in-gates',
      'quote-provider',
      'reserve-copy',
      'next-stock-change',
      'stock-scope',
      'stocked-kinds',
      'sold-item-types',
      'test-drive-words',
    ),
  },
  {
    name: 'site-checks',
    mutate: siteChecks,
    exclude: [],
    tables: [],
    tests: ['src/site/checks/!(check-rules).test.ts', 'src/site/checks/check-rules.test.ts'],
  },
  {
    // What holds between the sites of a platform. Its tests check whole sites, so they reach every single check too.
    name: 'site-sets',
    mutate: siteSets,
    exclude: [],
    tables: [],
    tests: siteTests('check-stored-sites', 'check-sites'),
  },
  {
    name: 'site-content',
    mutate: ['src/site/content/*.ts'],
    exclude: [],
    tables: ['src/site/content/platform-pages.ts', 'src/site/content/scene-names.ts'],
    tests: ['src/site/content/*.test.ts'],
  },
  {
    name: 'site-places',
    mutate: ['src/site/places/*.ts', 'src/site/postcodes/*.ts'],
    exclude: [],
    tables: [],
    tests: ['src/site/places/*.test.ts', 'src/site/postcodes/*.test.ts'],
  },
  {
    // Runs while it loads, so each mutant loads it anew.
    name: 'site-schema',
    mutate: ['src/site/schema/*.ts', 'src/site/templates/*.ts'],
    exclude: [],
    tables: ['src/site/schema/*.ts', 'src/site/templates/*.ts'],
    // reference.test.ts sees the default, the bounds and the type of each setting. It and those after it load the whole
    // schema, so the others come first.
    tests: siteTests(
      'schema/values',
      'schema/site-schema',
      'describe-issue',
      'reference',
      'home-blocks',
      'resolve-site',
    ),
  },
]

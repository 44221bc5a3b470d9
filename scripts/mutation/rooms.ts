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

export const mutatedRooms: readonly MutatedRoom[] = [
  { name: 'domain', mutate: ['src/domain/**/*.ts'], exclude: [], tables: [], tests: ['src/domain/**/*.test.ts'] },
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
  {
    name: 'site',
    mutate: ['src/site/*.ts', 'src/site/directory/*.ts'],
    exclude: [
      'src/site/directory/makes.ts',
      'src/site/directory/models-*.ts',
      'src/site/check-site.ts',
      'src/site/check-sites.ts',
      // Used by tests only.
      'src/site/test-site.ts',
    ],
    tables: [],
    tests: ['src/site/*.test.ts', 'src/site/directory/*.test.ts'],
  },
  {
    name: 'site-checks',
    mutate: ['src/site/checks/*.ts', 'src/site/check-site.ts', 'src/site/check-sites.ts'],
    exclude: [],
    tables: [],
    tests: ['src/site/checks/*.test.ts', 'src/site/check-sites.test.ts', 'src/site/read-site-file.test.ts'],
  },
  {
    // Runs while it loads, so each mutant loads it anew.
    name: 'site-schema',
    mutate: ['src/site/schema/*.ts', 'src/site/templates/*.ts'],
    exclude: [],
    tables: ['src/site/schema/*.ts', 'src/site/templates/*.ts'],
    tests: [
      'src/site/schema/*.test.ts',
      'src/site/defaults.test.ts',
      'src/site/merge-layers.test.ts',
      'src/site/read-site-file.test.ts',
      'src/site/list-switches.test.ts',
    ],
  },
]

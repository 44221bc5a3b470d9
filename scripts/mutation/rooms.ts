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
    tests: ['src/listing/resolve-listing.test.ts'],
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
    mutate: ['src/site/**/*.ts'],
    exclude: [
      'src/site/directory/makes.ts',
      'src/site/directory/models-*.ts',
      // Used by tests only.
      'src/site/test-site.ts',
      'src/site/specified/*.ts',
    ],
    tables: ['src/site/templates/*.ts', 'src/site/schema/*.ts'],
    tests: [
      // These three read the whole schema and so notice most of its mutants.
      'src/site/list-switches.test.ts',
      'src/site/defaults.test.ts',
      'src/site/schema/*.test.ts',
      'src/site/checks/*.test.ts',
      'src/site/**/*.test.ts',
    ],
  },
]

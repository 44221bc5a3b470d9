import { describe, expect, test } from 'vitest'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { slugify } from '#domain/format/slugify.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { readFormFields } from '#features/enquiry/read-form-fields.server.ts'
import { resolvePageAddress } from '#server/page-address.ts'
import { buildTestSite } from '#site/test-site.ts'
import { findSlowestRun, longText } from './slowest-run.ts'

const site = buildTestSite({})
/** The longest request line that is answered, and the longest form body. */
const longestTarget = 12_000
const longestForm = 32_768
const limitMs = 2

/** Every parser of text that a visitor can send, with the longest text that reaches it. */
const parsers: readonly [name: string, parse: (text: string) => unknown, length: number][] = [
  ['parseAmount', parseAmount, longestTarget],
  ['parseMoney', parseMoney, longestTarget],
  ['slugify', slugify, longestTarget],
  ['trimTrailingSlashes', trimTrailingSlashes, longestTarget],
  ['readFormFields', (text) => readFormFields(text, ['name', 'email']), longestForm],
  ['resolvePageAddress of a path', (text) => resolvePageAddress(site, `/${text}`), longestTarget],
  ['resolvePageAddress of a query', (text) => resolvePageAddress(site, `/search/used-cars?${text}`), longestTarget],
]

describe('API-04 every parser of visitor text takes linear time', () => {
  test.each(parsers)('%s', (_name, parse, length) => {
    const { ms, input } = findSlowestRun(parse, longText(length), { count: 400, limitMs })
    expect(ms, `${JSON.stringify(input.slice(0, 80))} … of ${input.length} characters`).toBeLessThanOrEqual(limitMs)
  })
})

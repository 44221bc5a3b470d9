import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCollectionNotice, longestVisit, parseVisit, splitNotice } from './visit-attributes.ts'

const limits = { pages: 3, params: ['utm_source', 'gclid'] }
const none = { visited_pages: [], linked_query_params: {} }
const read = (value: unknown) => parseVisit(JSON.stringify(value), limits)

test('LEAD-02 the latest pages and the parameters that the site names are read', () => {
  expect(
    read({ pages: ['/', '/search/used-cars', '/cars/a', '/enquire'], params: { utm_source: 'radio', other: 'x' } }),
  ).toEqual({
    visited_pages: ['/search/used-cars', '/cars/a', '/enquire'],
    linked_query_params: { utm_source: 'radio' },
  })
})

test('LEAD-02 a site without the switch gets neither pages nor parameters', () => {
  const sent = JSON.stringify({ pages: ['/'], params: { utm_source: 'radio' } })
  expect(parseVisit(sent, { pages: 0, params: [] })).toEqual(none)
})

test('LEAD-02 API-04 other hosts, queries, long paths and values that are no text are dropped', () => {
  const pages = [
    '//evil.example',
    'https://evil.example',
    '/a?email=x',
    '/a#b',
    '/a b',
    '/\\evil',
    7,
    `/${'x'.repeat(200)}`,
  ]
  expect(read({ pages, params: { utm_source: ['a'], gclid: '', __proto__: 'x' } })).toEqual(none)
  expect(read({ pages: ['/a'], params: { gclid: 'g'.repeat(900) } }).linked_query_params.gclid).toHaveLength(200)
  for (const text of [null, '', 'x', '[]', '7', 'null', '{"pages":"/a"}', '"'.repeat(9), 'x'.repeat(longestVisit + 1)])
    expect(parseVisit(text, limits)).toEqual(none)
})

test('LEAD-02 API-04 whatever is sent, the result stays within the limits', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((json) => `{"pages":[${json}],"params":${json}}`),
      ),
      (text) => {
        const { visited_pages: pages, linked_query_params: params } = parseVisit(text, limits)
        expect(pages.length).toBeLessThanOrEqual(3)
        for (const page of pages) expect(page).toMatch(/^\/(?!\/)[^?#]{0,199}$/)
        expect(Object.keys(params).filter((name) => !limits.params.includes(name))).toEqual([])
      },
    ),
  )
})

test('LEAD-02 the collection notice declares what is sent', () => {
  expect(buildCollectionNotice('N.', { pages: 0, params: [] })).toBe('N.')
  expect(buildCollectionNotice('N.', { pages: 1, params: [] })).toBe(
    'N. The pages you visited on this site are sent with your enquiry.',
  )
  expect(buildCollectionNotice('N.', limits)).toMatch(/pages you visited .* campaign/)
  expect(buildCollectionNotice('N.', { pages: 0, params: ['gclid'] })).toMatch(/^N\. The campaign/)
})

test.each([
  ['We use it to reply.', 'We use it to reply.', ''],
  ['We use it to reply. See our policy. All of it.', 'We use it to reply.', 'See our policy. All of it.'],
  ['No full stop', 'No full stop', ''],
  ['Why? Because of 3.5 reasons.', 'Why?', 'Because of 3.5 reasons.'],
  ['', '', ''],
])('CONTENT-06 the notice %j begins with one sentence that is always read', (notice, first, rest) => {
  expect(splitNotice(notice)).toEqual({ first, rest })
})

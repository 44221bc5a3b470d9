import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue, findNearest } from './describe-issue.ts'
import { siteSchema } from './schema/site-schema.ts'
import { date } from './schema/values.ts'

/** What the author of a file that holds `value` reads. */
const tell = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value, { reportInput: true })
  return (result.error?.issues ?? [])
    .flatMap(describeIssue)
    .map(({ place, message, expected }) => [place.join('.'), message, expected])
}

describe('TEN-02 the known word that was probably meant', () => {
  test.each([
    ['page_size', ['page_size', 'page'], 'page_size'],
    ['PAGE_SIZE', ['page_size'], 'page_size'],
    ['page_size', ['PAGE_SIZE'], 'PAGE_SIZE'],
    ['abcd', ['ab'], 'ab'],
    ['abcde', ['ab'], null],
    ['ab', ['abcd'], 'abcd'],
    ['ab', ['abcde'], null],
    ['abcd', ['abxy'], 'abxy'],
    ['abcd', ['axyz'], null],
    ['abdc', ['abcd'], 'abcd'],
    ['abcdef', ['bcdefg'], 'bcdefg'],
    ['abcdefgh', ['abcdexyz'], null],
    ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
    ['abcdefghi', ['abcdewxyz'], null],
    ['kmz', ['kilometres', 'km', 'kmx', 'k'], 'km'],
    ['kmz', ['kilometres', 'ab', 'kmz'], 'kmz'],
    ['kmz', [], null],
  ] as const)('TEN-02 %s among %j is %s', (word, known, nearest) => {
    expect(findNearest(word, known)).toBe(nearest)
  })
})

describe('TEN-02 each kind of mistake is told in words', () => {
  const letters = z.enum(['left', 'right'])

  test.each<[z.ZodType, unknown, string, string | null]>([
    [z.string(), undefined, 'is missing', 'text'],
    [z.string(), 5, '5 is not allowed', 'text: put it in quotes'],
    [z.string(), true, 'true is not allowed', 'text'],
    [
      z.string(),
      null,
      'null is not allowed',
      "text; what begins with # stands in quotes ('#14532d'), or it is a comment",
    ],
    [z.number(), '5', '"5" is not allowed', 'a number'],
    [z.boolean(), 7, '7 is not allowed', 'true or false'],
    [z.int(), 1.5, '1.5 is not allowed', 'a whole number'],
    [z.boolean(), null, 'null is not allowed', 'true or false'],
    [z.array(z.string()), {}, 'a group of settings is not allowed', 'a list'],
    [z.strictObject({}), [], 'a list is not allowed', 'a group of settings'],
    [z.record(z.string(), z.string()), 1, '1 is not allowed', 'a group of settings by name'],
    [z.date(), 'soon', '"soon" is not allowed', 'date'],
    [z.number(), 'x'.repeat(200), `"${'x'.repeat(79)} is not allowed`, 'a number'],
    [letters, undefined, 'is missing', 'one of "left", "right"'],
    [letters, 'up', '"up" is not allowed', 'one of "left", "right"'],
    [letters, 'rihgt', `"rihgt" is not allowed; did you mean 'right'?`, 'one of "left", "right"'],
    [letters, 5, '5 is not allowed', 'one of "left", "right"'],
    [z.literal('fixed'), 'else', '"else" is not allowed', '"fixed"'],
    [z.number().min(1), 0, '0 is too small', 'at least 1'],
    [z.number().gt(1), 1, '1 is too small', 'more than 1'],
    [z.string().min(3), 'a', '"a" is too small', 'at least 3 characters'],
    [z.array(z.string()).min(1), [], 'a list is too small', 'at least 1 entries'],
    [z.number().max(9), 10, '10 is too large', 'at most 9'],
    [z.number().lt(9), 9, '9 is too large', 'less than 9'],
    [z.string().max(1), 'ab', '"ab" is too large', 'at most 1 characters'],
    [z.array(z.string()).max(0), ['a'], 'a list is too large', 'at most 0 entries'],
    [z.string().regex(/^a/, 'expected an a'), 'b', '"b" is not allowed', 'an a'],
    [z.string().regex(/^a/, 'as expected an a'), 'b', '"b" is not allowed', 'as expected an a'],
    [z.string().refine(() => false, 'expected c'), 'b', '"b" is not allowed', 'c'],
    [date, '2025-02-30', '"2025-02-30" is not allowed', 'a day that the calendar has, "2025-06-14"'],
    [z.number().multipleOf(5), 3, 'Invalid number: must be a multiple of 5', null],
    [z.union([z.string(), z.number()]), true, 'Invalid input', null],
  ])('TEN-02 case %#', (schema, value, message, expected) => {
    expect(tell(schema, value)).toEqual([['', message, expected]])
  })

  test('TEN-02 a name that is not allowed is told with its place and the rule of names', () => {
    const lenders = z.strictObject({ lenders: z.record(z.string().regex(/^[a-z]+$/, 'expected letters'), z.number()) })
    expect(tell(lenders, { lenders: { A1: 1 } })).toEqual([['lenders.A1', "the name 'A1' is not allowed", 'letters']])
  })

  const site = { slug: 'a', template: 'classic', name: 'A' }

  test('TEN-02 each unknown setting is told by itself, with the one that was meant', () => {
    expect(tell(siteSchema, { ...site, phon: '1', search: { sort: { km: true, newst: true } } })).toEqual([
      ['search.sort.km', "there is no setting 'km'; did you mean 'kms'?", null],
      ['search.sort.newst', "there is no setting 'newst'; did you mean 'newest'?", null],
      ['phon', "there is no setting 'phon'; did you mean 'phone'?", null],
    ])
  })

  test('TEN-02 an unknown setting like no other is told with all that stand there, in lists and records too', () => {
    expect(tell(siteSchema, { ...site, search: { sort: { alphabetical: true } } })).toEqual([
      ['search.sort.alphabetical', "there is no setting 'alphabetical'", expect.stringMatching(/^one of kms, newest/)],
    ])
    expect(
      tell(siteSchema, { ...site, dealerships: [{ id: 'a', slug: 'a', name: 'A', locations: [], telefax: '1' }] }),
    ).toEqual([['dealerships.0.telefax', "there is no setting 'telefax'", expect.stringContaining('name')]])
    expect(tell(siteSchema, { ...site, finance: { lenders: { a: { name: 'A', surcharges: 1 } } } })).toEqual([
      ['finance.lenders.a.surcharges', "there is no setting 'surcharges'", expect.stringContaining('rule')],
    ])
  })

  test('TEN-02 an unknown setting below a value or a place that is unknown itself is told without a list', () => {
    const within = (place: string) => z.strictObject({ [place]: z.strictObject({}) })
    for (const place of ['nowhere', 'phone', 'hosts'])
      expect(tell(within(place), { [place]: { x: 1 } })).toEqual([[`${place}.x`, "there is no setting 'x'", null]])
  })

  test('TEN-02 a symbol is no part of a place', () => {
    const issue = { code: 'custom', path: ['a', Symbol('b'), 0], message: 'expected c', input: 1 } as const
    expect(describeIssue({ ...issue, path: [...issue.path] })).toEqual([
      { place: ['a', 0], message: '1 is not allowed', expected: 'c' },
    ])
  })
})

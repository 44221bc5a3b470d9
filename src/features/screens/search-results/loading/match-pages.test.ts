import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPages, toPhrase, type NamedPage } from './match-pages.ts'

const page = (label: string, ...words: readonly string[]): NamedPage => ({
  label,
  href: `/${label.toLowerCase()}`,
  phrases: [label, ...words].map(toPhrase),
})

const pages = [
  page('Finance', 'loan', 'repayments'),
  page('Locations', 'hours', 'opening times'),
  page('Service', 'logbook'),
  page('Service Enquiry'),
  page('Parts', 'accessories'),
  page('Tweed Heads', 'Bigsky Tweed Heads'),
  page('Fleet'),
]

const find = (text: string, whole = false) => matchPages(pages, text, whole).map(({ label }) => label)

describe('SRCH-07 a text names a page by a whole phrase, or while nothing else matches by its beginning', () => {
  test.each([
    ['finance', ['Finance']],
    ['FINANCE', ['Finance']],
    ['car repayment', ['Finance']],
    ['Opening hours', ['Locations']],
    ['what are your opening times?', ['Locations']],
    ['opening t', ['Locations']],
    ['accessory', ['Parts']],
    ['parts', ['Parts']],
    ['par', ['Parts']],
    ['tweed', ['Tweed Heads']],
    ['heads', ['Tweed Heads']],
    ['Service-Enquiry', ['Service Enquiry', 'Service']],
    ['loan hours parts fleet', ['Fleet', 'Finance', 'Locations']],
    ['pa', []],
    ['artis', []],
    ['refinance', []],
    ['partscar', []],
    ['times opening', []],
    ['', []],
    [' -- ', []],
  ])('SRCH-07 %j: %j', (text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  test.each([
    ['ford transit parts', ['Parts']],
    ['ford transit part', ['Parts']],
    ['ford transit par', []],
    ['par', []],
    ['tweed', []],
    ['tweed heads', ['Tweed Heads']],
  ])('SRCH-07 beside vehicles, %j: %j', (text, expected) => {
    expect(find(text, true)).toEqual(expected)
  })
})

test('SRCH-07 letter case, plural and words around a phrase change nothing, and no text finds more than three', () => {
  const filler = fc.array(fc.constantFrom('my', 'ute', '2019', '&', 'für', '  '), { maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...pages), filler, filler, fc.boolean(), (wanted, before, after, plural) => {
      const written = `${wanted.label}${plural && !wanted.label.endsWith('s') ? 's' : ''}`
      const variants = [written, written.toUpperCase(), written.toLowerCase()]
      for (const each of variants) {
        const text = [...before, each, ...after].join(' ')
        expect(matchPages(pages, text, true)).toContain(wanted)
      }
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, whole) => {
      const found = matchPages(pages, text, whole)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found).size).toBe(found.length)
      // Beside vehicles a text finds no page that it does not find alone.
      if (whole) expect(matchPages(pages, text, false).length).toBeGreaterThanOrEqual(found.length)
    }),
  )
})

test('SRCH-07 only the 200 characters of the field are read', () => {
  expect(find(`${'x '.repeat(100)}finance`)).toEqual([])
  expect(find(`${'x '.repeat(90)}finance`)).toEqual(['Finance'])
})

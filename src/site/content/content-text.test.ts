import { describe, expect, test } from 'vitest'
import { buildTestSite } from '../test-site.ts'
import { fillLine, fillMarkdown, findLineFaults, findTextFaults } from './content-text.ts'

const site = buildTestSite({
  name: 'A*B_[Motors](x)',
  phone: '0755501111',
  trade_in: { enabled: false },
  routes: { finance: '/money_matters' },
})

describe('placeholders of content texts', () => {
  test('CONTENT-10 variables are filled, and what the site says cannot become markup', () => {
    expect(fillMarkdown(site, 'At {site.name}: [{site.phone}]({site.phone_href})')).toBe(
      String.raw`At A\*B\_\[Motors\]\(x\): [07 5550 1111](tel:\+61755501111)`,
    )
    expect(fillLine(site, 'At {site.name}')).toBe('At A*B_[Motors](x)')
    expect(fillLine(site, '{routes.finance}')).toBe('/money_matters')
  })

  test.each([
    [null, '/genuine-service'],
    ['https://book.tamarauto.com.au/', 'https://book.tamarauto.com.au/'],
    // A stand-in of the demo leads nowhere, so the form of the site takes its place.
    ['https://book.dealer.example/', '/genuine-service'],
  ])('LEAD-19 with the booking page %j a service is booked at %s', (booking_url, address) => {
    expect(fillLine(buildTestSite({ service: { booking_url } }), '{service.booking}')).toBe(address)
  })

  test('CONTENT-06 a list has an entry a line, and what it says cannot become markup', () => {
    const made = buildTestSite({ manufacturer: { name: 'K*a', slug: 'kia' } })
    const lines = fillMarkdown(made, 'To:\n\n{privacy.receivers}\n').split('\n')
    expect(lines.filter((line) => line.startsWith('- ')).length).toBeGreaterThan(3)
    expect(lines.some((line) => line.startsWith(String.raw`- K\*a and its network`))).toBe(true)
  })

  test('CONTENT-10 spaces around a condition do not matter, and a condition has its line to itself', () => {
    expect(fillMarkdown(site, '  {if finance}  \nb\n {end} ')).toBe('b')
    expect(fillMarkdown(site, 'see {unless finance}\nb')).toBe('see {unless finance}\nb')
    expect(fillMarkdown(site, '{if trade_in} c\nd')).toBe('{if trade_in} c\nd')
    expect(fillMarkdown(site, '{unless finance} c\nd')).toBe('{unless finance} c\nd')
  })

  test('CONTENT-10 a part stands only where its condition holds', () => {
    const text = 'a\n{if finance}\nb\n{unless trade_in}\nc\n{end}\n{if trade_in}\nd\n{end}\n{end}\ne'
    expect(fillMarkdown(site, text)).toBe('a\nb\nc\ne')
    expect(fillMarkdown(buildTestSite({ finance: { enabled: false } }), text)).toBe('a\ne')
  })

  test('CONTENT-10 braces around anything else are ordinary text', () => {
    const text = 'Sizes {S, M, L} and {} and {Site.name}'
    expect(findTextFaults(text)).toEqual([])
    expect(fillMarkdown(site, text)).toBe(text)
  })

  test.each([
    ['{site.nam}', ['{site.nam} is no variable']],
    ['{if moonlight}\na\n{end}', ["'moonlight' is no condition"]],
    ['{if finance}\na', ['a part that begins with {if …} or {unless …} has no {end}']],
    ['a\n{end}', ['{end} has no {if …} before it']],
    ['See {privacy.receivers} here', ['{privacy.receivers} needs a line of its own']],
    ['{privacy.receivers}\n\n{site.name} {routes.contact}', []],
  ])('CONTENT-10 the faults of %j are %j', (text, faults) => {
    expect(findTextFaults(text)).toEqual(faults)
  })

  test('CONTENT-10 a line of text takes no lists', () => {
    expect(findLineFaults('{complaints.bodies} {site.name} {nothing}')).toEqual([
      '{complaints.bodies} is no variable for a line of text',
      '{nothing} is no variable for a line of text',
    ])
  })

  test('CONTENT-06 complaints always have an address and a body, also of a site that gives neither', () => {
    expect(fillMarkdown(buildTestSite(), '{complaints.contact}')).toBe('- [Send us a message](/contact)')
    expect(fillMarkdown(buildTestSite({ state: 'tas' }), '{complaints.bodies}')).toMatch(/^- Tasmania: \[/)
    expect(fillMarkdown(site, '{complaints.contact}')).toBe('- Phone [07 5550 1111](tel:+61755501111)')
  })

  test('CONTENT-10 names of the language itself are no variables', () => {
    expect(findTextFaults('{constructor} {if constructor}')).toEqual(['{constructor} is no variable'])
    expect(findTextFaults('{if constructor}\n{end}')).toEqual(["'constructor' is no condition"])
  })
})

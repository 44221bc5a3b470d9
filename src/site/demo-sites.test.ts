import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listComingSpecialDays } from '#domain/hours/week-table.ts'
import { checkSites } from './check-sites.ts'
import { formatProblem } from './site-problem.ts'
import { resolveHours } from './resolve-hours.ts'
import { resolveNavigation } from './resolve-navigation.ts'
import type { Site } from './site.ts'
import { isServiceChatOn } from './switches.ts'

const folder = new URL('../../sites/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ file: name, text: readFileSync(new URL(name, folder), 'utf8') }))
const result = checkSites(files)
const sites = result.ok ? result.sites.map(({ site }) => site) : []

function siteOf(slug: string): Site {
  const site = sites.find((each) => each.slug === slug)
  if (site === undefined) throw new Error(`the demo site ${slug} is missing`)
  return site
}

/** Numbers that the Australian numbering authority keeps for fiction. */
const fictional = /^(?:0[2378] (?:5550|7010) \d{4}|0491 57\d \d{3}|1[38]00 975 7\d\d)$/

describe('the demo sites', () => {
  test('all five pass the check of site files, contrast included', () => {
    expect(result.ok ? [] : result.errors.map(formatProblem)).toEqual([])
    expect(
      result.ok
        ? result.sites.flatMap(({ warnings }) => warnings.filter(({ path }) => path !== '').map(formatProblem))
        : [],
      'a demo site is an example',
    ).toEqual([])
    expect(sites.map(({ slug, template }) => [slug, template])).toEqual([
      ['bigsky-motors', 'group'],
      ['harbourside-toyota', 'toyota'],
      ['ridgeline-ford', 'brand'],
      ['southern-cross-caravans', 'leisure'],
      ['tamar-valley-auto', 'classic'],
    ])
  })

  test('they are fictional and say so: numbers, mail domains, hosts and licences', () => {
    for (const { file, text } of files) {
      const numbers = [...text.matchAll(/(?:phone|new|used_demo): ?'?((?:0\d|1\d00)[0-9 ]{7,})/g)].map(
        ([, number = '']) => number.trim(),
      )
      expect(numbers.length, file).toBeGreaterThan(2)
      for (const number of numbers) expect(number, file).toMatch(fictional)
      for (const [, domain = ''] of text.matchAll(/@([a-z0-9.-]+)/g)) expect(domain, file).toMatch(/\.example$/)
      for (const [, host = ''] of text.matchAll(/https:\/\/([a-z0-9.-]+)/g)) expect(host, file).toMatch(/\.example$/)
      for (const [, licence = ''] of text.matchAll(/(?:dealer_license_number|motor_vehicle_repairer): (.+)/g))
        expect(licence, file).toContain('(fictional)')
    }
    expect(sites.every(({ demo }) => demo)).toBe(true)
  })

  test('their looks differ in colour, type and shape', () => {
    for (const pick of [
      (site: Site) => site.theme.colors.brand,
      (site: Site) => site.theme.font_heading,
      (site: Site) => String(site.theme.radius_px),
      (site: Site) => site.theme.studio,
    ])
      expect(new Set(sites.map(pick)).size).toBe(sites.length)
  })

  test('each keeps the time and the state of its place', () => {
    expect(Object.fromEntries(sites.map(({ slug, time_zone, state }) => [slug, [time_zone, state]]))).toEqual({
      'bigsky-motors': ['Australia/Brisbane', 'qld'],
      'harbourside-toyota': ['Australia/Perth', 'wa'],
      'ridgeline-ford': ['Australia/Sydney', 'nsw'],
      'southern-cross-caravans': ['Australia/Melbourne', 'vic'],
      'tamar-valley-auto': ['Australia/Hobart', 'tas'],
    })
  })
})

// These hold the variety of the demo sites. The rules themselves are proved beside their code, on sites made for the
// purpose.
describe('the variety of the demo sites', () => {
  test('harbourside sets the Toyota navigation, three departments of one name and a fortnightly Saturday', () => {
    const site = siteOf('harbourside-toyota')
    expect(resolveNavigation(site).header).toHaveLength(11)
    expect(site.dealerships[0]?.locations.map(({ name, location_type }) => [name, location_type])).toEqual([
      ['Harbourside Toyota', 'sales'],
      ['Harbourside Toyota Service', 'service'],
      ['Harbourside Toyota Parts', 'parts'],
    ])
    expect(site.locations.fortnightly_saturday).toEqual({ base_date: '2025-06-14', department: 'service' })
    expect([site.certified.enabled, site.content.service_advantage.enabled, isServiceChatOn(site)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('bigsky sets promotional cards, garage, checkout, online purchase and subscriptions', () => {
    const site = siteOf('bigsky-motors')
    expect(site.search.promo_positions).toEqual([8, 17])
    expect([
      site.auth.authentication,
      site.auth.garage,
      site.checkout.enabled,
      site.checkout.online_purchase.group,
      site.price.subscriptions,
      site.price.market_indicator.enabled,
      site.content.guarantee_strip.enabled,
    ]).toEqual(Array(7).fill(true))
    expect(site.content.haggle_free).not.toBeNull()
    expect(new Set(site.dealerships.flatMap(({ locations }) => locations.map(({ address }) => address.state)))).toEqual(
      new Set(['QLD', 'NSW']),
    )
  })

  test('tamar sets phones by car type, kms sorting, used only and the fixed slider', () => {
    const site = siteOf('tamar-valley-auto')
    expect([
      site.car_type_phones.enabled,
      site.search.sort.kms,
      site.search.stock_filters.used_only,
      site.search.price_slider.variant,
      site.reviews.minimum_rating,
    ]).toEqual([true, true, true, 'fixed', 3])
  })

  test('the finance page has the coloured head that all other pages of a site have', () => {
    for (const { layout, slug } of sites) expect(layout.finance.head, slug).not.toBe('plain')
  })

  test('the calculator begins with the period of the lender, so that a site speaks of one', () => {
    for (const { finance, finance_provider, calculator, slug } of sites) {
      const isMonthly = finance.lenders[finance_provider ?? '']?.rule === 'monthly'
      expect(calculator.frequencies[0] ?? 'weekly', slug).toBe(isMonthly ? 'monthly' : 'weekly')
    }
  })

  test('ridgeline sets a year-limited lender, buy-online, no X and the bar after 900 px', () => {
    const site = siteOf('ridgeline-ford')
    expect(site.finance.lenders[site.finance_provider ?? '']?.rule).toBe('year-limited')
    expect([
      site.routes.checkout_segment,
      site.share.hide_x,
      site.vdp_config.sticky_bar.variant,
      site.vdp_config.sticky_bar.scroll_px,
    ]).toEqual(['buy-online', true, 'scroll', 900])
    expect(new Set(site.dealerships.flatMap(({ makes }) => makes))).toEqual(new Set(['Ford', 'GWM']))
  })

  test('southern cross sets larger steps of money', () => {
    const site = siteOf('southern-cross-caravans')
    expect([site.calculator.quick_picks[0], site.search.price_ranges.at(-1)]).toEqual([20_000, 400_000])
    expect(site.search.preset).toBe(5)
  })
})

const nationalHolidays =
  '2026-12-25 2026-12-26 2026-12-28 2027-01-01 2027-01-26 2027-03-26 2027-03-29 2027-04-25'.split(' ')

test.each([
  ['WA', '2027-03-01 2027-03-28 2027-04-26 2027-06-07 2027-09-27'],
  ['QLD', '2027-03-27 2027-03-28 2027-04-26 2027-05-03 2027-10-04'],
  ['NSW', '2027-03-27 2027-03-28 2027-04-26 2027-06-14 2027-10-04'],
  ['VIC', '2027-03-08 2027-03-27 2027-03-28 2027-06-14 2027-11-02'],
  ['TAS', '2027-03-08 2027-06-14 2027-11-01'],
])('the locations of the demo sites in %s are closed on its public holidays', (state, own) => {
  const places = sites.flatMap((site) =>
    site.dealerships.flatMap(({ locations }) => locations).map((location) => ({ site, location })),
  )
  const here = places.filter(({ location }) => location.address.state === state)
  expect(here.length).toBeGreaterThan(0)
  const local = new Set(['2027-08-11', '2027-10-07'])
  for (const { site, location } of here) {
    const days = listComingSpecialDays(resolveHours(site, location), Date.UTC(2026, 10, 28), 100)
    const closed = days.filter(({ status, date }) => status === 'Closed' && !local.has(date)).map(({ date }) => date)
    expect(closed, location.id).toEqual([...nationalHolidays, ...own.split(' ')].toSorted())
  }
})

import { describe, expect, test } from 'vitest'
import { describeRateWarning } from '#domain/finance/describe-repayment.ts'
import { createRepayment } from '#domain/finance/repayment.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { FinancePanelView } from '#features/parts/finance/finance-panel-view.ts'
import type { ShareView } from '#features/parts/sharing/share-view.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { count, render, textsOf } from './vehicle-page.testkit.tsx'

test('VDP-07 the grid has four facts before Show More, where the site says nothing else', () => {
  const countShown = (site: DocumentPart): number =>
    count(render({}, site), '[aria-labelledby="key-information"] > div > dl > div')
  expect(countShown({})).toBe(4)
  expect(countShown({ vdp_config: { key_facts_shown: 6 } })).toBe(6)
})

test('VDP-07 one fact too many is behind Show More, and a grid that is whole has no such control', () => {
  const panel = '[aria-labelledby="key-information"]'
  const facts = count(render({}, { vdp_config: { key_facts_shown: 50 } }), `${panel} dl > div`)
  const openWith = (key_facts_shown: number) => {
    const page = render({}, { vdp_config: { key_facts_shown } })
    return [count(page, `${panel} details dl > div`), page.querySelector(`${panel} summary`)?.textContent]
  }
  expect(openWith(facts - 1)).toEqual([1, 'Show MoreShow Less'])
  expect(openWith(facts)).toEqual([0, undefined])
})

test('VDP-01 the condition stands once, before the kilometres', () => {
  const page = render({ car_type: 'demo', km: 1_833 }, { vdp_config: { key_facts_shown: 8 } })
  expect(page.querySelector('h1')?.parentElement?.textContent).toMatch(/Demo1,833\u00a0km/)
  expect(textsOf(page).filter((text) => text === 'Demo')).toHaveLength(1)
})

test('VDP-14 the place in the title is the location link, in the words of the site', () => {
  const site: DocumentPart = { vdp_config: { show_map_section: true } }
  const links = (page: Document) =>
    [...page.querySelectorAll('a[href="#vehicle-map"]')].map(({ textContent }) => textContent)
  expect(links(render({ city: 'Perth', state: 'WA' }, site))).toEqual(['View Location: Perth, WA'])
  expect(links(render({ city: null, state: null }, site))).toEqual(['View Location'])
})

test('VDP-01 the views have their place before they are counted, where the site counts them', () => {
  const placesOf = (site: DocumentPart) =>
    [...render({}, site).querySelectorAll('aside > .views:last-child')].map(({ className }) => className)
  expect(placesOf({ vdp_config: { view_counter: true } })).toEqual(['views invisible'])
  expect(placesOf({ vdp_config: { view_counter: false } })).toEqual([])
})

const line = createRepayment({
  period: 'week',
  amount: dollars(165),
  interestRate: 7.99,
  comparisonRate: 8.72,
  example: 'Example: $30,000 secured over 5 years.',
  warning: 'WARNING: This comparison rate is true only for the examples given.',
  lender: 'Clearday',
})
const panel: FinancePanelView = {
  carId: 'id-s1',
  line,
  monthly: null,
  terms: [],
  disclaimer: [],
  href: '/finance',
  linkText: null,
  quote: null,
}
const financeOf = (finance: FinancePanelView) => render({}, {}, { finance }).querySelector('aside .buy-finance')

test('FIN-07 the repayment near the price has its comparison rate, and the warning stands right below', () => {
  const [figure, link] = financeOf(panel)?.children ?? []
  const [rates, warning] = figure?.children ?? []
  expect(rates?.textContent).toMatch(/\$165 a week\* · 7\.99%\sp\.a\..*8\.72%\sp\.a\. comparison rate\*/)
  expect(warning?.textContent).toBe(`* ${describeRateWarning(line)}`)
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['#finance', 'See finance estimate'])
})

test('VDP-12 FIN-07 price, facts, first actions, repayment with warning, seller and call follow each other', () => {
  const main = { id: 'main', slug: 'main', name: 'Main' }
  const aside = render(
    {},
    {
      phone: '08 5550 1000',
      vdp_config: { key_facts_shown: 8 },
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' })),
      dealerships: [{ ...main, locations: [{ ...main, address: { state: 'QLD' } }] }],
    },
    { finance: panel },
  ).querySelector('aside')
  const parts = ['[data-price]', '.glance', '.btn-filled', '.buy-finance', '.seller-proof', '.call-row']
  const order = [...(aside?.querySelectorAll(parts.join(', ')) ?? [])]
  expect(order.map((element) => parts.find((part) => element.matches(part)))).toEqual([...parts, '.call-row'])
})

test('FIN-03 without a figure only the link to the estimate stands near the price', () => {
  for (const unknown of [null, { kind: 'enquire' as const, text: 'Enquire for Finance' }])
    expect([...(financeOf({ ...panel, line: unknown })?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['A'])
})

test('PRICE-04 the distance to the market average stands with the price, in the words of the cards', () => {
  const page = render(
    { autograb_data: { average_market_price: dollars(35_000) } as never, price: dollars(32_000) },
    { price: { market_indicator: { enabled: true } } },
  )
  expect(page.querySelector('aside div:has(> p > [data-price]) ~ .market-note')?.textContent).toMatch(
    /^\$\d,\d{3} below the market average of \$35,000$/,
  )
})

const online: DocumentPart = { checkout: { enabled: true, online_purchase: { all: true } } }

test('VDP-12 VDP-18 deposit, online purchase and the accepted cards are one block with a heading', () => {
  const block = render({ payment_processors: ['stripe'] }, online).querySelector('aside #reserve')
  expect(block?.querySelector('h2')?.textContent).toBe('Reserve or buy it online')
  expect([...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Reserve This Car $200 deposit',
    'Buy Online',
  ])
  expect(block?.textContent).toContain('Held for 48 hours, deposit 100% refundable.')
  expect(block?.querySelectorAll('[aria-label="Payment methods"] img').length).toBe(5)
})

test('VDP-12 the block names what can be done, and is not there where nothing can', () => {
  const headingOf = (site: DocumentPart) =>
    render({ payment_processors: ['stripe'] }, site).querySelector('aside #reserve > h2')?.textContent
  expect(headingOf({ checkout: { enabled: true } })).toBe('Reserve it online')
  expect(headingOf({ ...online, buttons: { sidebar: { reserve: false } } })).toBe('Buy it online')
  expect(headingOf({})).toBeUndefined()
})

test('VDP-12 a text that reserves stands after the button that buys', () => {
  const page = render({ payment_processors: ['stripe'] }, { ...online, buttons: { style: { reserve: 'text' } } })
  expect([...page.querySelectorAll('#reserve a')].map(({ className }) => className.includes('btn-'))).toEqual([
    true,
    false,
  ])
})

test('VDP-12 what is text stands in one row, last of the actions, and the tow check has an icon of its own', () => {
  const site: DocumentPart = {
    ...online,
    tow_check: { enabled: true },
    buttons: { custom: [{ text: 'What can my car tow?', url: '/what-can-my-car-tow', style: 'text' }] },
  }
  const row = render({ payment_processors: ['stripe'] }, site).querySelector('aside .action-links')
  expect(row?.nextElementSibling).toBeNull()
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Value Your Trade-In',
    'What can my car tow?',
  ])
  expect(row?.lastElementChild?.querySelector('svg')?.innerHTML).toBe(
    render({ item_type: 'caravan' }, site).querySelector('.facts svg')?.innerHTML,
  )
})

const shareView = {
  origin: 'https://dealer.example',
  originFixed: false,
  path: '/cars/s1',
  title: 'A car',
  siteName: 'Dealer',
  networks: { x: false },
  copiedNote: 'inline',
  window: { width: 600, height: 400 },
  paper: null,
} as const

test('VDP-12 SHARE-01 the row of quiet actions leads to the share bar, where the page has one', () => {
  const linksOf = (site: DocumentPart, share: ShareView | null) =>
    [...render({}, site, { share }).querySelectorAll('aside .action-links > a[href="#share"]')].length
  expect(linksOf({}, shareView)).toBe(1)
  expect(render({}, {}, { share: shareView }).querySelectorAll('section#share')).toHaveLength(1)
  expect(linksOf({ vdp_config: { sections: ['facts'] } }, shareView)).toBe(0)
  expect(linksOf({}, { ...shareView, networks: null })).toBe(0)
  expect(linksOf({}, null)).toBe(0)
})

test('VDP-07 on a phone a word, such as 4x4, needs no label in sight, and a number has one', () => {
  const glance = render(
    { simple_transmission: 'Automatic', drive: '4x4', simple_fuel: null, fuel: null, simple_body: null, body: null },
    { vdp_config: { key_facts_shown: 5 } },
  )
  const labels = [...glance.querySelectorAll('.glance dt > span')].map(({ textContent, className }) => [
    textContent,
    className,
  ])
  expect(labels).toContainEqual(['Transmission', 'max-lg:sr-only'])
  expect(labels).toContainEqual(['Drive', 'max-lg:sr-only'])
  expect(labels).toContainEqual(['Seats', ''])
})

describe('a vehicle without a repayment', () => {
  const promise = { what_you_get: { title: 'With it', items: ['A', 'B', 'C', 'D'].map((text) => ({ text })) } }
  const page = { key_facts_shown: 8, beside_price: [] }
  const site: DocumentPart = { vdp_config: { ...page, ...promise } }
  const unpriced = { price: null, offer_price: null, preorder: true }
  const panelOf = (vehicle: Partial<Vehicle>, part: DocumentPart = site) => render(vehicle, part).querySelector('aside')
  const told = (vehicle: Partial<Vehicle>, part?: DocumentPart) => {
    const aside = panelOf(vehicle, part)
    const promises = [...(aside?.querySelectorAll('.promises li') ?? [])].map(({ textContent }) => textContent)
    return { facts: aside?.querySelector('.glance-wide') !== null, promises }
  }

  test('VDP-01 its facts and the first promises stand beside the pictures, where a repayment would', () => {
    expect(told(unpriced)).toEqual({ facts: true, promises: ['A', 'B', 'C'] })
    // A quote may still bring the repayment, which needs the room.
    expect(told({}, { ...site, finance: { quote: { enabled: true } } })).toEqual({ facts: false, promises: [] })
    expect(told({ ...unpriced, status: 'sold' })).toEqual({ facts: false, promises: [] })
    expect(told(unpriced, { vdp_config: page })).toEqual({ facts: true, promises: [] })
  })

  test.each([
    ['preorder', true, /order it before it arrives/],
    ['price on request', false, /by phone or email/],
  ] as const)(
    'PRICE-01 VDP-12 of a %s the page says what asking brings, and its first action asks',
    (_, preorder, note) => {
      const aside = panelOf({ ...unpriced, preorder })
      expect(aside?.querySelector('[data-price]')).toBeNull()
      expect(aside?.textContent).toMatch(note)
      expect(aside?.querySelector('.btn-filled')?.textContent).toBe('Ask for the Price')
      expect(panelOf({})?.textContent).not.toMatch(note)
    },
  )
})

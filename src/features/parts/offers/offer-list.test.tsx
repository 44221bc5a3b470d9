import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { OfferFigures } from './offer-card.tsx'
import { OfferList } from './offer-list.tsx'
import { buildOffers, type OffersLayout } from './offer-view.ts'

const nowMs = Date.parse('2026-11-23T02:00:00Z')
const long = 'Fitted in our own workshop before you pick the vehicle up. '.repeat(6).trim()

/** The list of so many offers, the last of them with texts that are cut. */
function show(layout: OffersLayout, count: number, leads = false) {
  const offers = Array.from({ length: count }, (_, index) => ({ id: `o${index}`, name: `Offer ${index}` }))
  const last = { ...offers.at(-1), description: long, disclaimer: long }
  const site = buildTestSite({ content: { offers: [...offers.slice(0, -1), last] } as never })
  const list = <OfferList offers={buildOffers(site, nowMs)} layout={layout} leads={leads} />
  return parseHtml(renderToStaticMarkup(<MemoryRouter>{list}</MemoryRouter>))
}

test.each(['lead', 'gallery'] as const)(
  'CONTENT-01 below a leading offer none stands alone in a row of two: %s',
  (layout) => {
    const rowsOfOwn = (count: number) =>
      [...show(layout, count).querySelectorAll('li')].map(({ className }) => className.includes('sm:col-span-full'))
    expect(rowsOfOwn(3)).toEqual([true, false, false])
    expect(rowsOfOwn(4)).toEqual([true, false, false, true])
  },
)

test('CONTENT-01 the picture of the first offer of a page is not waited for, and the others are', () => {
  const waits = (leads: boolean) =>
    [...show('lead', 3, leads).querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))
  expect(waits(true)).toEqual([null, 'lazy', 'lazy'])
  expect(waits(false)).toEqual(['lazy', 'lazy', 'lazy'])
})

test('CONTENT-01 a card says what the offer is above its buttons, and its conditions stand below them', () => {
  const card = [...show('lead', 3).querySelectorAll('article')].at(-1)
  const stops = [...(card?.querySelectorAll('a:not([tabindex]), summary') ?? [])].map(({ textContent }) => textContent)
  expect(stops).toEqual([
    'Offer 2',
    expect.stringMatching(/^Show More.*description/),
    'Enquire Now',
    expect.stringMatching(/^Show More.*conditions/),
  ])
})

test.each([
  ['New from $42,900 Drive Away', '$42,900'],
  ['Used from $289 per week or $32,990 Drive Away to buy', '$289'],
  ['Enquire for price.', undefined],
])('CONTENT-01 PRICE-01 the amount leads the price of an offer, and no word of it is lost: %s', (price, amount) => {
  const stock = { price, count: '3 for sale', button: 'See all 3', href: '/search/ford/ranger' }
  const shown = parseHtml(renderToStaticMarkup(<OfferFigures offer={{ stock, ends: null }} />))
  expect(shown.querySelector('p')?.textContent).toBe(price)
  expect(shown.querySelector('strong')?.textContent).toBe(amount)
})

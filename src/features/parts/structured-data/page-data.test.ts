import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { findStructuredFaults, type StructuredData } from '#tests/fixtures/structured-data.ts'
import { buildFaqData } from './faq-data.ts'
import { buildModelData } from './model-data.ts'
import { buildOfferData } from './offer-data.ts'
import { buildPostData } from './post-data.ts'

const address = { origin: 'https://a.example', url: 'https://a.example/page' }
const faultsOf = (data: object): readonly string[] => findStructuredFaults(data as StructuredData)

const offer = {
  id: 'tray',
  href: '/offers/tray',
  name: 'Ranger with tray',
  category: 'Vehicle offer',
  make: 'Ford',
  description: { whole: 'With a tray, fitted here.', beginning: null },
  disclaimer: null,
  image: '/banners/offers.svg',
  hasBanner: true,
  ends: null,
  stock: null,
  explore: null,
  testDrive: null,
}

test('API-05 CONTENT-01 an offer says what it is, who offers it and until when, and no price', () => {
  const data = buildOfferData(offer, Date.UTC(2027, 0, 31, 13), address)
  expect(data).toMatchObject({
    '@type': 'Offer',
    name: 'Ranger with tray',
    description: 'With a tray, fitted here.',
    image: 'https://a.example/banners/offers.svg',
    validThrough: '2027-01-31T13:00:00.000Z',
    offeredBy: { '@id': 'https://a.example/#dealer' },
  })
  expect(JSON.stringify(data)).not.toMatch(/price/i)
  expect(faultsOf(data)).toEqual([])
  expect(buildOfferData(offer, Number.POSITIVE_INFINITY, address)).not.toHaveProperty('validThrough')
})

const model = {
  make: 'Ford',
  name: 'Ranger',
  title: 'Ford Ranger',
  description: 'Ford Ranger at Main Street Motors.',
  pictures: [{ url: '/vehicle-art/ford-ranger/side', alt: 'Illustration' }],
}

test('API-05 CONTENT-09 a model has a lowest price only where the page tells a total', () => {
  const priced = buildModelData({ ...model, total: dollars(41_000) }, address)
  expect(priced).toMatchObject({
    '@type': 'Vehicle',
    brand: { name: 'Ford' },
    offers: { '@type': 'AggregateOffer', lowPrice: 41_000, priceCurrency: 'AUD' },
  })
  const silent = buildModelData({ ...model, total: null }, address)
  expect(silent).not.toHaveProperty('offers')
  expect([faultsOf(priced), faultsOf(silent)]).toEqual([[], []])
})

test('API-05 questions and answers are a page of questions; without any there is no data', () => {
  const [data = {}] = buildFaqData([{ question: 'Do you take trade-ins?', answer: 'Yes.' }])
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Do you take trade-ins?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ],
  })
  expect(faultsOf(data)).toEqual([])
  expect(buildFaqData([])).toEqual([])
})

test('API-05 CONTENT-08 a post names its day and the dealer', () => {
  const data = buildPostData(
    {
      title: 'Towing',
      summary: 'What to weigh.',
      href: '/blog/buyer-advice/towing',
      category: 'buyer-advice',
      date: '14 August 2026',
      published: '2026-08-14',
      image: null,
      scene: 'caravan',
      length: '2 min read',
      pictureSize: [375, 375],
    },
    address,
  )
  expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: '2026-08-14' })
  expect(faultsOf(data)).toEqual([])
})

test.each([
  [{ '@type': 'Thing' }, 'Thing is no type of our pages'],
  [{ '@type': 'FAQPage', mainEntity: [] }, 'a page of questions without one'],
  [{ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'A', item: '/a' }] }, 'fewer than two'],
  [{ '@type': 'Offer', name: 'A', url: 'u', offeredBy: {}, price: 5 }, 'no currency'],
  [{ '@type': 'Car', name: '', url: 'u', brand: {} }, 'Car.name is empty'],
])('the check of structured data refuses %j', (data, fault) => {
  expect(findStructuredFaults(data).join('; ')).toContain(fault)
})

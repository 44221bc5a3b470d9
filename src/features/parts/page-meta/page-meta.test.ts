import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildBreadcrumbData } from './breadcrumbs.ts'
import { buildDealerData } from './dealer-data.ts'
import { buildPageMeta } from './page-meta.ts'

const words = {
  title: 'Used utes in Rocklea',
  siteName: 'Main Street Motors',
  description: 'Used utes with prices.',
  canonical: 'https://www.dealer.com.au/search/ute',
}

const hostile = '</script><script>alert(1)</script><!--'

test('API-05 a page has one title, one description, one canonical address and what shared links show', () => {
  const tags = buildPageMeta({ ...words, picture: { url: 'https://a.example/p.jpg', alt: 'A ute' } })
  expect(tags).toContainEqual({ title: 'Used utes in Rocklea – Main Street Motors' })
  expect(tags).toContainEqual({ name: 'description', content: 'Used utes with prices.' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: words.canonical })
  expect(tags).toContainEqual({ property: 'og:url', content: words.canonical })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://a.example/p.jpg' })
  expect(tags.filter((tag) => 'name' in tag && tag.name === 'robots')).toEqual([])
})

test('API-05 a page without a canonical address asks not to be listed, and its links are followed', () => {
  const tags = buildPageMeta({ ...words, canonical: null })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})

test('API-05 long words are cut between words', () => {
  const long = 'Used utes '.repeat(60)
  const [title, description] = buildPageMeta({ ...words, title: long, description: long })
  expect(title).toMatchObject({
    title: expect.stringMatching(
      /^(?:Used utes )+Used utes… – Main Street Motors$|^(?:Used utes )+Used… – Main/,
    ) as string,
  })
  expect(description !== undefined && 'content' in description ? description.content.length : 0).toBeLessThanOrEqual(
    160,
  )
})

test('API-05 no text of a dealer ends the script of structured data', () => {
  const site = buildTestSite({ name: hostile, phone: '08 5550 1000' })
  const data = [
    buildDealerData(site, 'https://www.dealer.com.au'),
    buildBreadcrumbData([{ text: hostile, href: '/' }], 'https://www.dealer.com.au'),
  ]
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(Meta), meta: () => buildPageMeta({ ...words, data }) },
  ])
  const html = renderToStaticMarkup(createElement(Stub))
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  expect(scripts.length).toBe(2)
  for (const text of scripts) expect(JSON.stringify(JSON.parse(text))).toContain('alert(1)')
  expect(html).not.toContain('<script>alert')
})

test('API-05 a breadcrumb counts its steps from the home page', () => {
  const crumbs = [
    { text: 'Home', href: '/' },
    { text: 'Utes', href: '/search/ute' },
  ]
  expect(buildBreadcrumbData(crumbs, 'https://a.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example/' },
      { position: 2, name: 'Utes', item: 'https://a.example/search/ute' },
    ],
  })
})

test('API-05 the dealer is described with places, hours and networks, and without what is not known', () => {
  const site = buildTestSite({
    name: 'Main Street Motors',
    phone: '08 5550 1000',
    social_urls: { facebook: 'https://facebook.com/main' },
    dealerships: [
      {
        id: 'main',
        slug: 'main',
        name: 'Main',
        locations: [
          {
            id: 'yard',
            name: 'Yard',
            slug: 'yard',
            primary: true,
            address: {
              street: '1 Main Street',
              city: 'Perth',
              state: 'WA',
              postcode: '6000',
              lat: -31.95,
              long: 115.86,
            },
            contact_detail: {
              phone: null,
              opening_hours: [
                { weekday: 1, open: '08:30', close: '17:30' },
                { weekday: 2, open: '08:30', close: '17:30' },
                { weekday: 0, status: 'Closed' },
              ],
            },
          },
          { id: 'shed', name: 'Shed', slug: 'shed', visible: false, address: { state: 'WA' } },
        ],
      },
    ],
  })
  expect(buildDealerData(site, 'https://a.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://a.example/#dealer',
    name: 'Main Street Motors',
    url: 'https://a.example/',
    telephone: '08 5550 1000',
    sameAs: ['https://facebook.com/main'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main Street',
      addressLocality: 'Perth',
      addressRegion: 'WA',
      postalCode: '6000',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -31.95, longitude: 115.86 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '08:30',
        closes: '17:30',
      },
    ],
  })
  expect(JSON.stringify(buildDealerData(buildTestSite(), 'https://a.example'))).not.toContain('null')
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildBreadcrumbData } from './breadcrumbs.ts'
import { buildDealerData } from '#features/parts/structured-data/dealer-data.ts'
import { buildPageMeta, type MetaTag } from './page-meta.ts'
import { meta } from './route-meta.ts'
import { buildSiteMeta } from './site-meta.ts'

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
    buildDealerData(site, 'https://www.dealer.com.au', 0),
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

const site = buildTestSite({ name: 'Main Street Motors', url: 'https://www.dealer.com.au' })
const warranty = { title: 'Warranty', description: 'What is covered.', path: '/warranty' }
const dataOf = (tags: readonly MetaTag[]) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Readonly<Record<string, unknown>>] : []))

test('API-05 a page of a site has the canonical address of its path and the breadcrumb from the home page on', () => {
  const tags = buildSiteMeta(site, 'http://localhost:1', { ...warranty, trail: [{ text: 'Buying', href: '/buying' }] })
  expect(tags).toContainEqual({ title: 'Warranty – Main Street Motors' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://www.dealer.com.au/warranty' })
  expect(dataOf(tags)).toEqual([
    buildBreadcrumbData(
      [
        { text: 'Home', href: '/' },
        { text: 'Buying', href: '/buying' },
        { text: 'Warranty', href: '/warranty' },
      ],
      'https://www.dealer.com.au',
    ),
  ])
})

test('API-05 a page of one visitor has no canonical address and no structured data', () => {
  const describe = () => [{ '@type': 'Offer' }]
  const tags = buildSiteMeta(site, 'http://localhost:1', { ...warranty, listed: false, describe })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect([JSON.stringify(tags).includes('canonical'), dataOf(tags)]).toEqual([false, []])
})

test.each([
  ['/vehicle-art/a/side', 'https://www.dealer.com.au/vehicle-art/a/side?w=1280&f=jpeg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['/banners/offers.svg', undefined],
])('API-05 shared links show %s as %s', (url, expected) => {
  const tags = buildSiteMeta(site, 'http://localhost:1', { ...warranty, picture: { url, alt: 'A ute' } })
  const image = tags.find((tag) => 'property' in tag && tag.property === 'og:image')
  expect(image === undefined || !('content' in image) ? undefined : image.content).toBe(expected)
})

test('API-05 CONTENT-08 a post is an article with its day, and the blog names its feed', () => {
  const feed = { title: 'Blog', href: '/blog/feed.xml' }
  const tags = buildSiteMeta(site, 'http://localhost:1', { ...warranty, published: '2026-08-14', feed })
  expect(tags).toContainEqual({ property: 'og:type', content: 'article' })
  expect(tags).toContainEqual({ property: 'article:published_time', content: '2026-08-14' })
  expect(tags.at(-1)).toMatchObject({ rel: 'alternate', href: 'https://www.dealer.com.au/blog/feed.xml' })
  expect(JSON.stringify(tags)).not.toContain('"website"')
})

test('API-05 a route that failed leaves the head to the error page', () => {
  expect(meta({ loaderData: undefined })).toEqual([])
})

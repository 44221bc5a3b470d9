import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { loader } from './location.tsx'

const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const } }

/** 'shown' with the canonical address, or the status of an answer with where it leads. */
function open(path: string, part: DocumentPart = {}): string {
  const site = buildTestSite({ dealerships: [{ id: 'm', slug: 'm', name: 'M', locations: [location] }], ...part })
  const limits: number[] = []
  const services: Partial<RequestContext> = {
    site,
    ctx: buildSiteContext(site.slug),
    findReviews: () => null,
    limitFreshness: (untilMs) => void limits.push(untilMs),
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(path, 'http://test-site.localhost')
  const slug = decodeURIComponent(url.pathname.split('/')[2] ?? '')
  try {
    const { meta } = loader({ context, url, request: new Request(url), params: { slug } } as never)
    const canonical = meta.find((tag) => 'rel' in tag && tag.rel === 'canonical')
    const href = canonical !== undefined && 'href' in canonical ? canonical.href : ''
    return `shown ${new URL(href).pathname} ${limits.length}`
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('Location') ?? ''}`
    return String((thrown as { init: { status: number } }).init.status)
  }
}

const ownPages: DocumentPart = { locations: { per_location_page: true } }

test.each([
  ['/contact-us/yard', {}, 'shown /contact-us/yard 1'],
  ['/our-location/yard', {}, '301 /contact-us/yard'],
  ['/our-location/yard?utm_source=mail', {}, '301 /contact-us/yard?utm_source=mail'],
  ['/locations/yard', {}, 'shown /contact-us/yard 1'],
  ['/our-location/yard', ownPages, 'shown /our-location/yard 1'],
  ['/contact-us/yard', ownPages, '301 /our-location/yard'],
  ['/locations/yard', ownPages, 'shown /our-location/yard 1'],
  ['/contact-us/nowhere', {}, '404'],
  ['/contact-us/%3Cscript%3E', {}, '404'],
] as const)('LOC-06 %s with %j: %s', (path, part, expected) => {
  expect(open(path, part)).toBe(expected)
})

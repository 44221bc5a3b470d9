import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveRedirect } from './redirects.ts'
import { buildTestSite } from './test-site.ts'

const site = buildTestSite({
  redirects: [
    { from: '/Stock/Used.php', to: '/search/used-cars' },
    { from: '/old-page/', to: '/contact' },
    { from: '/closed', to: null },
    { from: '/news/*', to: '/blog/*' },
    { from: '/news/2019/*', to: null },
    { from: '/news/2019/best', to: '/blog/buying' },
    { from: '/shop/*', to: '/parts' },
    { from: '/portal/*', to: 'https://portal.dealer.example/*' },
  ],
  redirect_hosts: ['portal.dealer.example'],
})
const to = (path: string): string | null => {
  const moved = resolveRedirect(site, path)
  return moved === null ? null : moved.kind === 'gone' ? '410' : moved.to
}

test.each([
  ['/stock/used.php', '/search/used-cars'],
  ['/STOCK/USED.PHP/', '/search/used-cars'],
  ['/old-page', '/contact'],
  ['/closed', '410'],
  ['/news/a/b', '/blog/a/b'],
  ['/news/Spring-Sale', '/blog/Spring-Sale'],
  ['/news/2019/any', '410'],
  ['/news/2019/best', '/blog/buying'],
  ['/shop/wheels/17', '/parts'],
  ['/portal/login', 'https://portal.dealer.example/login'],
  ['/portal///evil.example', 'https://portal.dealer.example/evil.example'],
  ['/news', null],
  ['/newsletter', null],
  ['/contact', null],
])('API-05 a redirect of the earlier web site: %s leads to %s', (path, target) => {
  expect(to(path)).toBe(target)
})

test('API-05 whatever is asked for, a redirect leads to a path of the site or to the host that the file names', () => {
  const part = fc.constantFrom('/', '\\', 'evil.example', '..', '%2f', '//', 'a', '@', ':', '/news/', '/portal/')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom('/news/', '/portal/', '/'), (parts, start) => {
      const target = to(start + parts.join(''))
      if (target === null || target === '410') return
      const url = new URL(target, 'https://www.dealer.example')
      expect(['www.dealer.example', 'portal.dealer.example']).toContain(url.hostname)
    }),
  )
})

test('API-05 a path of many slashes is looked up in a bounded number of steps', () => {
  expect(to(`/news${'/a'.repeat(500)}`)).toBe(`/blog${'/a'.repeat(500)}`)
})

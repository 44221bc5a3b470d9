import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { findArticle } from './find-article.server.ts'

test('API-05 under a slogan it keeps the name of the menu, else that of the page it replaces', () => {
  const own = (path: string) => ({ path, title: 'In at seven. Back on the job.', body: 'Words.' })
  const site = buildTestSite({
    navigation: { header: [{ name: 'Servicing', url: '/service' }], footer: [], footer_links: [] },
    content: { pages: [own('/service'), own('/about-us'), own('/pages/towing')] },
  })
  const names = ['/service', '/about-us', '/pages/towing'].map((path) => findArticle(site, path)?.name)
  expect(names).toEqual(['Servicing', 'About Us', 'In at seven. Back on the job.'])
  expect(findArticle(site, '/service')?.title).toBe('In at seven. Back on the job.')
  expect(findArticle(site, '/service')?.description).toMatch(/^Servicing at /)
})

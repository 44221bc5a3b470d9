import { expect, test } from 'vitest'
import { namePage } from './name-page.ts'
import { buildTestSite } from './test-site.ts'

test('API-05 a page is called as the menu calls it, by its own entry before a link below another', () => {
  const site = buildTestSite({
    navigation: {
      header: [
        {
          name: 'Workshop',
          url: '/somewhere',
          dropdownItems: [
            { name: 'Book a Service', url: '/service' },
            { name: 'About Us', url: '/about-us' },
          ],
        },
        { name: 'Service', url: '/service' },
      ],
      footer: [{ name: 'More', items: [{ name: 'Jobs', url: '/careers/' }] }],
      footer_links: [{ name: 'Privacy', url: '/privacy-policy' }],
    },
  })
  const names = ['/service', '/about-us/', '/careers', '/privacy-policy', '/fleet'].map((path) =>
    namePage(site, path, 'plain'),
  )
  expect(names).toEqual(['Service', 'About Us', 'Jobs', 'Privacy', 'plain'])
})

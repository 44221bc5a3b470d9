import { expect, test } from 'vitest'
import { readSiteFiles } from '#server/site-files.ts'
import { checkSites } from '#site/check-sites.ts'
import { buildTestSite, testYard } from '#site/test-site.ts'
import { listMissingPictures } from './missing-pictures.ts'

test('TEN-02 a logo or a picture of a location that the platform does not have is warned of', () => {
  const locations = [{ ...testYard, image: '/places/nowhere.svg' }]
  const site = buildTestSite({
    logo: '/logos/nowhere.svg',
    dealerships: [{ id: 'one', slug: 'one-yard', name: 'One', logo: 'https://www.dealer.example/a.svg', locations }],
  })
  expect(listMissingPictures(site).map(({ place, message }) => [place.join('.'), message])).toEqual([
    ['logo', 'the platform has no file /logos/nowhere.svg, so nothing is shown'],
    ['dealerships.0.locations.0.image', 'the platform has no file /places/nowhere.svg, so nothing is shown'],
  ])
})

test('TEN-02 a path that leaves the folder is no file of the platform', () => {
  expect(listMissingPictures(buildTestSite({ logo: '/../docs/images/a.png' }))).toHaveLength(1)
})

test('TEN-02 the demonstration has every picture that it names', async () => {
  const reading = await readSiteFiles(['sites'], process.cwd())
  const result = checkSites(reading.ok ? reading.files : [])
  const sites = result.ok ? result.sites.map(({ site }) => site) : []
  expect(sites).toHaveLength(5)
  expect(sites.flatMap((site) => listMissingPictures(site))).toEqual([])
})

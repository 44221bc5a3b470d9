import { pathSite } from './odd-sites.ts'
import { expect, siteUrl, test } from './site.ts'

test('TEN-04 @once a finance page under a path of its own is alive, on arrival and by a link of another page', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.goto(siteUrl(pathSite, '/money/apply'))
  await expect(page).toHaveURL(siteUrl(pathSite, '/money/apply/'))
  await expect(page.getByRole('slider', { name: 'Loan term, slider' })).toBeVisible()
  const before = documents.length

  await page.locator('header').getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(siteUrl(pathSite, '/'))
  await page.getByRole('link', { name: 'Finance', exact: true }).first().click()
  await expect(page).toHaveURL(siteUrl(pathSite, '/money/apply/'))
  await expect(page.getByRole('slider', { name: 'Loan term, slider' })).toBeVisible()
  expect(documents.slice(before), 'the router moved on without loading a page').toEqual([])
})

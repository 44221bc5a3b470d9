import type { Page } from '@playwright/test'
import { consentSite } from './odd-sites.ts'
import { expect, findAccessibilityProblems, siteUrl, test } from './site.ts'

/** Answers the tag manager in its place, and lists what a page asked of other hosts. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\//, (route) => {
    asked.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' })
  })
  return asked
}

test('API-02 a visitor is asked before the tag manager is loaded, and it runs under the policy of the page', async ({
  page,
}) => {
  const asked = await watchOthers(page)
  await page.goto(siteUrl(consentSite, '/'))
  const banner = page.getByRole('region', { name: 'Privacy choices' })
  await expect(banner).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(asked).toEqual([])
  const [refuse, accept] = [
    banner.getByRole('button', { name: 'Refuse' }),
    banner.getByRole('button', { name: 'Accept' }),
  ]
  const [small, large] = [await refuse.boundingBox(), await accept.boundingBox()]
  expect([small?.width, small?.height]).toEqual([large?.width, large?.height])
  expect(large?.height).toBeGreaterThanOrEqual(44)
  await accept.click()
  await expect(banner).toBeHidden()
  await page.waitForFunction(() => (window as { measured?: boolean }).measured === true)
  expect(new Set(asked)).toEqual(new Set(['www.googletagmanager.com']))
})

test('API-02 @once a refusal is remembered, and can be changed', async ({ page }) => {
  const asked = await watchOthers(page)
  await page.goto(siteUrl(consentSite, '/'))
  const banner = page.getByRole('region', { name: 'Privacy choices' })
  await banner.getByRole('button', { name: 'Refuse' }).click()
  await page.goto(siteUrl(consentSite, '/contact'))
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  expect(asked).toEqual([])
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

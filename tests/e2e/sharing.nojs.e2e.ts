import { ask } from '../fixtures/server-process.ts'
import { expect, siteUrl, test } from './site.ts'

test('SHARE-01 SHARE-04 SHARE-05 without scripts the bar is links: networks, the sheet and the PDF', async ({
  page,
}) => {
  const port = Number(process.env.FORECOURT_E2E_PORT)
  const { body } = await ask(
    port,
    `bigsky-motors.localhost:${port}`,
    '/search/new-used-and-demo-cars?sortBy=price_desc',
  )
  const path = /href="(\/cars\/[a-z0-9-]+)"/.exec(body)?.[1] ?? ''
  await page.goto(siteUrl('bigsky-motors', path))
  const bar = page.getByRole('region', { name: 'Share and print' })
  await expect(bar.getByRole('link', { name: 'Share by Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http%3A%2F%2Fbigsky-motors\.localhost/,
  )
  await expect(bar.getByRole('button', { name: 'Copy link' })).toHaveCount(0)

  const [download] = await Promise.all([page.waitForEvent('download'), bar.locator('a[download]').click()])
  expect(download.suggestedFilename()).toBe(`${path.replace('/cars/', '')}.pdf`)

  await page.goto(
    siteUrl('bigsky-motors', (await bar.getByRole('link', { name: /^Print/ }).getAttribute('href')) ?? ''),
  )
  await expect(page.locator('[data-price]')).toHaveText(/^\$[\d,]+$/)
  await expect(page.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', path)
})

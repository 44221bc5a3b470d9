import { expect, gotoLive, test } from './site.ts'

test('SRCH-16 a visitor who uses the results has the script of the vehicle page before a vehicle opens', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/vehicle-[\w-]+\.js$/.test(pathname)) scripts.push(pathname)
  })
  await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars')
  expect(scripts).toEqual([])
  const come = page.waitForResponse(/\/vehicle-[\w-]+\.js$/)
  await page.evaluate(() => window.scrollTo(0, 200))
  await (await come).finished()
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await card.textContent()) ?? 'no name'
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  expect(scripts).toHaveLength(1)
})

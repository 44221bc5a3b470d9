import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, siteUrl, test } from './site.ts'

test('SRCH-16 a wide page is painted when the document has come to the end of its first rows @once', async ({
  page,
}) => {
  const whole = (await (await page.goto(siteUrl('bigsky-motors', '/search/used-cars')))?.text()) ?? ''
  // Without its scripts: nothing but the document matters here.
  const document = whole.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
  const first = document.indexOf('<article')
  const second = document.indexOf('<article', first + 1)
  expect(second).toBeGreaterThan(first)
  let release: () => void = () => undefined
  // The document comes as far as the first card, and the rest later.
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(document.slice(0, second))
    release = () => response.end(document.slice(second))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    const countPaints = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('paint').length)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.waitForTimeout(300)
    expect(await countPaints()).toBe(0)
    release()
    await expect.poll(countPaints).toBeGreaterThan(0)
    // The cards of a phone have a column, so that it shows what it has.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(countPaints).toBeGreaterThan(0)
    await expect(page.getByRole('article')).toHaveCount(1)
    release()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

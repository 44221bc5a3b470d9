import type { Locator } from '@playwright/test'
import { expect, siteUrl, test } from './site.ts'

const readBox = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('The part has no box.')
  return { ...box, bottom: box.y + box.height }
}

test(
  'CONTENT-12 the choices of a budget stand as far apart in rows as in columns, and the picture ends with them',
  { tag: '@once' },
  async ({ page }) => {
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl('bigsky-motors', '/'))
      const panel = page.getByRole('region', { name: 'What do you want to spend?' })
      const links = await Promise.all((await panel.getByRole('link').all()).map(readBox))
      const [first, second, third] = links
      if (first === undefined || second === undefined || third === undefined) throw new Error('Too few choices.')
      const between = second.x - first.x - first.width
      expect(between).toBeGreaterThan(0)
      expect(third.y - first.bottom, `${width} px`).toBeCloseTo(between, 0)
      const weekly = links.slice(6).filter(({ x }) => x === first.x)
      expect((weekly[1]?.y ?? Number.NaN) - (weekly[0]?.bottom ?? 0), `${width} px`).toBeCloseTo(between, 0)
      const picture = await readBox(page.getByRole('region', { name: 'Welcome' }).getByRole('img').first())
      expect(picture.bottom, `${width} px`).toBeCloseTo((await readBox(panel)).bottom, 0)
    }
  },
)

test(
  'CONTENT-12 the first field of a search by the job is on a phone’s first screen',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl('ridgeline-ford', '/'))
    const { bottom } = await readBox(page.getByRole('combobox', { name: 'What do you tow?' }))
    expect(bottom).toBeLessThanOrEqual(800)
  },
)

test('CONTENT-12 the photograph beside the stock book leaves room for a roof', { tag: '@once' }, async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl('tamar-valley-auto', '/'))
    const picture = await readBox(page.getByRole('region', { name: 'Welcome' }).locator('figure img'))
    expect(picture.width / picture.height, `${width} px`).toBeLessThanOrEqual(2.01)
  }
})

test('CONTENT-12 the title above a budget breaks between its sentences', { tag: '@once' }, async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl('bigsky-motors', '/'))
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} px`).toBe(2)
  }
})

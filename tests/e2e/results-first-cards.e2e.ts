import type { Page } from '@playwright/test'
import { expect, gotoLive, test } from './site.ts'

/** Addresses of the first six cards: before another order, and in the first change of the page after it. */
async function sortAndWatch(page: Page, order: string): Promise<{ before: string[]; first: string[] }> {
  return page.evaluate(
    (value) =>
      new Promise<{ before: string[]; first: string[] }>((resolve) => {
        const list = document.querySelector('.card-grid')
        const select = document.querySelector<HTMLSelectElement>('select[name="sortBy"]')
        if (list === null || select === null) throw new Error('the page has no cards or no order')
        const read = () =>
          [...list.querySelectorAll('h3 a')].slice(0, 6).map((link) => link.getAttribute('href') ?? 'no address')
        const before = read()
        const observer = new MutationObserver(() => {
          const first = read()
          if (first.join() === before.join()) return
          observer.disconnect()
          resolve({ before, first })
        })
        observer.observe(list, { childList: true, subtree: true })
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    order,
  )
}

test(
  'SRCH-04 a new answer renders the cards in the window before those below it',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars')
    let order = 'price_asc'
    let fourth = 'no address'
    // The browser reports in its own time which cards the window shows.
    await expect(async () => {
      order = order === 'price_asc' ? 'price_desc' : 'price_asc'
      const { before, first } = await sortAndWatch(page, order)
      expect(first[0]).not.toBe(before[0])
      expect(first.slice(3)).toEqual(before.slice(3))
      fourth = before[3] ?? fourth
    }).toPass({ timeout: 15_000 })
    await expect(page.locator('.card-grid h3 a').nth(3)).not.toHaveAttribute('href', fourth)
  },
)

import { expect, gotoLive, test } from './site.ts'

test(
  'CONTENT-12 a link within a page scrolls smoothly, unless less motion is asked for; pages jump',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const asked: string[] = []
      Object.assign(window, { asked })
      // oxlint-disable-next-line typescript/unbound-method -- called with its element below
      const scroll = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (options) {
        asked.push(getComputedStyle(document.documentElement).scrollBehavior)
        scroll.call(this, options)
      }
    })
    const asked = () =>
      page.evaluate(() => ('asked' in window && Array.isArray(window.asked) ? window.asked.map(String) : []))
    await gotoLive(page, 'harbourside-toyota', '/search/used-cars')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href^="/finance"], header a[href^="/finance"]')?.click(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    const [toForm, form] = [
      page.getByRole('link', { name: 'Apply for finance' }).first(),
      page.locator('#finance-form'),
    ]
    await toForm.click()
    await expect(form).toBeInViewport()
    expect(await asked()).toEqual(['smooth'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await toForm.click()
    await expect.poll(asked).toEqual(['smooth', 'auto'])
    await expect(form).toBeInViewport()
  },
)

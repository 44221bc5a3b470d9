import type { Locator, Page } from '@playwright/test'
import { expect, findAccessibilityProblems, test, untilHydrated } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const layers = [
  { opener: 'Ask About This Car', button: 'Send Enquiry' },
  { opener: 'Book a Test Drive', button: 'Send Request' },
  { opener: 'Make an Offer', button: 'Send Offer' },
] as const

/** Opens the dialog of this link on the page of a vehicle that can be bought. */
async function openDialog(page: Page, { opener, button }: (typeof layers)[number]) {
  await page.goto(await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/, /Make an Offer/))
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: opener, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: opener })
  const send = dialog.getByRole('button', { name: button })
  await expect(send).toBeVisible()
  return { dialog, send }
}

const overlap = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a === null || b === null ? 0 : Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
}

for (const layer of layers) {
  test(`LEAD-17 the button of '${layer.opener}' is in sight when its dialog opens`, async ({ page }) => {
    const { dialog, send } = await openDialog(page, layer)
    await expect(send).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(send).toBeInViewport({ ratio: 1 })
    // The field that has the focus is never behind it.
    const fields = await dialog.getByRole('textbox').all()
    for (const field of fields) {
      await field.focus()
      expect(await overlap(field, send)).toBeLessThanOrEqual(0)
    }
    expect(fields.length).toBeGreaterThan(2)
    expect(await findAccessibilityProblems(page)).toEqual([])
  })
}

test('LEAD-17 with text of 200 % the button scrolls away with the fields', async ({ page }) => {
  const { dialog, send } = await openDialog(page, layers[0])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(send).not.toBeInViewport()
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(send).toBeInViewport({ ratio: 1 })
})

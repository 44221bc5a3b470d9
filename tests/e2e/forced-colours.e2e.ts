import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, openFilters, siteUrl, test, untilHydrated, untilLive } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The colour that fills most of the element with forced colours. */
async function findGround(element: Locator): Promise<readonly number[]> {
  const png = await element.screenshot({ animations: 'disabled' })
  const pixels = await sharp(png).removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join(' ')
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [most = ['0 0 0']] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most[0].split(' ').map(Number)
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))

/** The selected item of a set must have another background than the others. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  // The press shows with the next paint, and the list may render again when the results arrive.
  await expect.poll(async () => distance(await findGround(chosen), await findGround(other))).toBeGreaterThan(60)
}

test('SRCH-05 SRCH-08 forced colours show the current page and the chosen make', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', `${search}?page=2`))
  await untilLive(page)
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  await expectMarked(
    pages.getByRole('link', { name: 'Page 2' }),
    pages.getByRole('link', { name: 'Page 3', exact: true }),
  )
  await openFilters(page)
  const makes = page.getByRole('group', { name: 'Make' })
  await makes.getByRole('checkbox', { name: /^Kia/ }).check()
  await expectMarked(
    makes.locator('label').filter({ hasText: 'Kia' }),
    makes
      .locator('label')
      .filter({ hasNot: page.locator(':checked'), hasText: /\d/ })
      .first(),
  )
})

test('VDP-04 VDP-11 forced colours show the chosen tab', { tag: '@once' }, async ({ page }) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /photos/))
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  const tabs = page.getByRole('tab')
  await expectMarked(tabs.first(), tabs.nth(1))
})

test(
  'CALC-01 CALC-07 FIN-06 forced colours show the frequency, the quick pick and the step of the form',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('harbourside-toyota', '/finance'))
    const calculator = page.locator('#finance-calculator')
    const pick = calculator.getByRole('button', { name: '$20,000' })
    await untilHydrated(page)
    await pick.click()
    await expect(pick).toHaveAttribute('aria-pressed', 'true')
    await expectMarked(pick, calculator.getByRole('button', { name: '$50,000' }))
    const frequencies = calculator.locator('label').filter({ has: page.getByRole('radio') })
    await calculator.getByRole('radio', { name: 'Monthly' }).check()
    await expectMarked(frequencies.filter({ hasText: 'Monthly' }), frequencies.filter({ hasText: 'Weekly' }))
    const steps = page.getByRole('form', { name: 'Finance enquiry' }).getByRole('list').first().getByRole('listitem')
    await expectMarked(steps.first(), steps.nth(1))
  },
)

test('LOC-10 forced colours show the dot of the opening hours', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/contact'))
  const dot = page.locator('main p > span.rounded-full[aria-hidden]').filter({ visible: true }).first()
  await expect(dot).toBeVisible()
  const colours = await dot.evaluate((mark) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(mark)
    return { borderTopColor, backgroundColor }
  })
  expect(colours.borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(colours.borderTopColor).not.toBe(colours.backgroundColor)
})

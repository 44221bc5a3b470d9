import { signIn } from './sign-in.ts'
import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated } from './site.ts'

const site = 'bigsky-motors'
const prizes = ['A car wash', 'A tank of fuel', 'A service credit of $50', 'A Bigsky cap']

test('BUY-06 a signed-in visitor spins once, is told the prize in words, and keeps it', async ({ page }) => {
  await signIn(page, site, '/spin-to-win')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('conditions apply')
  for (const prize of prizes) await expect(page.getByRole('listitem').filter({ hasText: prize })).toHaveCount(1)
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Spin the wheel' }).dblclick()
  const result = page.getByRole('heading', { name: /^You won: / })
  await expect(result).toBeFocused()
  const words = await result.innerText()
  expect(prizes).toContain(words.replace('You won: ', ''))
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.reload()
  await expect(result).toHaveText(words)
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
})

test(
  'BUY-06 a visitor who prefers reduced motion sees the wheel at rest at once',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, site, '/spin-to-win')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(page.getByRole('heading', { name: /^You won: / })).toBeVisible()
    const wheel = page.getByRole('main').locator('svg').first()
    expect(await wheel.evaluate((drawn) => drawn.getAnimations().length)).toBe(0)
    await expect(wheel).toHaveCSS('transition-property', 'none')
  },
)

test('BUY-06 AUTH-02 a visitor who is not signed in is asked to sign in @once', async ({ page }) => {
  await page.goto(siteUrl(site, '/spin-to-win'))
  await expect(page).toHaveURL(/\/sign-in\?type=spin_to_win&redirect=%2Fspin-to-win/)
})

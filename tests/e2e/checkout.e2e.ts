import { expect, findAccessibilityProblems, siteUrl, test, type DemoSite } from './site.ts'
import { fillContact, findOffered, payInSandbox } from './checkout-flow.ts'

// Refused forms and blocked vehicles are logged by the browser.
test.use({ expectedConsoleErrors: [/status of (?:409|422|404)/] })

/** Both widths run at once on one server, so each takes vehicles of a site of its own. */
const siteOf = (project: string): { site: DemoSite; segment: string } =>
  project === 'phone'
    ? { site: 'ridgeline-ford', segment: 'buy-online' }
    : { site: 'harbourside-toyota', segment: 'checkout' }

test(
  'BUY-01 BUY-03 VDP-12 a vehicle is reserved, paid in the sandbox, seen by others, cancelled and refunded',
  { tag: '@once' },
  async ({ page, browser }, { project }) => {
    // Two visitors, eight checks by axe.
    test.slow()
    const { site, segment } = siteOf(project.name)
    const [car = ''] = await findOffered(site, new RegExp(`/${segment}"`), 1)
    const checkout = `${car}/${segment}`
    await page.goto(siteUrl(site, car))
    await page.locator(`a[href="${checkout}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve this vehicle')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Reserve for \$/ }).click()
    await expect(page.getByRole('alert')).toContainText('Enter your name')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await fillContact(page)
    await page.getByRole('button', { name: /^Reserve for \$/ }).click()
    await expect(page).toHaveURL(/\/reservations\/[0-9a-f-]{36}\?key=/)
    await expect(page.getByText(/keeping this vehicle for you for another 1[45] minutes/)).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])

    const other = await (await browser.newContext()).newPage()
    await other.goto(siteUrl(site, checkout))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Someone is reserving this vehicle')
    await expect(other.getByText(/They have \d+ minutes left/)).toBeVisible()
    expect(await findAccessibilityProblems(other)).toEqual([])
    // Whoever comes back to the checkout is led to the reservation.
    await page.goto(siteUrl(site, checkout))
    await expect(page).toHaveURL(/\/reservations\//)

    await payInSandbox(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The vehicle is reserved for you')
    await expect(page.getByText(/until \w+day \d+ \w+ \d{4} at \d+:\d\d [ap]m A[A-Z]+T/)).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    const reservation = page.url()

    const paidAt = Date.now()
    await expect(async () => {
      await other.goto(siteUrl(site, car))
      await expect(other.locator(`a[href="${checkout}"]`)).toHaveCount(0, { timeout: 1 })
    }).toPass({ intervals: [100] })
    test.info().annotations.push({ type: 'measured', description: `the page followed after ${Date.now() - paidAt} ms` })
    await other.goto(siteUrl(site, checkout))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This vehicle is reserved')

    await other.goto(reservation.replace(/key=.*/, 'key=wrong-wrong-wrong-wrong'))
    await expect(other.getByRole('heading', { level: 1 })).not.toContainText('reserved for you')

    await page.getByRole('button', { name: /^Cancel and get \$/ }).click()
    await expect(page.getByText(/have released your full deposit/)).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await expect(async () => {
      await other.goto(siteUrl(site, checkout))
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Reserve this vehicle', { timeout: 1 })
    }).toPass({ intervals: [100] })
    await other.context().close()
  },
)

test(
  'BUY-02 an online purchase goes step by step, keeps its answers, and ends with a lead and a paid hold',
  { tag: '@once' },
  async ({ page }) => {
    const site = 'ridgeline-ford'
    const cars = await findOffered(site, /\/checkout-journey\?car_id=/, 4)
    const car = cars[test.info().project.name === 'phone' ? 3 : 2] ?? ''
    await page.goto(siteUrl(site, car))
    await page.locator('a[href^="/checkout-journey"]').first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
    await fillContact(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid postcode')
    await page.getByLabel('Postcode').fill('2750')
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { level: 2, name: 'Trade-in' })).toBeVisible()
    await expect(page.getByLabel('Registration plate')).toBeHidden()
    await page.getByLabel('Yes').check()
    await page.getByLabel('Registration plate').fill('ABC 123')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter what you are trading in')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByLabel(/^Pay the deposit now/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('I will pick it up').check()
    // The answers are kept: a page that is opened again goes on where the visitor was.
    await page.goto(page.url().replace('step=delivery', 'step=review'))
    await expect(page.getByRole('heading', { level: 2, name: 'Delivery or pick-up' })).toBeVisible()
    await page.getByLabel('I will pick it up').check()
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your details' })).toContainText('ana@example.com')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Continue and pay the deposit/ }).click()
    await expect(page).toHaveURL(/\/reservations\//)
    await payInSandbox(page)
    await expect(page).toHaveURL(/\/success\?lead=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  },
)

test('BUY-02 a vehicle that is not sold online leads to its page with a message @once', async ({ page }) => {
  const [car = ''] = await findOffered('harbourside-toyota', /\/checkout"/, 1)
  await page.goto(siteUrl('harbourside-toyota', `/checkout-journey?car_id=${car.split('/').at(-1) ?? ''}`))
  await expect(page).toHaveURL(siteUrl('harbourside-toyota', `${car}#not-sold-online`))
  await expect(page.getByText('You cannot buy this vehicle online.')).toBeVisible()
})

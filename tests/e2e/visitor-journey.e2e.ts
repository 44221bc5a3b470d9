import { fillContact, findOffered, payInSandbox } from './checkout-flow.ts'
import { expect, gotoLive, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'
import { enterCode } from './sign-in.ts'

// A visitor who is not signed in yet gets a 401 where the heart asks for a sign-in.
test.use({ expectedConsoleErrors: [/status of 401/] })

const site = 'bigsky-motors'

test(
  'LEAD-01 LEAD-11 WATCH-01 FAV-01 AUTH-01 BUY-01 BUY-03 BUY-04 a visitor searches, saves, signs in, compares, ' +
    'enquires, books a test drive, values a trade-in, reserves, pays, and cancels from the garage',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const cars = await findOffered(site, /\/checkout"/, 8)
    const car = cars[project.name === 'phone' ? 7 : 6] ?? ''

    // Search by text, and save the first result: the heart leads to the sign-in and back with the car saved.
    await gotoLive(page, site, '/search/used-cars')
    const heart = page.getByRole('button', { name: /^Save / }).first()
    await heart.click()
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
    await enterCode(page)
    await expect(page).toHaveURL(siteUrl(site, '/search/used-cars'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const saved = page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' })
    const second = page.getByRole('button', { name: /^Save / }).nth(1)
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(saved).toHaveText(/2$/)

    // Compare the saved cars.
    await saved.click()
    await expect(page.getByRole('article')).toHaveCount(2)
    for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
    await page.getByRole('button', { name: 'Compare ticked vehicles' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)

    // Enquire about a car.
    const slug = car.replace('/cars/', '')
    await page.goto(siteUrl(site, `/enquire?car_id=${slug}`))
    await untilHydrated(page)
    const enquiry = page.getByRole('main').locator('form')
    await enquiry.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await enquiry.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
    await sendEnquiry(page, enquiry)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

    // Book a test drive of it.
    await page.goto(siteUrl(site, `/book-test-drive/?car_id=${slug}`))
    await untilHydrated(page)
    const drive = page.getByRole('main').locator('form')
    await drive.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await drive.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    await drive.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
    await sendEnquiry(page, drive, () => drive.getByRole('button', { name: 'Send Request' }).click())
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

    // Value a trade-in against it.
    await page.goto(siteUrl(site, `/cars/trade-in?car_id=${slug}`))
    await untilHydrated(page)
    await page.getByRole('textbox', { name: 'Rego' }).fill('abc 123')
    await page.getByRole('combobox', { name: 'State' }).selectOption('QLD')
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('85,000')
    const next = page.getByRole('button', { name: 'Continue' })
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Its condition' })).toBeVisible()
    for (const group of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await group.getByRole('radio').first().check()
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    const where = page.getByRole('combobox', { name: 'Where would you bring it?' })
    if ((await where.locator('option').count()) > 1) await where.selectOption({ index: 1 })
    await page
      .getByRole('main')
      .getByRole('button', { name: /estimate|Continue/i })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your estimate' })).toBeVisible()

    // Reserve the car and pay in the sandbox.
    await page.goto(siteUrl(site, `${car}/checkout`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve this vehicle')
    await fillContact(page)
    await page.getByRole('button', { name: /^Reserve for \$/ }).click()
    await expect(page).toHaveURL(/\/reservations\//)
    await payInSandbox(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The vehicle is reserved for you')

    // The garage shows all of it; the visitor cancels from there and is refunded.
    await page.goto(siteUrl(site, '/my-garage'))
    const main = page.getByRole('main')
    await expect(main).toContainText('Test Drive')
    await expect(main).toContainText(/reserved/i)
    await main.getByRole('link', { name: 'See or cancel this reservation' }).first().click()
    await page.getByRole('button', { name: /^Cancel and get \$/ }).click()
    await expect(page.getByText(/have released your full deposit/)).toBeVisible()
  },
)

import { expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

test('VDP-11 VDP-04 VDP-13 without scripts pictures scroll, tabs are open, lists and the number unfold', async ({
  page,
}) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars?certified=true', /\$/))
  const strip = page.getByRole('list', { name: 'Photos' })
  const [inner, outer] = await strip.evaluate((element) => [element.scrollWidth, element.clientWidth])
  expect(inner).toBeGreaterThan(outer ?? 0)
  await page.getByRole('list', { name: 'Thumbnails' }).getByRole('link', { name: 'Photo 2' }).click()
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(1)
  for (const title of ['Dealer Comments', "What's Included", 'Why Buy From Us?', 'Features'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Key information' })
  await facts.getByText('Show More').click()
  await expect(facts.getByText('Stock number')).toBeVisible()
  const groups = page.getByRole('region', { name: 'Car Details' }).getByRole('group')
  expect(await groups.evaluateAll((all) => all.every((group) => group.hasAttribute('open')))).toBe(true)
  await page.locator('summary', { hasText: 'Show number' }).click()
  await expect(page.getByRole('link', { name: /Call Now \d{2} \d{4} \d{4}/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquire about this vehicle' })).toBeVisible()
})

test('VDP-01 FIN-07 without scripts the links lead to the sections, and the warning and the costs can be read', async ({
  page,
}) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /#running-costs/))
  const panel = page.getByRole('complementary', { name: 'Price and contact' })
  await expect(panel.getByText('WARNING: This comparison rate')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'On this page' })
  await links.getByRole('link', { name: 'Costs' }).click()
  const costs = page.getByRole('region', { name: /^Running costs/ })
  await expect(costs).toBeInViewport()
  await expect(links.getByRole('link', { name: 'Costs' })).toBeInViewport()
  await costs.getByText('How we worked this out').click()
  await expect(costs.getByText(/combined figure of/).first()).toBeVisible()
})

test.describe('forms with mistakes', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test('VDP-17 without scripts an offer is a page, which tells what is wrong and keeps the words', async ({ page }) => {
    await page.goto(await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/))
    await page.getByRole('link', { name: 'Make an Offer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Make an Offer' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await page.getByRole('button', { name: 'Send Offer' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter the amount of your offer')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
  })

  test('VDP-02 without scripts a sold car still holds its form', async ({ page }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/new-used-and-demo-cars?status=sold', /./))
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue(
      'Can you please find me something similar?',
    )
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL(/\/enquire\?car_id=.*about=similar/)
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  })
})

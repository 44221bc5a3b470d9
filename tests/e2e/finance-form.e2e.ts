import { bigsky, createClient, findCar, resultOf, hasFigure } from './finance-site.ts'
import {
  demoSites,
  expect,
  expectSoundAtEveryWidth,
  findAccessibilityProblems,
  sendEnquiry,
  siteUrl,
  test,
  untilHydrated,
} from './site.ts'

test.describe('the finance pages', () => {
  test(
    'FIN-06 CALC-01 /finance of every site holds calculator and form, fits the screen and is accessible',
    { tag: '@once' },
    async ({ page }) => {
      for (const site of demoSites)
        await test.step(site, async () => {
          await page.goto(siteUrl(site, '/finance'))
          await expect(page.locator('#finance-form')).toBeVisible()
          await expect(resultOf(page)).toContainText(/per (?:week|month) at/)
          await expect(resultOf(page)).toContainText('comparison rate')
          await expect(resultOf(page)).toContainText(
            'WARNING: This comparison rate is true only for the examples given',
          )
          await expectSoundAtEveryWidth(page)
        })
    },
  )

  test(
    'FIN-06 the four addresses hold the same form, and one is the canonical',
    { tag: '@once' },
    async ({ request }) => {
      const client = createClient(request, 'harbourside-toyota')
      for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance']) {
        const html = await (await client.get(path)).text()
        expect(html).toContain('id="finance-form"')
        expect(html).toContain('id="finance-calculator"')
        expect(html).toMatch(/rel="canonical" href="[^"]*\/finance-enquiry"/)
      }
    },
  )
})

test.describe('the form', () => {
  test(
    'FIN-06 LEAD-08 a link prefills it, each step is checked, and it is thanked for once',
    { tag: '@once' },
    async ({ page, request }) => {
      const id = await findCar(request, bigsky, hasFigure)
      await page.goto(
        siteUrl(bigsky, `/finance?preferredDealership=bigsky-tweed&car_id=${id}&car_type=used#finance-form`),
      )
      const form = page.getByRole('form', { name: 'Finance enquiry' })
      await expect(form.getByRole('textbox', { name: /^Vehicle price or budget/ })).toHaveValue(/^\d{1,3}(,\d{3})*$/)
      await expect(form.getByRole('combobox', { name: /^Looking for/ })).toHaveValue('used')
      const next = form.getByRole('button', { name: 'Continue' })
      await untilHydrated(page)
      await next.click()
      await expect(form.getByRole('group', { name: 'About you' })).toBeVisible()
      await next.click()
      await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused()
      await expect(form.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.')
      await form.getByRole('textbox', { name: 'First Name' }).fill('Ana')
      await form.getByRole('textbox', { name: 'Last Name' }).fill('Example')
      await form.getByRole('textbox', { name: 'Mobile' }).fill('0400 123 456')
      await form.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
      await expect(form.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('maxlength', '4')
      await form.getByRole('textbox', { name: 'Postcode' }).fill('4000')
      expect(await findAccessibilityProblems(page)).toEqual([])
      await next.click()
      await expect(form.getByRole('combobox', { name: 'Dealership' })).toHaveValue('bigsky-tweed')
      await form.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(form.getByRole('alert')).toContainText('*You must agree to the terms of use before submitting.')
      await form.getByRole('checkbox', { name: /terms of use/ }).check()
      await form.getByRole('button', { name: 'Back' }).click()
      await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ana')
      await next.click()
      await sendEnquiry(page, form)
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    },
  )

  test(
    'CALC-07 the dealership select chooses by itself where there is one option',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl('tamar-valley-auto', '/finance'))
      await expect(page.locator('select[name="location_id"] option')).toHaveCount(1)
      await expect(page.locator('select[name="location_id"]')).toHaveValue(/./)
    },
  )
})

test.describe('the form without a connection', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR|status of 422/] })

  test(
    'LEAD-04 a rejected or failed submission is reported at its step and keeps the values',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl('ridgeline-ford', '/finance'))
      const form = page.getByRole('form', { name: 'Finance enquiry' })
      const next = form.getByRole('button', { name: 'Continue' })
      await untilHydrated(page)
      await next.click()
      await expect(form.getByRole('group', { name: 'About you' })).toBeVisible()
      for (const [name, value] of [
        ['First Name', 'Ana'],
        ['Last Name', 'Example'],
        ['Mobile', '0400 123 456'],
        ['Email', 'ana@example.com'],
        ['Postcode', '2000'],
      ] as const)
        await form.getByRole('textbox', { name }).fill(value)
      await next.click()
      await form.getByRole('combobox', { name: 'Dealership' }).selectOption({ index: 1 })
      await form.getByRole('checkbox', { name: /terms of use/ }).check()
      await page.route('**/finance.data**', (route) => route.abort())
      await form.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(form.getByRole('alert')).toContainText('An unexpected error occured')
      await page.unroute('**/finance.data**')
      // A value that the browser's own check cannot know to be wrong goes back to its step.
      await form
        .locator('input[name="postcode"]')
        .evaluate((input: HTMLInputElement) => input.setAttribute('name', 'postcode_hidden'))
      await form.getByRole('button', { name: 'Try again' }).click()
      await expect(form.getByRole('alert')).toContainText('Invalid postcode')
      await expect(form.getByRole('group', { name: 'About you' })).toBeVisible()
      await next.click()
      await expect(form.getByRole('textbox', { name: 'Comments' })).toBeVisible()
      await sendEnquiry(page, form)
    },
  )
})

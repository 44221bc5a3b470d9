import type { Locator, Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'

const search = '/search/used-cars'

async function openFromCard(page: Page, site: string) {
  await gotoLive(page, site, search)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Quick Enquiry/ }) })
    .first()
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const opener = card.getByRole('link', { name: /^Quick Enquiry/ })
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
  await opener.click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  return { opener, dialog, title }
}

async function fill(root: Locator, change: { readonly email?: string; readonly message?: string } = {}): Promise<void> {
  await root.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await root.getByRole('textbox', { name: 'Email' }).fill(change.email ?? 'ana@example.com')
  await root.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
  await root.getByRole('textbox', { name: 'Comments' }).fill(change.message ?? 'Is it still available?')
}

const readEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string; event_id: number }[] }).dataLayer ?? []).map(
      ({ event, event_id }) => `${event_id} ${event}`,
    ),
  )

test(
  'LEAD-17 the dialog takes the focus, closes by Escape and gives the focus back',
  { tag: '@once' },
  async ({ page }) => {
    const { opener, dialog } = await openFromCard(page, 'harbourside-toyota')
    await expect(dialog.getByRole('heading', { name: 'Quick Enquiry' })).toBeFocused()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await expect(dialog.getByRole('checkbox', { name: /news and offers/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
  },
)

test(
  'LEAD-01 LEAD-03 LEAD-10 the success page of a card enquiry names the car and fires event 15 once',
  { tag: '@once' },
  async ({ page }) => {
    const { dialog, title } = await openFromCard(page, 'harbourside-toyota')
    await expect(dialog).toContainText(title)
    await fill(dialog)
    await sendEnquiry(page, dialog)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect((await readEvents(page)).filter((event) => event.includes('enquiry'))).toEqual(['15 enquiry_used'])
    await page.reload()
    await expect(page.getByRole('main')).toContainText(title)
    expect((await readEvents(page)).filter((event) => event.includes('enquiry'))).toEqual([])
  },
)

test.describe('a form with mistakes', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test(
    'LEAD-04 errors are listed, the first gets the focus, and the corrected form can be sent',
    { tag: '@once' },
    async ({ page }) => {
      const { dialog } = await openFromCard(page, 'bigsky-motors')
      await fill(dialog, { email: 'ana@' })
      await dialog.getByRole('checkbox', { name: /news and offers/ }).check()
      await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
      const alert = dialog.getByRole('alert')
      await expect(alert).toContainText('Please fix the following errors:')
      const email = dialog.getByRole('textbox', { name: 'Email' })
      await expect(email).toBeFocused()
      const [head, field] = [await dialog.getByRole('heading').boundingBox(), await email.boundingBox()]
      expect(field?.y, 'the title of the dialog does not cover the field').toBeGreaterThan(
        (head?.y ?? 0) + (head?.height ?? 0) + 20,
      )
      await expect(alert.getByRole('listitem')).toHaveText(['Enter an email address like name@example.com'])
      await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue('Is it still available?')
      await expect(dialog.getByRole('checkbox', { name: /news and offers/ })).toBeChecked()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await alert.getByRole('link').click()
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
      await sendEnquiry(page, dialog)
    },
  )
})

test.describe('a connection that fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR/] })

  test(
    'LEAD-04 LEAD-12 a submission that does not arrive says so, keeps the values, and is taken when tried again',
    { tag: '@once' },
    async ({ page }) => {
      const { dialog } = await openFromCard(page, 'ridgeline-ford')
      await fill(dialog)
      await page.route('**/enquire.data**', (route) => route.abort())
      await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(dialog.getByRole('alert')).toContainText('An error occurred when submitting this form')
      await expect(dialog.getByRole('alert')).toBeFocused()
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
      await expect(dialog.getByRole('alert')).toContainText('check your connection and try again')
      await page.unroute('**/enquire.data**')
      await sendEnquiry(page, dialog, () => dialog.getByRole('button', { name: 'Try again' }).click())
    },
  )

  test(
    'LEAD-17 a form that cannot be loaded says so in the dialog, and the page stays',
    { tag: '@once' },
    async ({ page }) => {
      await gotoLive(page, 'ridgeline-ford', search)
      await page.route('**/enquire.data**', (route) => route.abort())
      await page
        .getByRole('link', { name: /^Quick Enquiry/ })
        .first()
        .click()
      await expect(page.getByRole('alert')).toContainText('We could not load the form')
      await page.unroute('**/enquire.data**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible()
    },
  )
})

test('VDP-02 CARD-02 a sold car is asked for as something similar, prefilled', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars?status=sold')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Find Me Something Similar/i })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Find Me Something Similar$/i })
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue(
    'Can you please find me something similar?',
  )
})

test(
  'LEAD-01 the button stays in sight on a phone once the form is begun, and covers no field that has the focus',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(siteUrl('harbourside-toyota', '/enquire'))
    await untilHydrated(page)
    const send = page.getByRole('button', { name: 'Send Enquiry' })
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeAttached()
    await expect(send, 'before, its bar would only hide a part of the form').not.toBeInViewport()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.focus()
    await expect(send).toBeInViewport({ ratio: 1 })
    await name.fill('Kim Nguyen')
    await name.blur()
    await expect(send, 'also between two fields').toBeInViewport({ ratio: 1 })
    // Its bar is opaque and has an edge, so that what scrolls below it does not seem to fade.
    const bar = page.locator('main .form-foot')
    await expect(bar).toHaveCSS('background-image', 'none')
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(bar).toHaveCSS('border-top-width', '1px')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(bar, 'a wide page has it at the end of the form').toHaveCSS('position', 'static')
    await page.setViewportSize({ width: 390, height: 560 })
    await expect(send).toBeInViewport({ ratio: 1 })
    await name.focus()
    for (const control of [/Email/, /Phone/, /Comments/]) {
      await page.keyboard.press('Tab')
      const field = page.getByRole('textbox', { name: control })
      await expect(field).toBeFocused()
      const [box, button] = [await field.boundingBox(), await send.boundingBox()]
      expect((box?.y ?? 0) + (box?.height ?? 0), `${control} stands clear of the button`).toBeLessThan(button?.y ?? 0)
    }
    // Under a keyboard it would leave no room.
    await page.setViewportSize({ width: 390, height: 470 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(send).not.toBeInViewport()
  },
)

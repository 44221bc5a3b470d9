import type { Locator, Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'

const pages = [
  ['/contact', 'Contact the dealership'],
  ['/enquiries/general-enquiry', 'General Enquiry'],
  ['/enquiries/service-enquiry', 'Service Enquiry'],
  ['/enquiries/parts-enquiry', 'Parts Enquiry'],
  ['/enquiries/feedback', 'Feedback'],
  ['/enquiries/fleet-enquiry', 'Fleet Enquiry'],
  ['/enquiries/new-vehicle-enquiry', 'New Vehicle Enquiry'],
  ['/enquiries/call-back', 'Request a Call Back'],
  ['/genuine-service', 'Book a Service'],
  ['/fleet', 'Fleet and business sales'],
  ['/careers', 'Work at Harbourside'],
  ['/customer-feedback-survey', 'How did we go?'],
  ['/pages/unsubscribe', 'Unsubscribe'],
] as const

async function open(page: Page, site: string, path: string): Promise<Locator> {
  await page.goto(siteUrl(site, path))
  await untilHydrated(page)
  return page.getByRole('main').getByRole('form')
}

async function fill(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await form.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
}

const readEvents = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string; event_id: number }[] }).dataLayer ?? [])
      .filter(({ event }) => /form|enquiry/.test(event))
      .map(({ event_id }) => event_id),
  )

test(
  'LEAD-15 LEAD-19 every enquiry page has one heading, its form, and nothing that shuts anybody out',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [path, title] of pages)
      await test.step(path, async () => {
        const form = await open(page, 'harbourside-toyota', path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(form).toBeVisible()
        expect(await findAccessibilityProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
  },
)

test('LEAD-19 /service leads to the booking form, whose lead is thanked for', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/service'))
  await page.getByRole('main').getByRole('link', { name: 'Book it in' }).click()
  await untilHydrated(page)
  await expect(page).toHaveURL(siteUrl('bigsky-motors', '/genuine-service'))
  const form = page.getByRole('main').getByRole('form')
  await fill(form)
  await form.getByRole('textbox', { name: /^Rego/ }).fill('123 ABC')
  await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  expect(await readEvents(page)).toEqual([22])
})

test('LEAD-10 LEAD-15 a careers enquiry fires event 51', { tag: '@once' }, async ({ page }) => {
  const form = await open(page, 'tamar-valley-auto', '/careers')
  await fill(form)
  await form.getByRole('textbox', { name: 'Comments' }).fill('I fix gearboxes.')
  const location = form.getByRole('combobox', { name: 'Location' })
  if ((await location.count()) > 0) await location.selectOption({ index: 1 })
  await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Send' }).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  expect(await readEvents(page)).toEqual([51])
})

test('LEAD-09 contact details fill the next form, say so, and can be cleared', { tag: '@once' }, async ({ page }) => {
  const form = await open(page, 'bigsky-motors', '/genuine-service')
  await fill(form)
  await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
  const next = await open(page, 'bigsky-motors', '/enquiries/parts-enquiry')
  await expect(next.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
  await expect(next.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0400 123 456')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await next.getByRole('button', { name: 'Clear them' }).click()
  await expect(next.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await page.reload()
  await untilHydrated(page)
  await expect(next.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('LEAD-13 the same enquiry from three tabs is one lead', { tag: '@once' }, async ({ context, page }) => {
  const tabs = [page, await context.newPage(), await context.newPage()]
  const leads: string[] = []
  const forms = []
  for (const tab of tabs) {
    const form = await open(tab, 'bigsky-motors', '/genuine-service')
    await fill(form)
    await form.getByRole('textbox', { name: 'Comments' }).fill('Tow bar for a 2019 HiLux')
    forms.push(form)
  }
  for (const [index, tab] of tabs.entries()) {
    const form = forms[index]
    if (form === undefined) continue
    await sendEnquiry(tab, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
    leads.push(new URL(tab.url()).searchParams.get('lead') ?? '')
  }
  expect(new Set(leads).size).toBe(1)
})

test.describe('a form with mistakes', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test('LEAD-06 LEAD-16 a phone number or an email address is enough', { tag: '@once' }, async ({ page }) => {
    const form = await open(page, 'bigsky-motors', '/genuine-service')
    await form.getByText('How to reach you').click()
    await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await form.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await form.getByRole('textbox', { name: 'Comments' }).fill('Tow bar')
    await form.getByText('SMS', { exact: true }).click()
    await form.getByRole('button', { name: 'Request Booking' }).click()
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
      'Enter a phone number or an email address, so that we can reply',
    ])
    await expect(form.getByRole('textbox', { name: /^Email/ })).toBeFocused()
    await expect(form.getByRole('radio', { name: 'SMS' })).toBeChecked()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
    await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
  })
})

test(
  'LEAD-08 the lead form for a new vehicle goes step by step and sends on the last',
  { tag: '@once' },
  async ({ page }) => {
    const form = await open(page, 'harbourside-toyota', '/enquiries/new-vehicle-enquiry')
    const next = form.getByRole('button', { name: 'Continue' })
    await expect(form.getByRole('textbox', { name: /^Make/ })).toHaveValue('Toyota')
    await next.click()
    await next.click()
    await expect(form.getByRole('alert').getByRole('listitem').first()).toHaveText('Enter your first name')
    await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused()
    expect(await findAccessibilityProblems(page)).toEqual([])
    for (const [name, value] of [
      ['First Name', 'Ana'],
      ['Last Name', 'Example'],
      ['Mobile', '0400 123 456'],
      ['Postcode', '6000'],
      ['Email', 'ana@example.com'],
    ] as const)
      await form.getByRole('textbox', { name }).fill(value)
    await next.click()
    await sendEnquiry(page, form)
  },
)

test('LEAD-17 the dialog carries the words of its button, and the message is about the car', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', '/search/used-cars')
  const opener = page.getByRole('link', { name: /^Quick Enquiry/ }).first()
  const words = (await opener.textContent()) ?? ''
  await opener.click()
  const dialog = page.getByRole('dialog', { name: words, exact: true })
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue(
    /^Hi, is the \d{4} .+ \(stock \w+\) still available\?/,
  )
})

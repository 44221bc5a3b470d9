import type { Locator, Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

async function fill(root: Locator, email = 'ana@example.com'): Promise<void> {
  await root.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await root.getByRole('textbox', { name: 'Email' }).fill(email)
  await root.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
}

const send = (page: Page, root: Locator): Promise<void> =>
  sendEnquiry(page, root, () => root.getByRole('button', { name: 'Send Request' }).click())

/** A button of a form that may still be plain HTML would leave the page. */
async function openDialog(page: Page, opener: Locator): Promise<Locator> {
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' })
  await expect(dialog.getByRole('group', { name: /Preferred day/ })).toBeVisible()
  return dialog
}

const readEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string; event_id: number }[] }).dataLayer ?? []).map(
      ({ event, event_id }) => `${event_id} ${event}`,
    ),
  )

/** Picks the last day with its last time, which no other test asks for. */
async function pickAppointment(root: Locator): Promise<{ readonly day: string; readonly time: string }> {
  const day = root
    .getByRole('group', { name: /Preferred day/ })
    .getByRole('radio')
    .last()
  await day.check({ force: true })
  const time = root
    .getByRole('group', { name: /Preferred time/ })
    .getByRole('radio')
    .last()
  await time.check({ force: true })
  return { day: (await day.getAttribute('value')) ?? '', time: (await time.getAttribute('value')) ?? '' }
}

test('LEAD-11 LEAD-17 the dialog of a used car books a day and a time, and fires event 48 once', async ({ page }) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
  await untilHydrated(page)
  const opener = page.getByRole('main').getByRole('link', { name: 'Book a Test Drive', exact: true }).first()
  const dialog = await openDialog(page, opener)
  expect(await findAccessibilityProblems(page)).toEqual([])
  await expect(dialog).toContainText('Stock no.')
  await expect(dialog).toContainText('A valid driver licence is needed')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await openDialog(page, opener)
  await pickAppointment(dialog)
  await fill(dialog)
  await send(page, dialog)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(/You asked for \w+ \d+ \w+ at /)
  expect((await readEvents(page)).filter((event) => event.includes('test_drive'))).toEqual(['48 test_drive_used'])
})

test('LEAD-11 a day has its own times, by arrow keys as by pointer', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/book-test-drive/'))
  await untilHydrated(page)
  const times = page.getByRole('group', { name: /Preferred time/ }).getByRole('radio')
  // Whoever wants any day is not asked for a time.
  await expect(times).toHaveCount(0)
  const hint = page.getByText('Pick a day to see its times.')
  await expect(hint).toBeVisible()
  // Not the first: today has only the times that are left.
  const weekday = page.getByRole('radio', { name: /^(Monday|Tuesday) / }).last()
  await weekday.focus()
  await page.keyboard.press('Space')
  await expect(weekday).toBeChecked()
  await expect(hint).toBeHidden()
  const ofWeekday = await times.count()
  await page
    .getByRole('radio', { name: /^Saturday / })
    .first()
    .check({ force: true })
  await expect(times.last()).not.toHaveValue('17:00')
  expect(await times.count()).toBeLessThan(ofWeekday)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[name="appointment_date"]:checked')).toHaveAccessibleName(/^Monday /)
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test('LEAD-11 on a phone the days share one row, whose end is reached by keys', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/book-test-drive/'))
  await untilHydrated(page)
  const days = page.getByRole('group', { name: /Preferred day/ }).locator('label')
  const tops = await days.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(6)
  expect(new Set(tops).size, 'rows').toBe(1)
  await expect(days.last()).not.toBeInViewport()
  await page.getByRole('radio', { name: 'Any day' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(days.last().getByRole('radio')).toBeChecked()
  await expect(days.last()).toBeInViewport({ ratio: 0.99 })
})

test('LEAD-11 LOC-10 the page names the location, whether it is open, and its hours', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/book-test-drive/'))
  const places = page.getByRole('region', { name: 'Where to find us' })
  await expect(places).toContainText('Harbourside Toyota')
  await expect(places).toContainText(/Open until|Opens/)
  await expect(places.getByRole('table')).toContainText('Monday')
  await expect(places).toContainText('Christmas Day')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Test Drive')
  await expect(page.getByRole('main')).toContainText('clean, fuelled and ready')
})

test(
  'LEAD-11 without a car the visitor names one and chooses a location, whose times are shown',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/book-test-drive/'))
    await untilHydrated(page)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Which vehicle' }).fill('Kia EV5')
    const answered = page.waitForResponse('**/api/test-drive-appointments?location_id=bigsky-tweed')
    await main.getByRole('combobox', { name: 'Which location' }).selectOption('bigsky-tweed')
    expect((await answered).status()).toBe(200)
    await pickAppointment(main)
    await fill(main)
    await send(page, main)
  },
)

test.describe('a time that was taken meanwhile', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test(
    'LEAD-11 is refused with a message, fresh times and everything else as it was',
    { tag: '@once' },
    async ({ page, context }) => {
      const url = new URL(await findVehicle('ridgeline-ford', '/search/used-cars', /\$/))
      await page.goto(url.href)
      const href =
        (await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first().getAttribute('href')) ??
        ''
      const late = await context.newPage()
      for (const each of [page, late]) {
        await each.goto(new URL(href, url).href)
        await untilHydrated(each)
      }
      const slow = late.getByRole('main')
      const wanted = await pickAppointment(slow)
      const quick = page.getByRole('main')
      expect(await pickAppointment(quick)).toEqual(wanted)
      await fill(quick, `first-${Date.now()}@example.com`)
      await quick.getByRole('textbox', { name: 'Phone' }).fill('0400 000 001')
      await send(page, quick)
      await fill(slow, `second-${Date.now()}@example.com`)
      await slow.getByRole('button', { name: 'Send Request' }).click()
      await expect(slow.getByRole('alert')).toContainText('has just taken that time. Choose another.')
      await expect(slow.locator(`input[name="appointment_time"][value="${wanted.time}"]`)).toHaveCount(0)
      await expect(slow.locator(`input[name="appointment_date"][value="${wanted.day}"]`)).toBeChecked()
      await expect(slow.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
      expect(await findAccessibilityProblems(late)).toEqual([])
      await pickAppointment(slow)
      await send(late, slow)
    },
  )
})

test('LEAD-17 the sticky bar opens the dialog @phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
  await untilHydrated(page)
  await page.evaluate(() => window.scrollTo(0, 2_000))
  const bar = page.getByRole('region', { name: 'Contact the dealer' })
  await openDialog(page, bar.getByRole('link', { name: 'Book a Test Drive' }))
})

// The cards of a phone have two actions; this one stands on the page of the vehicle there.
test(
  'LEAD-17 a card opens the dialog where the site has the button on its cards',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'tamar-valley-auto', '/search/used-cars')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Book a Test Drive/ }) })
      .first()
    const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    const dialog = await openDialog(page, card.getByRole('link', { name: /^Book a Test Drive/ }))
    await expect(dialog).toContainText(title)
  },
)

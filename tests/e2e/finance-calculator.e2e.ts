import type { Page } from '@playwright/test'
import { bigsky, calculatorOf, openCalculator, resultOf } from './finance-site.ts'
import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated } from './site.ts'

const message = 'Cannot be less than 1,000 or more than 250,000'

/** What the bar at the foot of a phone's screen says of the first loan of harbourside-toyota. */
const figuresInSight = /^\$140\.24 a week at 7\.49%\sp\.a\.\s*8\.08%\sp\.a\. comparison rate$/

const amountOf = async (page: Page): Promise<number> => Number(await resultOf(page).getAttribute('data-repayment'))

test.describe('the calculator', () => {
  test(
    'CALC-04 CALC-01 begins at 30,000 over 5 years, and works out what other frequencies cost',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota', '/finance-enquiry')
      const calculator = calculatorOf(page)
      await expect(calculator.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('30,000')
      await expect(calculator.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('7.49')
      // $30,000 and a fee of $395 at 7.49 % over 5 years: 260 × $140.24, 130 × $280.65, 60 × $608.91.
      await expect(resultOf(page)).toHaveAttribute('data-repayment', '14024')
      await calculator.getByText('Fortnightly', { exact: true }).click()
      await expect(resultOf(page)).toHaveAttribute('data-repayment', '28065')
      await calculator.getByText('Monthly', { exact: true }).click()
      await expect(resultOf(page)).toHaveAttribute('data-repayment', '60891')
      await expect(resultOf(page)).toContainText('7.49% p.a.')
      await calculator.getByRole('textbox', { name: /^Deposit or trade-in/ }).fill('5000')
      await expect.poll(() => amountOf(page)).toBeLessThan(60_891)
      const withDeposit = await amountOf(page)
      await calculator.getByRole('textbox', { name: /^Residual/ }).fill('8,000')
      await expect.poll(() => amountOf(page)).toBeLessThan(withDeposit)
    },
  )

  test(
    'CALC-01 FIN-07 a phone keeps the repayment, with its comparison rate, in sight of the first field',
    { tag: '@phone' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      const price = calculatorOf(page).getByRole('textbox', { name: 'Purchase price' })
      await price.evaluate((field) => field.scrollIntoView({ block: 'start' }))
      await expect(resultOf(page)).not.toBeInViewport()
      await expect(calculatorOf(page).getByText(figuresInSight)).toBeInViewport({ ratio: 1 })
      const apply = calculatorOf(page).getByRole('link', { name: 'Apply for Finance' })
      await expect(apply.first()).toBeInViewport({ ratio: 1 })
      await price.fill('60000')
      await expect.poll(() => amountOf(page)).toBeGreaterThan(14_024)
      const cents = await amountOf(page)
      await expect(
        calculatorOf(page)
          .getByText(`$${(cents / 100).toFixed(2)} a week`)
          .first(),
      ).toBeInViewport()
    },
  )

  test(
    'CALC-07 a phone shows the chosen quick pick, the term and one button to apply on its first screen',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openCalculator(page, bigsky)
      const picks = calculatorOf(page).locator('button[name="pick"]')
      const tops = await picks.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
      expect(tops).toHaveLength(9)
      expect(new Set(tops).size, 'rows').toBe(1)
      await expect(picks.and(page.locator('[aria-pressed="true"]'))).toBeInViewport({ ratio: 0.99 })
      await expect(calculatorOf(page).getByRole('slider', { name: 'Loan term, slider' })).toBeInViewport({ ratio: 1 })
      const apply = page.getByRole('main').getByRole('link', { name: 'Apply for Finance' })
      const seen = await apply.evaluateAll(
        (links) => links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < 844).length,
      )
      expect(seen).toBe(1)
    },
  )

  test(
    'FIN-07 while the result covers the figures at the bottom of a phone, no repayment is seen without its rate',
    { tag: '@phone' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      const bar = calculatorOf(page).getByText(figuresInSight)
      const seen = await bar.evaluate((line) => {
        const panel = line.parentElement?.parentElement?.nextElementSibling
        const isWhole = (part: Element): boolean => {
          const { left, top, bottom } = part.getBoundingClientRect()
          return [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint(left + 2, y)))
        }
        const [repayment, rate] = [...line.children]
        if (!panel || repayment === undefined || rate === undefined) throw new Error('another calculator')
        const before = panel.getBoundingClientRect().top + window.scrollY - window.innerHeight
        return Array.from({ length: 40 }, (_, step) => {
          window.scrollTo({ top: before - 20 + step * 4, behavior: 'instant' })
          return `${isWhole(repayment) ? 'repayment' : ''} ${isWhole(rate) ? 'rate' : ''}`.trim()
        })
      })
      expect(seen[0]).toBe('repayment rate')
      expect(seen.at(-1), 'covered').toBe('')
      expect(seen).not.toContain('repayment')
    },
  )

  test(
    'CALC-02 a price outside the limits shows a message and is clamped on blur; 0 or less becomes 0',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      const price = calculatorOf(page).getByRole('textbox', { name: 'Purchase price' })
      const alert = calculatorOf(page).getByRole('alert')
      await price.fill('999')
      await expect(alert).toHaveText(message)
      await price.blur()
      await expect(price).toHaveValue('1,000')
      await expect(alert).toHaveText(message)
      await price.focus()
      await price.blur()
      await expect(alert).toHaveText(message)
      await price.fill('20000')
      await expect(alert).toHaveCount(0)
      for (const [typed, left] of [
        ['250001', '250,000'],
        ['1e308', '250,000'],
        ['0', '0'],
        ['-500', '0'],
        ['', '0'],
        ['lots', '0'],
      ] as const) {
        await price.fill(typed)
        await price.blur()
        await expect(price).toHaveValue(left)
        await expect(alert).toHaveText(message)
      }
      await expect(calculatorOf(page).getByRole('status')).toContainText('Enter a purchase price')
      await price.fill('250000')
      await expect(alert).toHaveCount(0)
      await expect(resultOf(page)).toBeVisible()
    },
  )

  test(
    'CALC-02 CALC-03 one provider has a least price of 5,000 and rates of its own',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl('ridgeline-ford', '/finance?price=1'))
      await expect(calculatorOf(page).getByRole('alert')).toHaveText('Cannot be less than 5,000 or more than 250,000')
      await expect(calculatorOf(page).getByText('5.00% p.a. to 14.50% p.a.')).toBeVisible()
      await expect(
        calculatorOf(page).getByText('An establishment fee of $1,360.50 is added to the amount financed.'),
      ).toBeVisible()
    },
  )

  test(
    'CALC-03 other fields are clamped on leaving; sliders, keys and fields set the same value',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      const calculator = calculatorOf(page)
      for (const [name, typed, left] of [
        ['Loan term', '0.5', '1'],
        ['Loan term', '99', '7'],
        ['Loan term', '', '7'],
        ['Loan term', '2.6', '2.5'],
        ['Interest rate', '0', '0.5'],
        ['Interest rate', '16', '15'],
        ['Interest rate', '6.29', '6.29'],
        ['Deposit or trade-in', '-1', ''],
        ['Deposit or trade-in', '1e308', '250,000'],
        ['Deposit or trade-in', '', ''],
        ['Residual', '300000', '250,000'],
        ['Residual', 'x', ''],
      ] as const) {
        const field = calculator.getByRole('textbox', { name: new RegExp(`^${name}`) })
        await field.fill(typed)
        await field.blur()
        await expect(field).toHaveValue(left)
      }
      const slider = calculator.getByRole('slider', { name: 'Interest rate, slider' })
      await slider.press('End')
      await expect(calculator.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('15')
      await slider.press('ArrowLeft')
      await expect(calculator.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('14.5')
      await calculator.getByRole('textbox', { name: 'Loan term' }).fill('3')
      await expect(calculator.getByRole('slider', { name: 'Loan term, slider' })).toHaveValue('3')
    },
  )

  test('CALC-07 quick picks set the price, and the Enter key presses none of them', async ({ page }) => {
    await openCalculator(page, 'harbourside-toyota')
    const calculator = calculatorOf(page)
    const price = calculator.getByRole('textbox', { name: 'Purchase price' })
    await expect(
      calculator.getByRole('group', { name: 'Quick picks for the purchase price' }).getByRole('button'),
    ).toHaveText(['$5,000', '$10,000', '$15,000', '$20,000', '$30,000', '$40,000', '$50,000', '$60,000', '$70,000'])
    await calculator.getByRole('button', { name: '$50,000' }).click()
    await expect(price).toHaveValue('50,000')
    await expect(calculator.getByRole('button', { name: '$50,000' })).toHaveAttribute('aria-pressed', 'true')
    await price.fill('123')
    await price.press('Enter')
    await expect(price).toHaveValue('1,000')
  })

  test(
    'CALC-01 what is typed and chosen before scripts run is not lost when they do',
    { tag: '@once' },
    async ({ page }) => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(siteUrl('harbourside-toyota', '/finance'), { waitUntil: 'commit' })
      const calculator = calculatorOf(page)
      await calculator.getByRole('textbox', { name: 'Purchase price' }).fill('15000')
      await calculator.getByText('Monthly', { exact: true }).click()
      await expect(calculator.getByRole('slider')).toHaveCount(0)
      release()
      await expect(calculator.getByRole('slider', { name: 'Loan term, slider' })).toBeVisible()
      await expect(resultOf(page)).toHaveAttribute('data-repayment', '30841')
    },
  )

  test(
    'CALC-09 a payment below 25 a week invites an enquiry in place of a figure, whatever the frequency',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      await calculatorOf(page).getByRole('textbox', { name: 'Purchase price' }).fill('4000')
      for (const frequency of ['Weekly', 'Fortnightly', 'Monthly']) {
        await calculatorOf(page).getByText(frequency, { exact: true }).click()
        await expect(calculatorOf(page).getByRole('status')).toContainText('Enquire for Finance')
        await expect(resultOf(page)).toHaveCount(0)
      }
      expect(await findAccessibilityProblems(page)).toEqual([])
    },
  )

  test(
    'CALC-05 the disclaimer is whole at first, 197 characters after Show Less, and whole again',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, bigsky)
      const toggle = calculatorOf(page).getByRole('button', { name: 'Show Less' })
      const text = calculatorOf(page).getByText(/^Clearday Loans is a fictional lender/)
      const whole = (await text.textContent()) ?? ''
      await toggle.click()
      await expect(text).toHaveText(`${whole.slice(0, 197)}…`)
      await calculatorOf(page).getByRole('button', { name: 'Show More' }).click()
      await expect(text).toHaveText(whole)
    },
  )

  test('CALC-06 the first touch fires event 26, once', { tag: '@once' }, async ({ page }) => {
    await page.goto(siteUrl('harbourside-toyota', '/finance'))
    const touches = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: { event: string; event_id: number }[] }).dataLayer ?? [])
          .filter(({ event }) => event === 'calculator_touched')
          .map((entry) => entry.event_id),
      )
    expect(await touches()).toEqual([])
    const price = calculatorOf(page).getByRole('textbox', { name: 'Purchase price' })
    await untilHydrated(page)
    await price.click()
    await expect.poll(touches).toEqual([26])
    await price.fill('25000')
    await calculatorOf(page).getByRole('slider', { name: 'Loan term, slider' }).press('ArrowRight')
    await calculatorOf(page).getByText('Monthly', { exact: true }).click()
    expect(await touches()).toEqual([26])
  })

  test(
    'CALC-08 the price slider leads to the search with its range, and its ends do not cross',
    { tag: '@once' },
    async ({ page }) => {
      await openCalculator(page, 'harbourside-toyota')
      const from = page.getByRole('textbox', { name: 'Price ($), from' })
      const to = page.getByRole('textbox', { name: 'Price ($), to' })
      await expect(from).toHaveValue('5,000')
      // As far as the stock goes, which ends below the 250,000 of the settings.
      await expect(to).toHaveValue(/^(?:\d{2}|1\d{2}|2[0-4]\d),[05]00$/)
      const slider = page.getByRole('slider', { name: 'Price, from' })
      await slider.press('ArrowRight')
      await expect(from).toHaveValue('5,500')
      await to.fill('30000')
      await to.blur()
      await from.fill('90000')
      await from.blur()
      await expect(from).toHaveValue('29,999')
      await from.fill('20,000')
      await from.blur()
      await page.getByRole('link', { name: 'See vehicles' }).click()
      await expect(page).toHaveURL(/price=20000-30000/)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )
})

import type { APIRequestContext, Page } from '@playwright/test'
import { demoSites, expect, findAccessibilityProblems, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'

const bigsky = 'bigsky-motors'
const message = 'Cannot be less than 1,000 or more than 250,000'

const calculatorOf = (page: Page) => page.locator('#finance-calculator')
const resultOf = (page: Page) => calculatorOf(page).locator('[data-repayment]')
const amountOf = async (page: Page): Promise<number> => Number(await resultOf(page).getAttribute('data-repayment'))

/** Sliders are shown once scripts run. */
async function openCalculator(page: Page, site: string, path = '/finance'): Promise<void> {
  await page.goto(siteUrl(site, path))
  await expect(calculatorOf(page).getByRole('slider', { name: 'Loan term, slider' })).toBeVisible()
}

/** Node does not resolve names under localhost; the host of the request names the site. */
function createClient(request: APIRequestContext, site: string) {
  const { host, port, origin } = new URL(siteUrl(site, '/'))
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`
  return {
    get: (path: string) => request.get(at(path), { headers: { Host: host }, maxRedirects: 0 }),
    post: (path: string, data: unknown, from = origin) =>
      request.post(at(path), {
        headers: { Host: host, Origin: from, 'Content-Type': 'application/json' },
        data: JSON.stringify(data),
      }),
  }
}

async function listCars(request: APIRequestContext, site: string): Promise<string[]> {
  const page = await (await createClient(request, site).get('/search/used-cars')).text()
  return [...new Set([...page.matchAll(/car_id=([a-z2-7]{16})/g)].flatMap(([, id]) => (id === undefined ? [] : [id])))]
}

/** The first car of the stock whose finance page says so. */
async function findCar(request: APIRequestContext, site: string, fits: (html: string) => boolean): Promise<string> {
  for (const id of await listCars(request, site))
    if (fits(await (await createClient(request, site).get(`/personalised/finance?car_id=${id}`)).text())) return id
  throw new Error(`no car of ${site} fits`)
}

const hasFigure = (html: string): boolean =>
  /aria-labelledby="finance-heading"(?:(?!<\/section>)[\s\S])*data-repayment=/.test(html)

test.describe('the finance pages', () => {
  for (const site of demoSites)
    test(`FIN-06 CALC-01 /finance of ${site} holds calculator and form, and is accessible`, async ({ page }) => {
      await page.goto(siteUrl(site, '/finance'))
      await expect(page.locator('#finance-form')).toBeVisible()
      await expect(resultOf(page)).toContainText('per week at')
      await expect(resultOf(page)).toContainText('comparison rate')
      await expect(resultOf(page)).toContainText('WARNING: This comparison rate is true only for the examples given')
      expect(await findAccessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })

  test('FIN-06 the four addresses hold the same form, and one is the canonical', async ({ request }) => {
    const client = createClient(request, 'harbourside-toyota')
    for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance']) {
      const html = await (await client.get(path)).text()
      expect(html).toContain('id="finance-form"')
      expect(html).toContain('id="finance-calculator"')
      expect(html).toMatch(/rel="canonical" href="[^"]*\/finance-enquiry"/)
    }
  })
})

test.describe('the calculator', () => {
  test('CALC-04 CALC-01 begins at 30,000 over 5 years, and works out what other frequencies cost', async ({ page }) => {
    await openCalculator(page, 'harbourside-toyota', '/finance-enquiry')
    const calculator = calculatorOf(page)
    await expect(calculator.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('30,000')
    await expect(calculator.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('10')
    // $30,000 at 10 % over 5 years: 260 × $146.73, 130 × $293.68, 60 × $637.41.
    await expect(resultOf(page)).toHaveAttribute('data-repayment', '14673')
    await calculator.getByText('Fortnightly', { exact: true }).click()
    await expect(resultOf(page)).toHaveAttribute('data-repayment', '29368')
    await calculator.getByText('Monthly', { exact: true }).click()
    await expect(resultOf(page)).toHaveAttribute('data-repayment', '63741')
    await expect(resultOf(page)).toContainText('10.00% p.a.')
    await calculator.getByRole('textbox', { name: /^Deposit or trade-in/ }).fill('5000')
    await expect.poll(() => amountOf(page)).toBeLessThan(63_741)
    const withDeposit = await amountOf(page)
    await calculator.getByRole('textbox', { name: /^Residual/ }).fill('8,000')
    await expect.poll(() => amountOf(page)).toBeLessThan(withDeposit)
  })

  test('CALC-02 a price outside the limits says so and is clamped on leaving; 0 or less becomes 0; the message stays until a valid entry', async ({
    page,
  }) => {
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
  })

  test('CALC-02 CALC-03 one provider has a least price of 5,000 and rates of its own', async ({ page }) => {
    await page.goto(siteUrl('ridgeline-ford', '/finance?price=1'))
    await expect(calculatorOf(page).getByRole('alert')).toHaveText('Cannot be less than 5,000 or more than 250,000')
    await expect(calculatorOf(page).getByText('7.50% p.a. to 14.50% p.a.')).toBeVisible()
    await expect(
      calculatorOf(page).getByText('An establishment fee of $1,360.50 is added to the amount financed.'),
    ).toBeVisible()
  })

  test('CALC-03 other fields are clamped on leaving; sliders, keys and fields set the same value', async ({ page }) => {
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
  })

  test('CALC-07 quick picks set the price, and the Enter key presses none of them', async ({ page }) => {
    await openCalculator(page, 'harbourside-toyota')
    const calculator = calculatorOf(page)
    const price = calculator.getByRole('textbox', { name: 'Purchase price' })
    await expect(
      calculator.getByRole('group', { name: 'Quick picks of the purchase price' }).getByRole('button'),
    ).toHaveText(['$5,000', '$10,000', '$15,000', '$20,000', '$30,000', '$40,000', '$50,000', '$60,000', '$70,000'])
    await calculator.getByRole('button', { name: '$50,000' }).click()
    await expect(price).toHaveValue('50,000')
    await expect(calculator.getByRole('button', { name: '$50,000' })).toHaveAttribute('aria-pressed', 'true')
    await price.fill('123')
    await price.press('Enter')
    await expect(price).toHaveValue('1,000')
  })

  test('CALC-01 what is typed and chosen before scripts run is not lost when they do', async ({ page }) => {
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
    await expect(resultOf(page)).toHaveAttribute('data-repayment', '31871')
  })

  test('CALC-09 a payment below 25 a week invites an enquiry in place of a figure, whatever the frequency', async ({
    page,
  }) => {
    await openCalculator(page, 'harbourside-toyota')
    await calculatorOf(page).getByRole('textbox', { name: 'Purchase price' }).fill('4000')
    for (const frequency of ['Weekly', 'Fortnightly', 'Monthly']) {
      await calculatorOf(page).getByText(frequency, { exact: true }).click()
      await expect(calculatorOf(page).getByRole('status')).toContainText('Enquire for Finance')
      await expect(resultOf(page)).toHaveCount(0)
    }
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  test('CALC-05 the disclaimer is whole at first, 197 characters after Show Less, and whole again', async ({
    page,
  }) => {
    await openCalculator(page, bigsky)
    const toggle = calculatorOf(page).getByRole('button', { name: 'Show Less' })
    const text = calculatorOf(page).getByText(/^Clearday Loans is a fictional lender/)
    const whole = (await text.textContent()) ?? ''
    await toggle.click()
    await expect(text).toHaveText(`${whole.slice(0, 197)}…`)
    await calculatorOf(page).getByRole('button', { name: 'Show More' }).click()
    await expect(text).toHaveText(whole)
  })

  test('CALC-06 the first touch fires event 26, once', async ({ page }) => {
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

  test('CALC-08 the price slider leads to the search with its range, and its ends do not cross', async ({ page }) => {
    await openCalculator(page, 'harbourside-toyota')
    const from = page.getByRole('textbox', { name: 'Price ($), from' })
    const to = page.getByRole('textbox', { name: 'Price ($), to' })
    await expect(from).toHaveValue('5,000')
    await expect(to).toHaveValue('250,000')
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
  })
})

test.describe('the form', () => {
  test('FIN-06 LEAD-08 a link prefills it, each step is checked, and it is thanked for once', async ({
    page,
    request,
  }) => {
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
    await expect(form.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
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
    await expect(form.getByText('*You must agree to the terms of use before submitting.')).toBeVisible()
    await form.getByRole('checkbox', { name: /terms of use/ }).check()
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ana')
    await next.click()
    await sendEnquiry(page, form)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  })

  test('CALC-07 the dealership select chooses by itself where there is one option', async ({ page }) => {
    await page.goto(siteUrl('tamar-valley-auto', '/finance'))
    await expect(page.locator('select[name="location_id"] option')).toHaveCount(1)
    await expect(page.locator('select[name="location_id"]')).toHaveValue(/./)
  })
})

test.describe('the form without a connection', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR|status of 422/] })

  test('LEAD-04 what the server refuses goes back to its step, and what never arrived is said so; the values stay', async ({
    page,
  }) => {
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
    await expect(form.getByRole('alert')).toContainText('An error occurred when submitting this form')
    await page.unroute('**/finance.data**')
    // Robots fill what nobody sees.
    await form
      .locator('input[name="company_website"]')
      .evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'))
    await form.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(form.getByRole('alert')).toContainText('Company website')
    await form.locator('input[name="company_website"]').evaluate((input: HTMLInputElement) => (input.value = ''))
    await expect(form.getByRole('textbox', { name: 'Comments' })).toBeVisible()
    await sendEnquiry(page, form)
  })
})

test.describe('the panel of a car', () => {
  test('FIN-06 the link on the page of a car leads to the form with that car in it', async ({ page, request }) => {
    const id = await findCar(request, 'harbourside-toyota', hasFigure)
    const html = await (
      await createClient(request, 'harbourside-toyota').get(`/personalised/finance?car_id=${id}`)
    ).text()
    await page.goto(siteUrl('harbourside-toyota', /href="(\/cars\/[^"]+)"/.exec(html)?.[1] ?? ''))
    await page.getByRole('region', { name: 'Finance estimate' }).getByRole('link', { name: 'Finance Enquiry' }).click()
    await expect(page).toHaveURL(
      new RegExp(
        `/finance-enquiry\\?preferredDealership=harbourside-toyota&vehiclePriceBudget=\\d+&car_id=${id}&car_type=used.*#finance-form$`,
      ),
    )
    await expect(page.locator('#finance-form')).toBeInViewport()
    await expect(page.getByRole('textbox', { name: /^Vehicle price or budget/ })).toHaveValue(/\d/)
  })

  test('FIN-04 FIN-03 shows figures and terms, and its disclaimer in a dialog that keys can open and close', async ({
    page,
    request,
  }) => {
    const id = await findCar(request, 'harbourside-toyota', hasFigure)
    await page.goto(siteUrl('harbourside-toyota', `/personalised/finance?car_id=${id}`))
    const panel = page.getByRole('region', { name: 'Finance estimate' })
    await expect(panel.locator('[data-repayment]')).toContainText(
      /^per week at \d+\.\d\d% p\.a\.or \$[\d,]+ per month\$[\d,]+comparison rate\d+\.\d\d% p\.a\.Comparison rate based on a secured loan of \$30,000 over 5 years\. WARNING/,
    )
    await expect(panel.getByRole('list')).toContainText(/\d-year term/)
    const opener = panel.getByRole('link', { name: 'Finance disclaimer' })
    const dialog = page.getByRole('dialog', { name: 'Finance disclaimer' })
    await untilHydrated(page)
    await opener.focus()
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true)
    await expect(dialog).toContainText('General example, not the figure of this vehicle.')
    await expect(dialog).toContainText('5-year secured loan of $30,000')
    await expect(dialog).toContainText('7.49% p.a., comparison rate 8.08% p.a.')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('FIN-06 /personalised/finance takes a car by id or slug, and knows no other', async ({ request }) => {
    const client = createClient(request, bigsky)
    const [id = ''] = await listCars(request, bigsky)
    const byId = await (await client.get(`/personalised/finance?car_id=${id}`)).text()
    const slug = /href="\/cars\/([^"]+)"/.exec(byId)?.[1] ?? ''
    expect(slug).not.toBe('')
    expect(await (await client.get(`/personalised/finance?car_id=${slug}`)).text()).toContain(`href="/cars/${slug}"`)
    expect((await client.get('/personalised/finance?car_id=nobody-has-this-one')).status()).toBe(404)
    const none = await client.get('/personalised/finance')
    expect([none.status(), none.headers().location]).toEqual([302, '/finance'])
    expect(await (await client.get('/finance?car_id=nobody-has-this-one')).text()).toContain('no longer listed')
  })
})

test.describe('the quote service', () => {
  const isUnquoted = (html: string): boolean => html.includes('selfAssessedCreditScore')

  /** A car of its own for each test and width: a quote is stored with its car, and the car then has it for all. */
  async function takeUnquoted(request: APIRequestContext, number: number, project: string): Promise<string> {
    const cars = (await listUnquoted(request)).filter(
      (_, index) => index % 6 === number * 2 + (project === 'phone' ? 1 : 0),
    )
    for (const id of cars)
      if (isUnquoted(await (await createClient(request, bigsky).get(`/personalised/finance?car_id=${id}`)).text()))
        return id
    throw new Error(`no car of ${bigsky} waits for a quote`)
  }

  /** Every car of the site by its id: their order never changes while tests run. */
  async function listUnquoted(request: APIRequestContext): Promise<string[]> {
    const ids: string[] = []
    for (let offset = 0; ; offset += 100) {
      const answer = (await (
        await createClient(request, bigsky).get(
          `/api/search?filters=${encodeURIComponent("status = 'in_stock'")}&hitsPerPage=100&offset=${offset}`,
        )
      ).json()) as { hits: { id: string; price: { kind: string } | null }[] }
      ids.push(...answer.hits.filter(({ price }) => price?.kind === 'amount').map(({ id }) => id))
      if (answer.hits.length < 100) return ids.toSorted()
    }
  }

  test('FIN-05 a car without a figure is asked for once, and every view shows its quote from then on', async ({
    page,
    request,
  }, { project }) => {
    const id = await takeUnquoted(request, 0, project.name)
    const asked: unknown[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/youx/quote')) asked.push(sent.postDataJSON())
    })
    await page.goto(siteUrl(bigsky, `/personalised/finance?car_id=${id}`))
    const figure = page.getByRole('region', { name: 'Finance estimate' }).locator('[data-repayment]')
    await expect(figure).toContainText('Estimate by our example quote service, for demonstration only.')
    await expect(figure).toContainText('comparison rate')
    const amount = (await figure.getAttribute('data-repayment')) ?? ''
    expect(asked).toEqual([
      expect.objectContaining({
        selfAssessedCreditScore: 'GREAT',
        loanTerm: 5,
        whoIsHelping: 'Bigsky Motors',
        purchasePrice: expect.any(Number),
      }),
    ])
    expect(Object.keys(asked[0] as object).toSorted()).toEqual([
      'loanTerm',
      'nvic',
      'purchasePrice',
      'selfAssessedCreditScore',
      'vin',
      'whoIsHelping',
      'year',
    ])
    await page.reload()
    await expect(figure).toHaveAttribute('data-repayment', amount)
    expect(asked).toHaveLength(1)
    const hit = async () =>
      (
        (await (
          await createClient(request, bigsky).get(
            `/api/search?filters=${encodeURIComponent("status = 'in_stock'")}&query=${await stockNumberOf(request, id)}`,
          )
        ).json()) as { hits: { id: string; finance: { amount: number } | null }[] }
      ).hits.find((found) => found.id === id)
    await expect.poll(async () => (await hit())?.finance?.amount).toBe(Number(amount))
    await page.goto(siteUrl(bigsky, `/print?car_id=${id}`))
    await expect(
      page.getByText(new RegExp(`^\\$${(Number(amount) / 100).toLocaleString('en-AU')} a week at .* comparison rate`)),
    ).toBeVisible()
  })

  async function stockNumberOf(request: APIRequestContext, id: string): Promise<string> {
    return (
      /Stock no\. ([\w-]+)/.exec(
        await (await createClient(request, bigsky).get(`/personalised/finance?car_id=${id}`)).text(),
      )?.[1] ?? ''
    )
  }

  test('FIN-05 API-04 answers with a quote, and refuses nonsense, other origins, other methods and sites without quotes', async ({
    request,
  }) => {
    const client = createClient(request, bigsky)
    const body = {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 32_990,
      loanTerm: 5,
      year: 2022,
      vin: null,
      nvic: null,
      whoIsHelping: 'Bigsky Motors',
    }
    const quoted = await client.post('/api/youx/quote', body)
    expect(quoted.status()).toBe(200)
    expect(await quoted.json()).toEqual({
      weeklyRepaymentAmount: expect.any(Number),
      advertisedRate: expect.any(Number),
      comparisonRate: expect.any(Number),
    })
    expect((await client.post('/api/youx/quote', { ...body, purchasePrice: -1 })).status()).toBe(400)
    expect((await client.post('/api/youx/quote', { ...body, whoIsHelping: 'x'.repeat(5_000) })).status()).toBe(413)
    expect((await client.post('/api/youx/quote', body, 'https://elsewhere.example')).status()).toBe(403)
    expect((await client.get('/api/youx/quote')).status()).toBe(405)
    expect((await createClient(request, 'tamar-valley-auto').post('/api/youx/quote', body)).status()).toBe(404)
  })

  test('FIN-04 the disclaimer fetch by car id answers the lenders with their disclaimer', async ({ request }) => {
    const id = await findCar(request, 'harbourside-toyota', hasFigure)
    const client = createClient(request, 'harbourside-toyota')
    const { finance_lenders } = (await (await client.get(`/api/cars/${id}/finance-disclaimer`)).json()) as {
      finance_lenders: Record<string, { disclaimer: string; comparisonRate: number }>
    }
    expect(finance_lenders.coastline).toMatchObject({
      disclaimer: expect.stringMatching(/./),
      comparisonRate: expect.any(Number),
    })
    expect((await client.get('/api/cars/nobody/finance-disclaimer')).status()).toBe(404)
  })

  for (const [what, status, body] of [
    ['is down', 502, '{}'],
    ['talks nonsense', 200, '<html>'],
  ] as const)
    test(`FIN-05 a quote service that ${what} changes nothing on the page and is not asked again`, async ({
      page,
      request,
      expectedConsoleErrors,
    }, { project }) => {
      expectedConsoleErrors.push(/status of 502/)
      const id = await takeUnquoted(request, status === 200 ? 1 : 2, project.name)
      let asked = 0
      await page.route('**/api/youx/quote?*', async (route) => {
        asked += 1
        await route.fulfill({ status, body, contentType: 'application/json' })
      })
      const answered = page.waitForResponse('**/api/youx/quote?*')
      await page.goto(siteUrl(bigsky, `/personalised/finance?car_id=${id}`))
      await answered
      const panel = page.getByRole('region', { name: 'Finance estimate' })
      await expect(panel).toContainText('Ask us what this vehicle costs a week.')
      await expect(panel).not.toContainText(/error|sorry|unavailable/i)
      await calculatorOf(page).getByRole('slider', { name: 'Loan term, slider' }).press('End')
      expect(asked).toBe(1)
    })
})

import type { APIRequestContext } from '@playwright/test'
import { bigsky, calculatorOf, createClient, findCar, hasFigure } from './finance-site.ts'
import { expect, holdRequests, siteUrl, test, untilHydrated } from './site.ts'

const inStock = encodeURIComponent("status = 'in_stock'")

test.describe('the quote service', () => {
  const isUnquoted = (html: string): boolean => html.includes('selfAssessedCreditScore')

  /** Takes a different car for each of four tests, because a quote is stored with its car for all later tests. */
  async function takeUnquoted(request: APIRequestContext, number: 0 | 1 | 2 | 3): Promise<string> {
    const cars = (await listUnquoted(request)).filter((_, index) => index % 4 === number)
    for (const id of cars)
      if (isUnquoted(await (await createClient(request, bigsky).get(`/personalised/finance?car_id=${id}`)).text()))
        return id
    throw new Error(`no car of ${bigsky} waits for a quote`)
  }

  /** Lists every priced car of the site, sorted by id, so that the order is stable while tests run. */
  async function listUnquoted(request: APIRequestContext): Promise<string[]> {
    const ids: string[] = []
    for (let offset = 0; ; offset += 100) {
      const answer = (await (
        await createClient(request, bigsky).get(`/api/search?filters=${inStock}&hitsPerPage=100&offset=${offset}`)
      ).json()) as { hits: { id: string; price: { kind: string } | null }[] }
      ids.push(...answer.hits.filter(({ price }) => price?.kind === 'amount').map(({ id }) => id))
      if (answer.hits.length < 100) return ids.toSorted()
    }
  }

  test(
    'FIN-05 a car without a figure is asked for once, and every view shows its quote from then on',
    { tag: '@once' },
    async ({ page, request }) => {
      const id = await takeUnquoted(request, 0)
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
              `/api/search?filters=${inStock}&query=${await stockNumberOf(request, id)}`,
            )
          ).json()) as { hits: { id: string; finance: { amount: number } | null }[] }
        ).hits.find((found) => found.id === id)
      await expect.poll(async () => (await hit())?.finance?.amount).toBe(Number(amount))
      await page.goto(siteUrl(bigsky, `/print?car_id=${id}`))
      await expect(
        page.getByText(
          new RegExp(`^\\$${(Number(amount) / 100).toLocaleString('en-AU')} a week at .* comparison rate`),
        ),
      ).toBeVisible()
    },
  )

  test(
    'FIN-04 FIN-05 a quote that comes while the disclaimer is open leaves it open, and its link has the focus again',
    { tag: '@once' },
    async ({ page, request }) => {
      const id = await takeUnquoted(request, 3)
      const release = await holdRequests(page, '**/api/youx/quote?*')
      await page.goto(siteUrl(bigsky, `/personalised/finance?car_id=${id}`))
      await untilHydrated(page)
      const opener = page.getByRole('link', { name: 'Finance disclaimer' }).first()
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Finance disclaimer' })
      await expect(dialog).toBeVisible()
      release()
      await expect(page.locator('[data-repayment]').first()).toBeAttached()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  async function stockNumberOf(request: APIRequestContext, id: string): Promise<string> {
    return (
      /Stock no\. ([\w-]+)/.exec(
        await (await createClient(request, bigsky).get(`/personalised/finance?car_id=${id}`)).text(),
      )?.[1] ?? ''
    )
  }

  test(
    'FIN-05 API-04 answers with a quote, and rejects bad bodies, origins, methods and sites',
    { tag: '@once' },
    async ({ request }) => {
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
    },
  )

  test(
    'FIN-04 the disclaimer fetch by car id answers the lenders with their disclaimer',
    { tag: '@once' },
    async ({ request }) => {
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
    },
  )

  for (const [what, status, body] of [
    ['is down', 502, '{}'],
    ['answers with HTML', 200, '<html>'],
  ] as const)
    test(
      `FIN-05 a quote service that ${what} changes nothing on the page and is not asked again`,
      { tag: '@once' },
      async ({ page, request, expectedConsoleErrors }) => {
        expectedConsoleErrors.push(/status of 502/)
        const id = await takeUnquoted(request, status === 200 ? 1 : 2)
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
      },
    )
})

import { bigsky, createClient, findCar, hasFigure, listCars } from './finance-site.ts'
import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated } from './site.ts'

/** Repayment, rate, comparison rate and warning, in reading order. */
const repaymentText = new RegExp(
  /^\$[\d,]+per week at \d+\.\d\d%\sp\.a\.or \$[\d,]+ per month\d+\.\d\d%\sp\.a\.comparison rate/.source +
    /Example: \$30,000 secured over 5 years\. WARNING/.source,
)

test.describe('the panel of a car', () => {
  test(
    'FIN-06 the link on the page of a car leads to the form with that car in it',
    { tag: '@once' },
    async ({ page, request }) => {
      const id = await findCar(request, 'harbourside-toyota', hasFigure)
      const html = await (
        await createClient(request, 'harbourside-toyota').get(`/personalised/finance?car_id=${id}`)
      ).text()
      await page.goto(siteUrl('harbourside-toyota', /href="(\/cars\/[^"]+)"/.exec(html)?.[1] ?? ''))
      await page
        .getByRole('region', { name: 'Finance estimate' })
        .getByRole('link', { name: 'Finance Enquiry' })
        .click()
      await expect(page).toHaveURL(
        new RegExp(
          '/finance-enquiry\\?preferredDealership=harbourside-toyota&vehiclePriceBudget=\\d+' +
            `&car_id=${id}&car_type=used.*#finance-form$`,
        ),
      )
      await expect(page.locator('#finance-form')).toBeInViewport()
      await expect(page.getByRole('textbox', { name: /^Vehicle price or budget/ })).toHaveValue(/\d/)
    },
  )

  test('FIN-04 FIN-03 shows figures and terms, and its disclaimer in a dialog that keys can open and close', async ({
    page,
    request,
  }) => {
    const id = await findCar(request, 'harbourside-toyota', hasFigure)
    await page.goto(siteUrl('harbourside-toyota', `/personalised/finance?car_id=${id}`))
    const panel = page.getByRole('region', { name: 'Finance estimate' })
    await expect(panel.locator('[data-repayment]')).toContainText(repaymentText)
    await expect(panel.getByRole('list')).toContainText(/\d-year term/)
    const opener = panel.getByRole('link', { name: 'Finance disclaimer' })
    const dialog = page.getByRole('dialog', { name: 'Finance disclaimer' })
    await untilHydrated(page)
    await opener.focus()
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true)
    await expect(dialog).toContainText('General example, not a figure for this vehicle.')
    await expect(dialog).toContainText('5-year secured loan of $30,000')
    await expect(dialog).toContainText('7.49% p.a., comparison rate 8.08% p.a.')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(
    'FIN-06 /personalised/finance takes a car by id or slug, and knows no other',
    { tag: '@once' },
    async ({ request }) => {
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
    },
  )
})

import type { APIRequestContext } from '@playwright/test'
import { expect, sendEnquiry, siteUrl, test } from './site.ts'

// The browser logs the rejected submission as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test('LEAD-17 LEAD-04 without JavaScript the enquiry form keeps its values, after Back too, and is sent', async ({
  page,
}) => {
  await page.goto(siteUrl('tamar-valley-auto', '/search/used-cars'))
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Quick Enquiry/ }) })
    .first()
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await card.getByRole('link', { name: /^Quick Enquiry/ }).click()
  await expect(page).toHaveURL(/\/enquire\?car_id=/)
  await expect(page.getByRole('main')).toContainText(title)

  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Phone' }).fill('5550 1234')
  await page.getByRole('textbox', { name: 'Comments' }).fill('Can I see it on Saturday?')
  await page.getByRole('checkbox', { name: /news and offers/ }).check()
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  expect((await answered).status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('Can I see it on Saturday?')
  await expect(page.getByRole('checkbox', { name: /news and offers/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('Can I see it on Saturday?')
  await expect(page.getByRole('checkbox', { name: /news and offers/ })).toBeChecked()

  await page.getByRole('textbox', { name: 'Phone' }).fill('03 5550 1234')
  await sendEnquiry(page, page.getByRole('main'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(title)
})

/** Node does not resolve names under localhost, so the Host header names the site. */
function createClient(request: APIRequestContext, site: string) {
  const { host, port } = new URL(siteUrl(site, '/'))
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`
  return {
    get: (path: string) => request.get(at(path), { headers: { Host: host } }),
    post: (path: string, form: Record<string, string>) =>
      request.post(at(path), { headers: { Host: host }, form, maxRedirects: 0 }),
  }
}

test('LEAD-12 LEAD-13 a form sent twice at once is one lead; an enquiry about a removed car is accepted', async ({
  request,
}) => {
  const client = createClient(request, 'tamar-valley-auto')
  const page = await (await client.get('/enquire?car_id=nobody-has-this-one')).text()
  expect(page).toContain('no longer listed')
  const submission = /name="submission" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = {
    name: 'Ben Example',
    email: 'ben@example.com',
    phone: '0400 123 456',
    message: 'Anything like it?',
    submission,
  }
  const send = async (): Promise<string | undefined> => (await client.post('/enquire', form)).headers().location
  const first = await send()
  expect(first).toMatch(/^\/success\?lead=/)
  expect(await Promise.all([send(), send()])).toEqual([first, first])
})

test('API-04 a form that is far too long is refused', async ({ request }) => {
  expect(
    (await createClient(request, 'tamar-valley-auto').post('/enquire', { message: 'x'.repeat(70_000) })).status(),
  ).toBe(413)
})

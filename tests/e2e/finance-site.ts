import type { APIRequestContext, Page } from '@playwright/test'
import { expect, siteUrl } from './site.ts'

export const bigsky = 'bigsky-motors'

export const calculatorOf = (page: Page) => page.locator('#finance-calculator')
export const resultOf = (page: Page) => calculatorOf(page).locator('[data-repayment]')

/** Opens a finance page and waits for hydration, which shows the sliders. */
export async function openCalculator(page: Page, site: string, path = '/finance'): Promise<void> {
  await page.goto(siteUrl(site, path))
  await expect(calculatorOf(page).getByRole('slider', { name: 'Loan term, slider' })).toBeVisible()
}

/** HTTP client of one demo site. Node does not resolve names under localhost, so the Host header names the site. */
export function createClient(request: APIRequestContext, site: string) {
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

/** Ids of the used cars on the first results page of the site, in the order of the page. */
export async function listCars(request: APIRequestContext, site: string): Promise<string[]> {
  const page = await (await createClient(request, site).get('/search/used-cars')).text()
  return [...new Set([...page.matchAll(/car_id=([a-z2-7]{16})/g)].flatMap(([, id]) => (id === undefined ? [] : [id])))]
}

/** Id of the first used car of the site whose finance page `fits`. Throws when there is none. */
export async function findCar(
  request: APIRequestContext,
  site: string,
  fits: (html: string) => boolean,
): Promise<string> {
  for (const id of await listCars(request, site))
    if (fits(await (await createClient(request, site).get(`/personalised/finance?car_id=${id}`)).text())) return id
  throw new Error(`no car of ${site} fits`)
}

/** Whether the finance page of a vehicle has a repayment figure in its finance panel. */
export const hasFigure = (html: string): boolean =>
  /aria-labelledby="finance-heading"(?:(?!<\/section>)[\s\S])*data-repayment=/.test(html)

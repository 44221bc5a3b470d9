import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, siteUrl, type DemoSite } from './site.ts'
import { askServer } from './vehicle-finder.ts'

/** Paths of vehicles of a site whose pages offer this link, in the order of the results, at most `count`. */
export async function findOffered(site: DemoSite, link: RegExp, count: number): Promise<readonly string[]> {
  const found: string[] = []
  for (let number = 1; number <= 12 && found.length < count; number += 1) {
    const { text } = await askServer(siteUrl(site, `/search/new-used-and-demo-cars?page=${number}`))
    for (const [, href = ''] of text.matchAll(/href="(\/cars\/[^"#?]+)#reserve"/g)) {
      if (found.includes(href) || found.length >= count) continue
      if (link.test((await askServer(siteUrl(site, href))).text)) found.push(href)
    }
  }
  expect(found.length, `vehicles of ${site} that offer ${String(link)}`).toBe(count)
  return found
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana Ngũgĩ 🚗 </adf>')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByLabel('Phone').fill('0491 570 156')
}

/** Pays on the sandbox's page, which says that it is one. */
export async function payInSandbox(page: Page, hasScripts = true): Promise<void> {
  await page.getByRole('link', { name: /^Pay the deposit of \$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox payment' })).toBeVisible()
  await expect(page.getByText('This is a sandbox. No money moves.')).toBeVisible()
  // axe is a script of the page.
  if (hasScripts) expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

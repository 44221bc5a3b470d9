import { facetAttributes, facets } from '#search/facets.ts'
import { listRouterPaths } from '#site/addresses.ts'
import { openAndWeighScripts, sumScripts } from './script-sizes.ts'
import { demoSites, expect, siteUrl, test } from './site.ts'

/** The whole page: 65 of it are React and the router. */
const budgetKb = 95.5

/** The largest templates of the five; `npm run bench interaction` weighs the pages of all. */
for (const site of ['harbourside-toyota', 'southern-cross-caravans'] as const) {
  test(`${site}: the results page loads at most ${budgetKb} kB of JavaScript`, { tag: '@once' }, async ({ page }) => {
    const { kilobytes, lines } = sumScripts(
      await openAndWeighScripts(page, siteUrl(site, '/search/new-used-and-demo-cars')),
    )
    expect(kilobytes, lines).toBeLessThanOrEqual(budgetKb)
  })
}

test('no script of the results page holds the table of facets', { tag: '@once' }, async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  await openAndWeighScripts(page, siteUrl(demoSites[0], '/search/new-used-and-demo-cars'))
  const text = (await Promise.all(scripts)).join('\n')
  const distinct = facetAttributes.flatMap((attribute) => [attribute, facets[attribute].label]).filter(isUnmistakable)
  expect(distinct.length).toBeGreaterThan(5)
  expect(distinct.filter((word) => text.includes(word))).toEqual([])
})

/** Of words in one piece other code may hold the same: 'price', 'Seats'. */
function isUnmistakable(word: string): boolean {
  return /[ _]/.test(word)
}

test(
  'the browser knows every page and no JSON endpoint, which the server still answers',
  { tag: '@once' },
  async ({ page }) => {
    await openAndWeighScripts(page, siteUrl(demoSites[0], '/search/new-used-and-demo-cars'))
    const known = await page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}))
    const expected = listRouterPaths().filter(({ kind }) => kind === 'page')
    expect(known.toSorted()).toEqual(['root', 'routes/visitor-tools', ...expected.map(({ id }) => id)].toSorted())
    // A mark that a load of a whole document would remove: the click stays within the router.
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
    await page.locator('article h3 a').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.locator('html')).toHaveAttribute('data-kept', '')
    const answer = await page.goto(siteUrl(demoSites[0], '/search-suggest?query=toyota'))
    expect(answer?.headers()['content-type']).toContain('application/json')
  },
)

import { facetAttributes, facets } from '#search/facets.ts'
import { openAndWeighScripts, sumScripts } from './script-sizes.ts'
import { demoSites, expect, siteUrl, test } from './site.ts'

/** The whole page: 91 of it are React and the router. */
const budgetKb = 115

for (const site of demoSites) {
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

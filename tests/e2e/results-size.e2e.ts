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

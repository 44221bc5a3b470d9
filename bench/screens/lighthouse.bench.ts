import type { Report } from '../report.ts'
import { reportPaint, reportScores, withLighthouse } from './lighthouse.ts'

/** Lighthouse's simulated phone on the home and results page of every demo site. */
export async function run(report: Report): Promise<void> {
  await withLighthouse(async (measureSites) => {
    const home = await measureSites(() => Promise.resolve('/'))
    reportScores(report, 'home page', home, { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 })
    reportPaint(report, 'home page', home, 1600)
    reportScores(report, 'results page', await measureSites(() => Promise.resolve('/search/new-used-and-demo-cars')))
  })
}

import type { Report } from '../report.ts'
import { reportPaint, reportScores, withLighthouse } from './lighthouse.ts'

/** Lighthouse's simulated phone on the home and results page of every demo site. */
export async function run(report: Report): Promise<void> {
  await withLighthouse(async (measureSites) => {
    const home = await measureSites(() => Promise.resolve('/'))
    reportScores(report, 'home page', home)
    reportPaint(report, 'home page', home)
    const results = await measureSites(() => Promise.resolve('/search/new-used-and-demo-cars'))
    reportScores(report, 'results page', results)
    reportPaint(report, 'results page', results)
  })
}

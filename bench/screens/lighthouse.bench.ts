import type { Report } from '../report.ts'
import { reportScores, withLighthouse } from './lighthouse.ts'

const pages = [
  ['home page', '/'],
  ['results page', '/search/new-used-and-demo-cars'],
] as const

/** Lighthouse's simulated phone on the home and results page of every demo site. */
export async function run(report: Report): Promise<void> {
  await withLighthouse(async (measureSites) => {
    for (const [page, path] of pages) reportScores(report, page, await measureSites(() => Promise.resolve(path)))
  })
}

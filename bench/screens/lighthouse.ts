import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import type { Report } from '../report.ts'
import { chromiumFlags, chromiumPath, withDemoServer } from './demo-server.ts'

/** Least score of each category. */
const bars = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const
type Category = keyof typeof bars
const categories = Object.keys(bars) as Category[]

/** What Lighthouse's simulated phone found on one page. */
export interface PhoneFigures {
  readonly site: string
  /** Largest contentful paint, milliseconds. */
  readonly paintMs: number
  /** Cumulative layout shift. */
  readonly shift: number
  readonly scores: Readonly<Record<Category, number>>
}

/** Measures a page of each demo site; of so many runs each figure is the best: the first also makes the pictures, and other programs can only make a run worse. */
export type MeasureSites = (runs: number, pathOf: (site: string, port: number) => Promise<string>) => Promise<readonly PhoneFigures[]>

/** Runs the body with Lighthouse, beside a server with the demo sites. */
export async function withLighthouse(body: (measureSites: MeasureSites) => Promise<void>): Promise<void> {
  await withDemoServer(async ({ port }) => {
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags: [...chromiumFlags], logLevel: 'error' })
    try {
      await body(async (runs, pathOf) => {
        const measured: PhoneFigures[] = []
        for (const site of demoSites) {
          const url = `http://${site}.localhost:${port}${await pathOf(site, port)}`
          let best = await runOnce(site, url, chrome.port)
          for (let round = 1; round < runs; round += 1) best = takeBest(best, await runOnce(site, url, chrome.port))
          measured.push(best)
        }
        return measured
      })
    } finally {
      chrome.kill()
    }
  })
}

async function runOnce(site: string, url: string, port: number): Promise<PhoneFigures> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories: found } = result.lhr
  return {
    site,
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    scores: buildScores((category) => Math.round((found[category]?.score ?? 0) * 100)),
  }
}

function takeBest(one: PhoneFigures, other: PhoneFigures): PhoneFigures {
  return {
    site: one.site,
    paintMs: Math.min(one.paintMs, other.paintMs),
    shift: Math.min(one.shift, other.shift),
    scores: buildScores((category) => Math.max(one.scores[category], other.scores[category])),
  }
}

function buildScores(scoreOf: (category: Category) => number): Record<Category, number> {
  return { performance: scoreOf('performance'), accessibility: scoreOf('accessibility'), 'best-practices': scoreOf('best-practices'), seo: scoreOf('seo') }
}

/** Reports the least score of each category beside its bar. */
export function reportScores(report: Report, page: string, measured: readonly PhoneFigures[]): void {
  for (const category of categories) {
    const { scores, site } = measured.reduce((worst, one) => (one.scores[category] < worst.scores[category] ? one : worst))
    report({ what: `Lighthouse mobile, ${page}, ${category}, least of five sites`, bar: `≥ ${bars[category]}`, measured: `${scores[category]} (${site})`, met: scores[category] >= bars[category] })
  }
}

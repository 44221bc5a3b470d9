import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { spreadOf, type Report } from '../report.ts'
import { chromiumFlags, chromiumPath, withDemoServer } from './demo-server.ts'
import { waitUntilCalm } from './wait-until-calm.ts'

/** Least score of each category. */
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof bars
const categories = Object.keys(bars) as Category[]

/** Bar of the largest contentful paint, milliseconds. */
const largestPaintMs = 1_300

/** What Lighthouse's simulated phone found on one page. */
export interface PhoneFigures {
  readonly site: string
  /** Largest contentful paint, milliseconds. */
  readonly paintMs: number
  /** Cumulative layout shift. */
  readonly shift: number
  readonly scores: Readonly<Record<Category, number>>
}

/**
 * Measures a page of each demo site. Each figure is the median of three runs, after one that does not count and calls
 * for the pictures of the page. A run begins when the server has drawn them.
 */
export type MeasureSites = (pathOf: (site: string, port: number) => Promise<string>) => Promise<readonly PhoneFigures[]>

const countedRuns = 3

/** Runs the body with Lighthouse, beside a server with the demo sites. */
export async function withLighthouse(body: (measureSites: MeasureSites) => Promise<void>): Promise<void> {
  await withDemoServer(async ({ port }) => {
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags: [...chromiumFlags], logLevel: 'error' })
    try {
      await body(async (pathOf) => {
        const measured: PhoneFigures[] = []
        for (const site of demoSites) {
          const url = `http://${site}.localhost:${port}${await pathOf(site, port)}`
          await runOnce(site, url, chrome.port)
          const runs: PhoneFigures[] = []
          while (runs.length < countedRuns) {
            await waitUntilCalm()
            runs.push(await runOnce(site, url, chrome.port))
          }
          measured.push(takeMedians(site, runs))
        }
        return measured
      })
    } finally {
      chrome.kill()
    }
  })
}

async function runOnce(site: string, url: string, port: number): Promise<PhoneFigures> {
  // Every answer of a demo site asks search engines not to list it, so that one audit can never pass here.
  const skipAudits = ['is-crawlable']
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    skipAudits,
  })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories: found } = result.lhr
  return {
    site,
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    scores: buildScores((category) => Math.round((found[category]?.score ?? 0) * 100)),
  }
}

function takeMedians(site: string, runs: readonly PhoneFigures[]): PhoneFigures {
  const medianOf = (figureOf: (run: PhoneFigures) => number): number => spreadOf(runs.map(figureOf)).median
  return {
    site,
    paintMs: medianOf(({ paintMs }) => paintMs),
    shift: medianOf(({ shift }) => shift),
    scores: buildScores((category) => medianOf(({ scores }) => scores[category])),
  }
}

function buildScores(scoreOf: (category: Category) => number): Record<Category, number> {
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

/** Reports the least score of each category beside its bar. */
export function reportScores(report: Report, page: string, measured: readonly PhoneFigures[]): void {
  for (const category of categories) {
    const { scores, site } = measured.reduce((worst, one) =>
      one.scores[category] < worst.scores[category] ? one : worst,
    )
    report({
      what: `Lighthouse mobile, ${page}, ${category}, least of five sites`,
      bar: `≥ ${bars[category]}`,
      measured: `${scores[category]} (${site}; ${measured.map((one) => one.scores[category]).join(', ')})`,
      met: scores[category] >= bars[category],
    })
  }
}

/** Reports the longest largest contentful paint of five sites beside its bar. */
export function reportPaint(report: Report, page: string, measured: readonly PhoneFigures[]): void {
  const { paintMs, site } = measured.reduce((worst, one) => (one.paintMs > worst.paintMs ? one : worst))
  report({
    what: `Lighthouse mobile, ${page}, largest contentful paint, longest of five sites`,
    bar: `≤ ${largestPaintMs} ms`,
    measured: `${Math.round(paintMs)} ms (${site}; ${measured.map((one) => Math.round(one.paintMs)).join(', ')})`,
    met: paintMs <= largestPaintMs,
  })
}

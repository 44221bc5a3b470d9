import { ask } from '#tests/fixtures/server-process.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { spreadOf, type Report } from '../report.ts'
import { withDemoServer } from '../screens/demo-server.ts'

const vehiclesOfASite = 4
const startedServers = 3
const firstBar = 800
const againBar = 10

/**
 * Milliseconds until the whole PDF is there. Its four pictures are drawn for it, unless this server has drawn them
 * before.
 */
async function fetchPdf(port: number, site: string, slug: string): Promise<number> {
  const began = performance.now()
  const { status, headers } = await ask(port, `${site}.localhost:${port}`, `/cars/${slug}/document.pdf`)
  if (status !== 200 || headers['content-type'] !== 'application/pdf')
    throw new Error(`${site} ${slug}: answered ${status}`)
  return performance.now() - began
}

interface Measured {
  readonly coldest: number
  readonly firsts: readonly number[]
  readonly agains: readonly number[]
}

/**
 * The PDF of vehicles of the five demo sites: the first of all, which loads the renderer, every first one, and the same
 * again.
 */
async function measureServer(port: number): Promise<Measured> {
  const wanted: { readonly site: string; readonly slug: string }[] = []
  for (const site of demoSites) {
    const { body } = await ask(port, `${site}.localhost:${port}`, '/search/new-used-and-demo-cars')
    const slugs = new Set([...body.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug))
    wanted.push(...[...slugs].slice(0, vehiclesOfASite).map((slug) => ({ site, slug })))
  }
  // The import of the demo's stock leaves garbage behind; what is measured is a server at rest.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const firsts: number[] = []
  for (const { site, slug } of wanted) firsts.push(await fetchPdf(port, site, slug))
  const agains: number[] = []
  for (let round = 0; round < 3; round += 1)
    for (const { site, slug } of wanted) agains.push(await fetchPdf(port, site, slug))
  const [coldest = Number.NaN, ...rest] = firsts
  return { coldest, firsts: rest, agains }
}

/** A server has one first PDF, so that its figure takes several servers. */
export async function run(report: Report): Promise<void> {
  const servers: Measured[] = []
  while (servers.length < startedServers)
    await withDemoServer(async ({ port }) => void servers.push(await measureServer(port)))
  const cold = spreadOf(servers.map(({ coldest }) => coldest))
  const first = spreadOf(servers.flatMap(({ firsts }) => firsts))
  const again = spreadOf(servers.flatMap(({ agains }) => agains))
  report({
    what: `PDF, the first since the server started, pictures drawn for it, median of ${servers.length}`,
    bar: `≤ ${firstBar} ms`,
    measured: `${cold.median.toFixed(0)} ms (max ${cold.p99.toFixed(0)})`,
    met: cold.median <= firstBar,
  })
  report({
    what: 'PDF of a vehicle the first time, median',
    bar: `≤ ${firstBar} ms`,
    measured: `${first.median.toFixed(0)} ms (max ${first.p99.toFixed(0)})`,
    met: first.median <= firstBar,
  })
  report({
    what: 'the same PDF again, median',
    bar: `≤ ${againBar} ms`,
    measured: `${again.median.toFixed(1)} ms (p99 ${again.p99.toFixed(1)})`,
    met: again.median <= againBar,
  })
}

import { join } from 'node:path'
import { compressPage } from '#http/page-cache/finished-page.ts'
import { createPageCache } from '#http/page-cache/page-cache.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import type { Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import { withBenchApp } from './bench-app.ts'
import { benchSite } from './site-store.ts'

const client = join(import.meta.dirname, 'load-child.ts')
const connections = 8
const path = '/search/new-used-and-demo-cars'
const bar = 20
/** Processor time of one page; a page takes about as much to render. */
const compressionBarMs = 20

interface Load {
  readonly perSecond: number
  /** Processor time of this process for one answer, milliseconds. */
  readonly cpuMs: number
  readonly kilobytes: number
}

/** Answers a second while a client in a process of its own asks as fast as it can. */
async function measure(port: number, ms: number): Promise<Load> {
  const cpuBefore = process.cpuUsage()
  const text = await runProgram([client, String(port), `${benchSite}.localhost`, path, String(connections), String(ms)])
  const cpu = process.cpuUsage(cpuBefore)
  const { answers, bytes, seconds } = JSON.parse(text) as { answers: number; bytes: number; seconds: number }
  return {
    perSecond: answers / seconds,
    cpuMs: (cpu.user + cpu.system) / 1000 / answers,
    kilobytes: bytes / answers / 1000,
  }
}

/** Pages of which each is compressed once, as the first visitor of a page has it compressed. */
const compressedPages = 20

/** Compression runs beside the thread, on processors that renders, the database and other nodes want as well. */
async function reportCompression(port: number, report: Report): Promise<void> {
  const { body } = await ask(port, `${benchSite}.localhost`, path)
  const before = process.cpuUsage()
  let bytes = 0
  for (let round = 0; round < compressedPages; round += 1)
    bytes = (await compressPage(Buffer.from(`${body}<!-- ${round} -->`), 'br')).length
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000 / compressedPages
  report({
    what: `results page of ${(body.length / 1000).toFixed(0)} kB compressed for the page cache, processor time`,
    bar: `≤ ${compressionBarMs} ms`,
    measured: `${cpuMs.toFixed(1)} ms, ${(bytes / 1000).toFixed(1)} kB`,
    met: cpuMs <= compressionBarMs,
  })
}

/**
 * The same results page from memory and rendered for each request, 20,000 vehicles stored; one process, so one core of
 * JavaScript.
 */
export async function run(report: Report): Promise<void> {
  await withBenchApp(async ({ environment, serve }) => {
    const onRefreshError = (error: unknown): void => {
      throw error
    }
    const kept = await serve({
      pageCache: createPageCache({ limitBytes: environment.pageCacheBytes, now: () => Date.now(), onRefreshError }),
    })
    const rendered = await serve()

    // The engine compiles what runs often; without this the first figures are of its interpreter.
    await measure(rendered, 1_500)
    await measure(kept, 1_500)
    const ratios: number[] = []
    let from: Load | null = null
    let to: Load | null = null
    // In turns, so that a busy moment of the machine does not fall on one side alone.
    for (let round = 0; round < 3; round += 1) {
      from = await measure(rendered, 2_000)
      to = await measure(kept, 2_000)
      ratios.push(to.perSecond / from.perSecond)
    }
    await reportCompression(rendered, report)
    const ratio = ratios.toSorted((a, b) => a - b)[1] ?? Number.NaN
    if (from === null || to === null) throw new RangeError('nothing was measured')
    const describe = ({ perSecond, cpuMs, kilobytes }: Load): string =>
      `${Math.round(perSecond).toLocaleString('en-AU')}/s, ${cpuMs.toFixed(3)} ms CPU, ${kilobytes.toFixed(0)} kB`
    report({
      what: 'results page rendered for each request, answers a second',
      bar: null,
      measured: describe(from),
      met: null,
    })
    report({ what: 'results page from the page cache, answers a second', bar: null, measured: describe(to), met: null })
    report({
      what: 'page cache against rendering, answers a second, median of 3',
      bar: `≥ ${bar}×`,
      measured: `${ratio.toFixed(1)}×`,
      met: ratio >= bar,
    })
  })
}

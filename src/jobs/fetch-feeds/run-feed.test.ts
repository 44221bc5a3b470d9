import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import type { FeedSource, FetchOutcome } from '#integrations/feed-source/feed-source.ts'
import type { Timers } from '../timers.ts'
import { resolveDue } from './feed-due.ts'
import { buildFeedSite, buildStockCsv, openFeedYard, type FeedYard } from './run-feed.testkit.ts'

const dayMs = 86_400_000
let yard: FeedYard
afterEach(() => yard.close())

/** A source of one file, and the validators that it was asked with. */
function createSource(csv: string, name = 'stock.csv'): FeedSource & { readonly asked: (string | null)[] } {
  const asked: (string | null)[] = []
  const sha256 = createHash('sha256').update(csv).digest('hex')
  return {
    asked,
    async fetch({ into, validator }) {
      asked.push(validator)
      if (validator === sha256) return { kind: 'unchanged' }
      const file = join(into, name)
      await writeFile(file, csv)
      return { kind: 'fetched', file, bytes: csv.length, sha256, validator: sha256 }
    },
  }
}
const failing = (outcome: FetchOutcome): FeedSource => ({ fetch: () => Promise.resolve(outcome) })
const down = failing({ kind: 'retry', reason: 'the server answered 503' })

async function requireState() {
  const state = await findState()
  if (state === null) throw new Error('the feed is not watched')
  return state
}
const findState = () => yard.feeds.find(yard.ctx, 'acme')
const listRuns = () => yard.feeds.listRuns(yard.ctx, 'acme', 100)
const planned = () => {
  const due = resolveDue(yard.site, yard.feed, { plannedAt: 0, retryAt: null, leasedUntil: null }, yard.ctx.now())
  return { cause: 'schedule' as const, plannedAt: (due?.plannedAt ?? 0) + 1 + yard.ctx.now() }
}

describe('a run of a feed', () => {
  test('STOCK-03 imports the file, and leaves it be until it changes', async () => {
    yard = await openFeedYard()
    const source = createSource(buildStockCsv(10_000, 3))
    expect(await yard.run(source)).toMatchObject({ result: { outcome: 'imported', counts: { rows: 3, added: 3 } } })
    yard.clock.value += 1_000
    expect(await yard.run(source)).toMatchObject({ result: { outcome: 'unchanged', report: null } })
    expect(await findState()).toMatchObject({ goodAt: yard.clock.value, goodCounts: { rows: 3, rejected: 0 } })
    const changed = createSource(buildStockCsv(11_000, 2))
    expect(await yard.run(changed)).toMatchObject({ result: { counts: { changed: 2, sold: 1 } } })
    expect(await yard.readPrices()).toEqual({ S1: 11_000, S2: 11_000, S3: null })
    expect((await listRuns()).map(({ outcome }) => outcome)).toEqual(['imported', 'unchanged', 'imported'])
  })

  test('STOCK-03 fetches an unchanged file again where the settings have changed', async () => {
    yard = await openFeedYard()
    const source = createSource(buildStockCsv(10_000, 3))
    await yard.run(source)
    const site = { ...yard.site, search: { ...yard.site.search, price_ranges: [1_000] } }
    expect(await yard.run(source, { site })).toMatchObject({ result: { outcome: 'imported' } })
    expect(source.asked).toEqual([null, null])
  })

  test('STOCK-03 knows the format of a file without a mapping and without an ending', async () => {
    yard = await openFeedYard()
    const json = createSource('[{"stocknum":"A1","make":"Kia","model":"Rio","car_type":"used"}]', 'export')
    expect(await yard.run(json)).toMatchObject({ result: { outcome: 'imported', counts: { rows: 1 } } })
    const letter = await yard.run(createSource('Dear dealer', 'export'))
    expect(letter).toMatchObject({
      result: { outcome: 'refused', reason: expect.stringMatching(/^neither the ending/) },
    })
  })

  test('STOCK-03 keeps the original for 14 days, one for each content, also of a refused file', async () => {
    yard = await openFeedYard()
    const csv = buildStockCsv(10_000, 4)
    const source = createSource(csv)
    const run = await yard.run(source)
    const original = run.kind === 'ended' ? (run.result.original ?? '') : ''
    expect(gunzipSync(await readFile(join(yard.folder, original))).toString()).toBe(csv)
    const cut = createSource(buildStockCsv(10_000, 1))
    expect(await yard.run(cut)).toMatchObject({ result: { outcome: 'refused' } })
    const folder = join(yard.folder, 'feeds/yard/acme')
    const list = async () => (await readdir(folder)).length
    expect(await list()).toBe(2)
    yard.clock.value += 60_000
    expect(await yard.run(cut)).toMatchObject({ result: { outcome: 'refused' } })
    expect(await list()).toBe(2)
    yard.clock.value += 14 * dayMs + 2_000
    await yard.run(createSource(buildStockCsv(12_000, 4)))
    expect(await list()).toBe(1)
  })

  test('STOCK-03 a refused import is not tried again before its next time, and the stock stays', async () => {
    yard = await openFeedYard()
    await yard.run(createSource(buildStockCsv(10_000, 4)))
    const source = createSource(buildStockCsv(12_000, 1))
    const run = await yard.run(source, planned())
    expect(run).toMatchObject({ retryAt: null, result: { outcome: 'refused' } })
    expect(Object.values(await yard.readPrices())).toEqual([10_000, 10_000, 10_000, 10_000])
    expect(await findState()).toMatchObject({ refusedRuns: 1, retryAt: null })
    yard.clock.value += 1_000
    // What was refused is fetched again, not taken for the imported file.
    await yard.run(source, planned())
    expect(await findState()).toMatchObject({ refusedRuns: 2 })
    expect(source.asked).toHaveLength(2)
    expect(source.asked).not.toContain(createHash('sha256').update(buildStockCsv(12_000, 1)).digest('hex'))
  })

  test('STOCK-03 a guard lets a file pass that the feed, or the operator for this run, allows', async () => {
    yard = await openFeedYard()
    await yard.run(createSource(buildStockCsv(10_000, 8)))
    const half = createSource(buildStockCsv(10_000, 3))
    expect(await yard.run(half, { allow: ['older'] })).toMatchObject({ result: { outcome: 'refused' } })
    expect(await yard.run(half, { allow: ['drop'] })).toMatchObject({ result: { counts: { sold: 5 } } })
    await yard.run(createSource(buildStockCsv(10_001, 8)), { allow: ['returns'] })
    const feed = { ...yard.feed, allow: ['drop' as const] }
    expect(await yard.run(createSource(buildStockCsv(10_001, 2)), { feed })).toMatchObject({
      result: { counts: { sold: 6 } },
    })
  })

  test('STOCK-03 a failed fetch is tried again with growing pauses, a good one ends that', async () => {
    yard = await openFeedYard()
    expect(await yard.run(down, planned())).toMatchObject({ retryAt: yard.clock.value + 45_000 })
    expect(resolveDue(yard.site, yard.feed, await requireState(), yard.clock.value)).toBeNull()
    yard.clock.value += 45_000
    const state = await requireState()
    expect(resolveDue(yard.site, yard.feed, state, yard.clock.value)).toEqual({ cause: 'retry', plannedAt: null })
    const again = await yard.run(down, { cause: 'retry', attempts: state.attempts })
    expect(again).toMatchObject({ retryAt: yard.clock.value + 90_000 })
    expect(await findState()).toMatchObject({ attempts: 2, failedRuns: 2 })
    yard.clock.value += 90_000
    await yard.run(createSource(buildStockCsv(10_000)), { cause: 'retry', attempts: 2 })
    expect(await findState()).toMatchObject({ attempts: 0, failedRuns: 0, retryAt: null })
  })

  test('STOCK-03 tries end after eight, until the next planned time', async () => {
    yard = await openFeedYard()
    await yard.run(down, planned())
    for (let attempts = 1; attempts < 8; attempts += 1) {
      const retryAt = (await findState())?.retryAt
      expect(retryAt).toBeTypeOf('number')
      yard.clock.value = retryAt ?? 0
      await yard.run(down, { cause: 'retry', attempts })
    }
    expect(await findState()).toMatchObject({ retryAt: null, failedRuns: 8 })
  })

  test('STOCK-03 what a feed lacks on this server is refused in a sentence', async () => {
    yard = await openFeedYard()
    const error = 'the environment does not hold FORECOURT_SITE_YARD__FEED'
    expect(await yard.run(down, { openSource: () => ({ ok: false, error }) })).toMatchObject({
      result: { outcome: 'refused', reason: error },
    })
    const unknown = await yard.run(createSource('', 'stock.dat'))
    expect(unknown).toMatchObject({ result: { outcome: 'refused', reason: expect.stringContaining('stock.dat') } })
    const feed = { ...yard.feed, mapping: 'nowhere' }
    expect(await yard.run(down, { feed })).toMatchObject({
      result: { outcome: 'refused', reason: 'there is no such mapping' },
    })
  })

  test('STOCK-03 two feeds whose mappings have one name are refused before anything is fetched', async () => {
    yard = await openFeedYard(buildFeedSite({ mapping: 'a' }, { name: 'other', mapping: 'b' }))
    const { createDefaultMapping } = await import('#stock/mapping/load-mapping.ts')
    const mapping = { ...createDefaultMapping('csv'), feed: 'same' }
    const source = createSource(buildStockCsv(10_000))
    const run = await yard.run(source, { loadMapping: () => Promise.resolve({ ok: true, mapping }) })
    expect(run).toMatchObject({ result: { outcome: 'refused', reason: expect.stringContaining("'feed: same'") } })
    expect(source.asked).toEqual([])
  })

  test('STOCK-03 nothing of a fetch stays in the data folder but the original', async () => {
    yard = await openFeedYard()
    await yard.run(createSource(buildStockCsv(10_000)))
    await yard.run(down)
    const names = await readdir(join(yard.folder, 'feeds/yard/acme'))
    expect(names).toEqual([expect.stringMatching(/^2026-11-20T01-00-00Z-[0-9a-f]{16}-stock\.csv\.gz$/)])
  })
})

describe('the lease of a feed', () => {
  /** A source that waits, and what lets it go on. */
  const createSlowSource = () => {
    const began = Promise.withResolvers<AbortSignal>()
    const goOn = Promise.withResolvers<FetchOutcome>()
    const source: FeedSource = {
      fetch({ signal }) {
        began.resolve(signal)
        return goOn.promise
      },
    }
    return { source, began: began.promise, goOn: goOn.resolve }
  }
  /** Timers that a test rings. */
  const createManualTimers = () => {
    let call = (): void => {}
    const timers: Timers = {
      after(_ms, next) {
        call = next
        return () => (call = () => {})
      },
    }
    return { timers, ring: () => call() }
  }

  test('STOCK-03 one node fetches a feed at a time', async () => {
    yard = await openFeedYard()
    const slow = createSlowSource()
    const first = yard.run(slow.source)
    await slow.began
    expect(await yard.run(down, { node: 'node-2' })).toMatchObject({ kind: 'held', state: { leasedBy: 'node-1' } })
    expect(resolveDue(yard.site, yard.feed, await requireState(), yard.clock.value + 60_000)).toBeNull()
    slow.goOn({ kind: 'unchanged' })
    expect(await first).toMatchObject({ kind: 'ended' })
    expect(await yard.run(down, { node: 'node-2' })).toMatchObject({ kind: 'ended' })
  })

  test('STOCK-03 a node that dies is followed by another once its lease has run out', async () => {
    yard = await openFeedYard()
    const claim = { runId: 'dead', node: 'node-1', leaseMs: 120_000, retriesAfterCrash: true, ...planned() }
    expect(await yard.feeds.claim(yard.ctx, 'acme', claim)).not.toBeNull()
    const retry = { cause: 'retry' as const, node: 'node-2', attempts: 1 }
    yard.clock.value += 119_999
    expect(await yard.run(createSource(buildStockCsv(10_000)), retry)).toMatchObject({ kind: 'held' })
    yard.clock.value += 1
    expect(await yard.run(createSource(buildStockCsv(10_000)), retry)).toMatchObject({
      result: { outcome: 'imported' },
    })
    expect((await listRuns()).map(({ runId, outcome, node }) => [runId === 'dead', outcome, node])).toEqual([
      [false, 'imported', 'node-2'],
      [true, 'failed', 'node-1'],
    ])
  })

  test('STOCK-03 a run under way extends its lease', async () => {
    yard = await openFeedYard()
    const slow = createSlowSource()
    const { timers, ring } = createManualTimers()
    const running = yard.run(slow.source, { timers })
    await slow.began
    yard.clock.value += 30_000
    ring()
    await expect.poll(async () => (await findState())?.leasedUntil).toBe(yard.clock.value + 120_000)
    slow.goOn({ kind: 'unchanged' })
    expect(await running).toMatchObject({ kind: 'ended' })
  })

  test('STOCK-03 a run that lost its lease ends and writes nothing', async () => {
    yard = await openFeedYard()
    const slow = createSlowSource()
    const { timers, ring } = createManualTimers()
    const running = yard.run(slow.source, { timers })
    const signal = await slow.began
    // The node slept through its lease, and another one has taken over.
    yard.clock.value += 120_000
    expect(await yard.run(createSource(buildStockCsv(10_000)), { node: 'node-2' })).toMatchObject({ kind: 'ended' })
    ring()
    await expect.poll(() => signal.aborted).toBe(true)
    slow.goOn({ kind: 'retry', reason: 'the fetch was stopped' })
    expect(await running).toEqual({ kind: 'lost' })
    expect(await findState()).toMatchObject({ failedRuns: 0, leasedBy: null })
  })
})

describe('a feed that is due', () => {
  const site = buildFeedSite()
  const [feed] = site.stock_feeds
  const at = (text: string): number => Date.parse(text)
  const due = (plannedAt: string, now: string) =>
    feed === undefined
      ? null
      : resolveDue(site, feed, { plannedAt: at(plannedAt), retryAt: null, leasedUntil: null }, at(now))

  test('STOCK-03 a time that was missed, or several, runs once', async () => {
    yard = await openFeedYard()
    const now = '2026-11-24T01:00:00Z'
    expect(due('2026-11-19T20:00:00Z', now)).toEqual({ cause: 'schedule', plannedAt: at('2026-11-23T20:00:00Z') })
    expect(due('2026-11-23T20:00:00Z', now)).toBeNull()
  })

  test('STOCK-03 a new feed begins with its next planned time', async () => {
    yard = await openFeedYard()
    expect(due('2026-11-20T01:00:00Z', '2026-11-20T01:00:01Z')).toBeNull()
    expect(due('2026-11-20T01:00:00Z', '2026-11-20T20:00:00Z')).not.toBeNull()
  })
})

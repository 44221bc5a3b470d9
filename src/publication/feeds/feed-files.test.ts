import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { readFeed } from './feed-rules.testkit.ts'
import { createFeedFiles, type FeedFileOptions } from './feed-files.ts'

const site = buildTestSite({ feeds: { kinds: ['csv'] } })
const origin = 'https://www.dealer.com.au'
const minute = 60_000

let directory: string
let nowMs: number
let version: string
let readings: number
let stock: readonly Vehicle[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
  nowMs = Date.UTC(2026, 10, 20)
  version = '1'
  readings = 0
  stock = ['A1', 'A2', 'A3'].map((stocknum) => buildVehicle(stocknum))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (change: Partial<FeedFileOptions> = {}) =>
  createFeedFiles({
    directory: join(directory, 'feeds'),
    stock: {
      async *listAll() {
        readings += 1
        for (const vehicle of stock) yield await Promise.resolve([vehicle])
      },
    },
    showVehicle: (vehicle) => vehicle,
    version: () => version,
    now: () => nowMs,
    onBuilt: () => undefined,
    ...change,
  })
const listStock = async (file: string) => readFeed(await readFile(file, 'utf8')).rows.map((row) => row['stock_number'])

test('API-05 callers share one build, and a file stands until the stock changes', async () => {
  const feeds = open()
  const files = await Promise.all([1, 2, 3].map(() => feeds.get(site, 'csv', origin)))
  expect(readings).toBe(1)
  expect(new Set(files.map(({ tag }) => tag)).size).toBe(1)
  expect(await listStock(files[0]?.file ?? '')).toEqual(['A1', 'A2', 'A3'])
  nowMs += 14 * minute
  await feeds.get(site, 'csv', origin)
  expect(readings).toBe(1)
  version = '2'
  stock = stock.slice(1)
  const changed = await feeds.get(site, 'csv', origin)
  expect(readings).toBe(2)
  expect(await listStock(changed.file)).toEqual(['A2', 'A3'])
  expect(changed.tag).not.toBe(files[0]?.tag)
})

test('API-05 the same stock gives the same tag', async () => {
  const feeds = open()
  const first = await feeds.get(site, 'csv', origin)
  nowMs += 16 * minute
  const second = await feeds.get(site, 'csv', origin)
  expect(readings).toBe(2)
  expect(second.tag).toBe(first.tag)
})

test('API-05 a stream of changes builds a feed at most once a minute', async () => {
  const feeds = open()
  for (let second = 0; second < 120; second += 1) {
    version = `v${second}`
    await feeds.get(site, 'csv', origin)
    nowMs += 1_000
  }
  expect(readings).toBe(2)
})

test('API-05 a change during the build makes the file out of date', async () => {
  const feeds = open({
    stock: {
      async *listAll() {
        readings += 1
        yield await Promise.resolve(stock)
        version = '2'
      },
    },
  })
  await feeds.get(site, 'csv', origin)
  nowMs += minute
  await feeds.get(site, 'csv', origin)
  expect(readings).toBe(2)
})

test('API-05 feeds that were asked for are built ahead, others are not, and none is forgotten on disk', async () => {
  const feeds = open()
  await feeds.refresh()
  expect(readings).toBe(0)
  await feeds.get(site, 'csv', origin)
  nowMs += 20 * minute
  await feeds.refresh()
  expect(readings).toBe(2)
  nowMs += 3 * 86_400_000
  await feeds.refresh()
  expect(readings).toBe(2)
  expect(await readdir(join(directory, 'feeds'))).toEqual([])
})

test('API-05 a build that fails leaves no file, and the next one succeeds', async () => {
  let fails = true
  const feeds = open({
    stock: {
      async *listAll() {
        yield await Promise.resolve(stock)
        if (fails) throw new Error('the database went away')
      },
    },
  })
  await expect(feeds.get(site, 'csv', origin)).rejects.toThrow('went away')
  expect(await readdir(join(directory, 'feeds'))).toEqual([])
  fails = false
  expect((await feeds.get(site, 'csv', origin)).bytes).toBeGreaterThan(100)
})

test('API-05 a vehicle that is not for the website is in no feed', async () => {
  stock = [buildVehicle('A1', { show_on_dealer_website: false }), buildVehicle('A2')]
  expect(await listStock((await open().get(site, 'csv', origin)).file)).toEqual(['A2'])
})

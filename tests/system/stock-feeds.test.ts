import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeedRepository } from '#data/feeds/feed-repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { startSshServer, type SshServer } from '#integrations/feed-source/ssh-server.testkit.ts'
import { ask, runForecourt, startServerProcess } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const site = 'feed-yard'
let directory: string
let ssh: SshServer
let environment: Readonly<Record<string, string>>

const buildCsv = (stocknums: readonly string[]): string =>
  ['stocknum,make,model,year,car_type,price', ...stocknums.map((name) => `${name},Kia,Rio,2020,used,15000`), ''].join(
    '\n',
  )
const mapping = `feed: partner
format: csv
fields: { stocknum: No, make: Make, model: Model, year: Year, car_type: Type, price: Price }
`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-stock-feeds-'))
  ssh = await startSshServer()
  await mkdir(join(directory, 'mappings'))
  await writeFile(join(directory, 'mappings/partner.yaml'), mapping)
  await mkdir(join(directory, 'drop', site, 'dms'), { recursive: true })
  environment = {
    FORECOURT_MAPPINGS: join(directory, 'mappings'),
    FORECOURT_FEED_FOLDER: join(directory, 'drop'),
    FORECOURT_FEED_HOSTS: `localhost:${ssh.port}`,
    FORECOURT_SITE_FEED_YARD__SFTP: ssh.password,
  }
  const database = await openDatabase({ url: null, directory })
  const sftp = {
    host: 'localhost',
    port: ssh.port,
    username: ssh.username,
    host_key: ssh.hostKey,
    password: 'env:FORECOURT_SITE_FEED_YARD__SFTP',
    path: '/out/stock-*.csv',
  }
  const stock_feeds = [
    {
      name: 'dms',
      source: { directory: { folder: 'dms', file: '*.csv', settle_seconds: 1 } },
      schedule: { times: ['06:00'] },
    },
    { name: 'partner', mapping: 'partner', source: { sftp }, schedule: { every_minutes: 30 } },
  ]
  await storeSite(database, { siteId: site, now: Date.now }, { stock_feeds })
  await database.close()
})
afterAll(async () => {
  await ssh.stop()
  await rm(directory, { recursive: true, force: true })
})

const forecourt = (...args: readonly string[]) => runForecourt(args, { directory, environment })

async function putDms(stocknums: readonly string[]): Promise<void> {
  await writeFile(join(directory, 'drop', site, 'dms', 'stock.csv'), buildCsv(stocknums))
  // Finished: unchanged for the second that this feed asks for.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
}
const putPartner = (rows: readonly string[]): void => {
  const content = Buffer.from(['No,Make,Model,Year,Type,Price', ...rows, ''].join('\n'))
  ssh.files.set('/out/stock-1.csv', { content, mtime: Math.floor(Date.now() / 1000) - 600 })
}

test('STOCK-03 the commands fetch, import, show and keep what came of it', async () => {
  expect((await forecourt('feeds', 'status', site)).output).toMatch(
    /dms {2}never imported\n {2}next planned .* 6:00 am/,
  )
  await putDms(['D1', 'D2'])
  putPartner(['P1,Kia,Rio,2020,used,15000', 'P2,Toyotta,Corolla,,used,9000'])
  const dry = await forecourt('feeds', 'run', site, '--dry-run')
  expect([dry.status, dry.output]).toEqual([
    0,
    expect.stringMatching(/dms: would be imported[^\n]*\n {2}Completed \(dry run/),
  ])

  const run = await forecourt('feeds', 'run', site)
  expect(run.output).toMatch(/dms: imported[\s\S]*2 rows: 2 added[\s\S]*partner: imported[\s\S]*2 rows: 2 added/)
  expect(run.status).toBe(0)
  const again = await forecourt('feeds', 'run', site, '--json')
  expect(
    again.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    { feed: 'dms', outcome: 'unchanged' },
    { feed: 'partner', outcome: 'unchanged' },
  ])

  expect((await forecourt('feeds', 'status', site)).output).toMatch(
    /partner {2}good[\s\S]*'Toyotta': 1 vehicle; did you mean Toyota\?/,
  )

  putPartner([])
  const refused = await forecourt('feeds', 'run', site, 'partner')
  expect([refused.status, refused.output]).toEqual([2, expect.stringMatching(/partner: REFUSED[\s\S]*has no rows/)])
  const status = (await forecourt('feeds', 'status', site, '--json')).output.trim().split('\n')
  expect(status.map((line) => JSON.parse(line) as object)).toMatchObject([
    { site, feed: 'dms', refused_runs: 0, good_counts: { rows: 2 }, last_run: { outcome: 'unchanged' } },
    { site, feed: 'partner', refused_runs: 1, last_run: { outcome: 'refused', file: 'stock-1.csv' } },
  ])
  const history = (await forecourt('feeds', 'history', site, 'dms', '--json')).output.trim().split('\n')
  const [unchanged, imported] = history.map((line) => JSON.parse(line) as { outcome: string; original: string })
  expect([unchanged?.outcome, imported?.outcome]).toEqual(['unchanged', 'imported'])
  const original = await readFile(join(directory, imported?.original ?? ''))
  expect(gunzipSync(original).toString()).toBe(buildCsv(['D1', 'D2']))
})

test.each([
  [['feeds', 'run'], 2, 'usage: forecourt feeds run SITE'],
  [['feeds', 'run', site, 'nobody'], 1, "has no feed 'nobody'; known are dms, partner"],
  [['feeds', 'history', site, '--limit', 'x'], 2, '--limit: expected a whole number'],
])('STOCK-03 %j ends with %i and says why', async (words, status, text) => {
  const told = await forecourt(...words)
  expect([told.status, told.output]).toEqual([status, expect.stringContaining(text)])
})

test('STOCK-03 a running node makes up for a missed time once, and tells how the feeds fare', async () => {
  await putDms(['D1', 'D2', 'D3'])
  const database = await openDatabase({ url: null, directory })
  // The time of yesterday was missed.
  await database.kysely.updateTable('feed_state').set({ planned_at: 0 }).where('feed', '=', 'dms').execute()
  await database.kysely
    .updateTable('feed_state')
    // Its next time, which comes every half hour, must not fall into the test.
    .set({ planned_at: Date.now() + 60 * 60_000 })
    .where('feed', '=', 'partner')
    .execute()
  const feeds = createFeedRepository(database)
  const ctx = { siteId: site, now: Date.now }
  const server = await startServerProcess({ directory, environment })
  try {
    const readRuns = async () =>
      (await feeds.listRuns(ctx, 'dms', 10)).map(({ cause, outcome, counts }) => [cause, outcome, counts?.rows])
    await expect.poll(readRuns, { timeout: 60_000, interval: 200 }).toContainEqual(['schedule', 'imported', 3])
    expect((await readRuns()).filter(([cause]) => cause === 'schedule')).toHaveLength(1)
    const { body } = await ask(server.port, `localhost:${server.port}`, '/metrics')
    expect(body).toMatch(/^forecourt_feeds_known 2$/m)
    expect(body).toMatch(new RegExp(`^forecourt_feed_refused_runs\\{site="${site}",feed="partner"\\} 1$`, 'm'))
    const age = new RegExp(`^forecourt_feed_good_age_seconds\\{site="${site}",feed="dms"\\} ([\\d.]+)$`, 'm').exec(body)
    expect(Number(age?.[1])).toBeLessThan(60)
    // The index of this node follows what the other process has imported.
    await expect
      .poll(async () => (await ask(server.port, `localhost:${server.port}`, '/metrics')).body, { timeout: 10_000 })
      .toMatch(/^forecourt_index_vehicles 5$/m)
    // The node writes the line when the process of the run has ended, which may be after its vehicles are found.
    await expect.poll(() => server.output().includes('feed run'), { timeout: 10_000 }).toBe(true)
    expect(server.output() + body).not.toContain(ssh.password)
  } finally {
    expect(await server.stop()).toBe(0)
    await database.close()
  }
})

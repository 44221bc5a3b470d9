import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StockFeed } from '#jobs/fetch-feeds/feed-due.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { openInternet } from '#integrations/outgoing-http/guarded-request.ts'
import { buildFeedRules, parseFeedHosts } from './feed-hosts.ts'
import { listFeedProblems } from './list-feed-problems.ts'
import { openFeedSource } from './open-feed-source.ts'

type Source = NonNullable<DocumentPart['stock_feeds']>[number]['source']

function open(source: Source, variables: Readonly<Record<string, string>> = {}, hosts = '') {
  const schedule = { times: ['06:00'] }
  const site = buildTestSite({ slug: 'yard', stock_feeds: [{ name: 'acme', source, schedule }] })
  const [feed] = site.stock_feeds as readonly [StockFeed]
  const environment = { feedFolder: folder, feedHosts: parseFeedHosts(hosts) ?? [] }
  return openFeedSource(site, feed, { environment, variables, now: () => Date.now() + 3_600_000 })
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-open-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fetch = async (opened: ReturnType<typeof open>) =>
  opened.ok ? opened.source.fetch({ into: folder, validator: null, signal: AbortSignal.timeout(10_000) }) : opened

describe('the source of a feed', () => {
  test('STOCK-03 a folder is the own one of the site', async () => {
    const drop = join(folder, 'yard', 'drop')
    await mkdir(drop, { recursive: true })
    await writeFile(join(drop, 'in.csv'), 'one')
    await utimes(join(drop, 'in.csv'), 1, 1)
    expect(await fetch(open({ directory: { folder: 'drop', file: '*.csv' } }))).toMatchObject({ kind: 'fetched' })
  })

  test('STOCK-03 a secret that is missing, or of another site, is named and keeps the source closed', () => {
    const own = 'FORECOURT_SITE_YARD__FEED'
    const other = 'FORECOURT_SITE_OTHER__FEED'
    const http = (name: string): Source => ({ http: { url: 'https://feeds.invalid/a.csv', password: `env:${name}` } })
    expect(open(http(own))).toMatchObject({ ok: false, error: expect.stringContaining(own) })
    expect(open(http(other), { [other]: 'x' })).toMatchObject({ ok: false, error: expect.stringContaining(other) })
    expect(open(http(own), { [own]: 'x' })).toMatchObject({ ok: true })
  })

  test('STOCK-03 a server of a private network is asked where the operator allows it by name and port', async () => {
    const seen: (string | undefined)[] = []
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(200, { 'content-length': 3 }).end('one')
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const secret = { FORECOURT_SITE_YARD__FEED: 'pa:ss' }
    const http = {
      url: `http://localhost:${port}/private.csv`,
      username: 'ann',
      password: 'env:FORECOURT_SITE_YARD__FEED',
    }
    expect(await fetch(open({ http }, secret))).toMatchObject({ kind: 'refused' })
    expect(await fetch(open({ http }, secret, 'localhost:1'))).toMatchObject({ kind: 'refused' })
    expect(seen).toEqual([])
    expect(await fetch(open({ http }, secret, `localhost:${port}`))).toMatchObject({ kind: 'fetched' })
    expect(seen).toEqual([`Basic ${Buffer.from('ann:pa:ss').toString('base64')}`])
    await new Promise((resolve) => server.close(resolve))
  })
})

test('STOCK-03 the server tells which feeds it cannot fetch for want of a secret', () => {
  const password = 'env:FORECOURT_SITE_YARD__FEED'
  const source = { http: { url: 'https://feeds.invalid/a.csv', password } }
  const site = buildTestSite({ slug: 'yard', stock_feeds: [{ name: 'acme', source, schedule: { every_minutes: 60 } }] })
  const list = (variables: Readonly<Record<string, string>>) =>
    listFeedProblems(site, { environment: { feedFolder: '/', feedHosts: [] }, variables, now: Date.now })
  expect(list({})).toEqual([expect.stringMatching(/^Site yard: the feed acme .* FORECOURT_SITE_YARD__FEED/)])
  expect(list({ FORECOURT_SITE_YARD__FEED: 'x' })).toEqual([])
})

test.each([
  ['', []],
  ['sftp.lan:22', [{ name: 'sftp.lan', port: 22 }]],
  [
    ' sftp.lan:22, dms.internal:8080 ,',
    [
      { name: 'sftp.lan', port: 22 },
      { name: 'dms.internal', port: 8080 },
    ],
  ],
  ['sftp.lan', null],
  ['sftp.lan:0', null],
  ['sftp.lan:70000', null],
  ['http://sftp.lan:80', null],
  ['10.0.0.0/8:22', null],
])('STOCK-03 FORECOURT_FEED_HOSTS %j', (text, hosts) => {
  expect(parseFeedHosts(text)).toEqual(hosts)
})

test('STOCK-03 what is allowed for one port of a server opens none of its others', () => {
  const allowed = [{ name: 'dms.internal', port: 8080 }]
  expect(buildFeedRules(allowed, 'dms.internal', 8080).isReachable('10.0.0.1')).toBe(true)
  expect(buildFeedRules(allowed, 'dms.internal', 80)).toBe(openInternet)
  expect(buildFeedRules(allowed, 'evil.dms.internal', 8080)).toBe(openInternet)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteSchema } from '../schema/site-schema.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { checkStockFeeds, listStockFeedWarnings } from './check-stock-feeds.ts'

type Feed = NonNullable<DocumentPart['stock_feeds']>[number]

const http = { url: 'https://feeds.example/stock.csv' }
const key = `SHA256:${'a'.repeat(43)}`
const secret = 'env:FORECOURT_SITE_TEST_SITE__FEED'
const sftp = { host: 'sftp.example', username: 'dealer', host_key: key, password: secret, path: '/out/stock-*.csv' }
const feed = (part: Partial<Feed> = {}): Feed => ({
  name: 'acme',
  source: { http },
  schedule: { times: ['06:00'] },
  ...part,
})
const build = (feeds: readonly Feed[]) => buildTestSite({ stock_feeds: [...feeds] })

test.each<[string, readonly Feed[], readonly string[]]>([
  ['one that is whole', [feed()], []],
  ['one by SFTP', [feed({ source: { sftp } })], []],
  [
    'one from a folder, every hour',
    [feed({ source: { directory: { folder: 'drop', file: '*.csv' } }, schedule: { every_minutes: 60 } })],
    [],
  ],
  ['no source', [feed({ source: {} })], ['stock_feeds.0.source: names no source']],
  ['two sources', [feed({ source: { http, sftp } })], ['stock_feeds.0.source: names several sources']],
  [
    'a user without a password',
    [feed({ source: { http: { ...http, username: 'ann' } } })],
    ['stock_feeds.0.source.http.password: is missing, and username needs it'],
  ],
  [
    'SFTP without a sign-in',
    [feed({ source: { sftp: { ...sftp, password: null } } })],
    ['stock_feeds.0.source.sftp: needs a password or a private_key, and not both'],
  ],
  [
    'SFTP with two sign-ins, on the port of a mail server',
    [feed({ source: { sftp: { ...sftp, private_key: secret, port: 25 } } })],
    [
      'stock_feeds.0.source.sftp: needs a password or a private_key, and not both',
      'stock_feeds.0.source.sftp.port: port 25 is not asked',
    ],
  ],
  ['no schedule', [feed({ schedule: {} })], ['stock_feeds.0.schedule: needs times or every_minutes, and not both']],
  [
    'two schedules',
    [feed({ schedule: { times: ['06:00'], every_minutes: 5 } })],
    ['stock_feeds.0.schedule: needs times or every_minutes, and not both'],
  ],
  [
    'two of one name and one mapping',
    [feed(), feed()],
    ["stock_feeds.1.name: feed 'acme' appears twice", "stock_feeds.1.mapping: mapping 'null' appears twice"],
  ],
])('STOCK-03 feeds of a site: %s', (_name, feeds, expected) => {
  expect(checkStockFeeds(build(feeds)).map(({ place, message }) => `${place.join('.')}: ${message}`)).toEqual(expected)
})

test.each<[Feed['source'], boolean]>([
  [{ http }, false],
  [{ sftp }, false],
  [{ http: { url: 'http://feeds.example/stock.csv' } }, true],
  [{ http: { url: 'https://feeds.example:8443/stock.csv' } }, true],
  [{ http: { url: 'https://dms.internal/stock.csv' } }, true],
  [{ sftp: { ...sftp, host: 'nas' } }, true],
])('STOCK-03 a source that only the operator can open is warned of: %j', (source, isWarned) => {
  expect(listStockFeedWarnings(build([feed({ source })]))).toHaveLength(isWarned ? 1 : 0)
})

test.each<[string, Feed]>([
  ['a password itself', feed({ source: { http: { ...http, password: 'hunter2' } } })],
  ['a mapping outside of its folder', feed({ mapping: '../../etc/passwd' })],
  ['a folder above', feed({ source: { directory: { folder: '..', file: 'a.csv' } } })],
  ['a file of another folder', feed({ source: { directory: { folder: 'drop', file: '../b/a.csv' } } })],
  ['an IP address', feed({ source: { sftp: { ...sftp, host: '10.0.0.1' } } })],
  ['a fingerprint of another form', feed({ source: { sftp: { ...sftp, host_key: 'MD5:aa:bb' } } })],
  ['stars in a folder of a path', feed({ source: { sftp: { ...sftp, path: '/*/stock.csv' } } })],
  ['a period of a minute', feed({ schedule: { every_minutes: 1 } })],
])('STOCK-03 the schema refuses %s', (_name, given) => {
  const document = { slug: 'a', name: 'A', template: 'classic', stock_feeds: [given] }
  expect(siteSchema.safeParse(document).success).toBe(false)
  expect(siteSchema.safeParse({ ...document, stock_feeds: [feed({ source: { sftp } })] }).success).toBe(true)
})

test('STOCK-03 the example of the guide is valid as it stands', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/feeds.md'), 'utf8')
  const example: unknown = parse(/```yaml\n(stock_feeds:[\s\S]*?)```/.exec(guide)?.[1] ?? '')
  const site = siteSchema.parse({ slug: 'acme-motors', name: 'Acme', template: 'classic', ...(example as object) })
  expect(checkStockFeeds(buildTestSite({ stock_feeds: site.stock_feeds }))).toEqual([])
  expect(site.stock_feeds).toHaveLength(1)
})

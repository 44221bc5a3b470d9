import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { callCommand } from './call-command.testkit.ts'
import { run as printAddresses } from './feeds-address.ts'
import { run as apply } from './sites-apply.ts'

let directory = ''
let database: Database

const siteText = (slug: string, more: string): string =>
  `slug: ${slug}\ntemplate: classic\nname: Yard\ndemo: true\n${more}` +
  `dealerships: [{ id: ${slug}, slug: ${slug}-yard, name: Yard, ` +
  `locations: [{ id: ${slug}, name: Yard, slug: yard, primary: true, address: { state: QLD } }] }]\n`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-addresses-'))
  database = await openDatabase({ url: null, directory })
  await writeFile(join(directory, 'a.yaml'), siteText('with-feeds', 'feeds: { kinds: [google, csv] }\n'))
  await writeFile(join(directory, 'b.yaml'), siteText('without', ''))
  expect(await callCommand(apply, ['a.yaml', 'b.yaml'], { cwd: directory, database })).toMatchObject({ status: 0 })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})
afterEach(() => vi.unstubAllEnvs())

const call = (...args: string[]) => callCommand(printAddresses, args, { cwd: directory, database })

test('API-05 the addresses of feeds name their secret where it is not that of the environment', async () => {
  vi.stubEnv('FORECOURT_DATA', directory)
  vi.stubEnv('FORECOURT_SECRET', '')
  const kept = await call('with-feeds')
  expect([kept.status, kept.out.map((line) => line.split(' ')[0])]).toEqual([0, ['google', 'csv']])
  expect(kept.err).toEqual([
    expect.stringMatching(/^note: .*the secret in .*FORECOURT_SECRET, set it for this command/),
  ])
  vi.stubEnv('FORECOURT_SECRET', 'a secret of more than thirty-two characters')
  const configured = await call('with-feeds')
  expect([configured.status, configured.err]).toEqual([0, []])
  expect(configured.out).not.toEqual(kept.out)
})

test('API-05 a site without feeds says how it gets one', async () => {
  const { status, out } = await call('without')
  expect([status, out]).toEqual([0, [expect.stringMatching(/has no outbound feed.*feeds\.kinds/)]])
})

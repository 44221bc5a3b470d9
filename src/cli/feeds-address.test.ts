import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { run as tellAddresses } from './feeds-address.ts'
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
  const silent = { out: () => undefined, err: () => undefined, cwd: directory, isTerminal: false }
  expect(await apply(['a.yaml', 'b.yaml'], silent, database)).toBe(0)
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})
afterEach(() => vi.unstubAllEnvs())

async function call(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    cwd: directory,
    isTerminal: false,
  }
  return { status: await tellAddresses(args, io, database), out, err }
}

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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { createFindStoredSite } from './find-stored-site.ts'
import { run as explain } from './sites-explain.ts'
import { run as list } from './sites-list.ts'
import { run as apply } from './sites-apply.ts'

let folder: string
let database: Database
const system = { system: true, now: () => Date.now() } as const

function createIo() {
  const lines: string[] = []
  return {
    lines,
    io: {
      out: (line: string) => void lines.push(line),
      err: (line: string) => void lines.push(line),
      cwd: folder,
      isTerminal: false,
    },
  }
}

async function applyText(files: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { lines, io } = createIo()
  const status = await apply(Object.keys(files), io, database)
  return { status, text: lines.join('\n') }
}

const queensland = 'time_zone: Australia/Brisbane, address: { state: QLD }'
const dealership = (slug: string) =>
  `dealerships: [{ id: ${slug}, slug: ${slug}-yard, name: Yard, dealer_license_number: '1', locations: ` +
  `[{ id: ${slug}, name: Yard, slug: yard, primary: true, ${queensland} }] }]\n`
const site = (slug: string, more = '') =>
  `slug: ${slug}\ntemplate: classic\nname: ${slug} Cars\n${more}${dealership(slug)}` +
  'forms: { opt_in_default: false }\ndemo: true\n'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-apply-'))
  database = await openDatabase({ url: null, directory: folder })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('sites apply', () => {
  test('TEN-08 one command stores a site, and again changes nothing', async () => {
    expect(await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\n') })).toEqual({
      status: 0,
      text: `first: added, version 1\nStored in ${join(folder, 'forecourt.sqlite')}`,
    })
    expect(await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\n') })).toEqual({
      status: 0,
      text: 'first: unchanged, version 1',
    })
    expect(
      (await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\nphone: 03 5550 1234\n') })).text,
    ).toMatch(/^first: changed, version 2$/m)
    const { lines, io } = createIo()
    expect(await list([], io, database)).toBe(0)
    expect(lines.join('\n')).toMatch(/^first +version 2 +0 vehicles$/)
  })

  test('TEN-08 the list counts sold vehicles apart', async () => {
    const stock = createStockRepository(database)
    const ctx = { siteId: 'first', now: () => Date.now() }
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'a.csv' })
    const vehicles = ['A1', 'A2', 'A3'].map((stocknum) => buildIncomingVehicle(stocknum))
    await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles })
    for await (const [first] of stock.listAll(ctx)) await stock.markSold(ctx, { importId, ids: [first?.id ?? ''] })
    const { lines, io } = createIo()
    expect(await list([], io, database)).toBe(0)
    expect(lines.join('\n')).toMatch(/^first +version 2 +2 vehicles, 1 sold$/m)
    expect(await list(['--json'], io, database)).toBe(0)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ sites: [{ slug: 'first', vehicles: 2, sold: 1 }] })
  })

  test.each([
    { name: 'an unknown key', file: site('second', 'colour_scheme: red\n'), told: /second\.yaml:4 colour_scheme/ },
    {
      name: 'a template that does not exist',
      file: 'slug: second\ntemplate: sporty\nname: Second\n',
      told: /second\.yaml:2 template.*toyota/,
    },
    { name: 'a malformed file', file: 'slug: second\n  template: [', told: /second\.yaml:\d+:\d+ .*YAML/ },
    {
      name: 'a host of a stored site',
      file: site('second', 'hosts: [first.example]\n'),
      told: /second\.yaml:4 hosts\[0\].*first\.example/,
    },
    {
      name: 'a value out of range',
      file: site('second', 'search: { page_size: 0 }\n'),
      told: /second\.yaml:4 search\.page_size/,
    },
  ])('TEN-02 $name is told with file, path and expectation, and nothing is applied', async ({ file, told }) => {
    const { status, text } = await applyText({ 'good.yaml': site('good'), 'second.yaml': file })
    expect(status).toBe(1)
    expect(text).toMatch(told)
    expect(text).toContain('nothing was applied')
    const stored = await createSiteRepository(database).list(system)
    expect(stored.map(({ slug }) => slug)).toEqual(['first'])
  })

  test('TEN-02 two sites of one call on one host are refused', async () => {
    const { status, text } = await applyText({
      'a.yaml': site('aa', 'hosts: [same.example]\n'),
      'b.yaml': site('bb', 'hosts: [same.example]\n'),
    })
    expect(status).toBe(1)
    expect(text).toMatch(/b\.yaml:4 hosts\[0\]/)
  })

  test('TEN-02 a file that is not there is told by name', async () => {
    const { lines, io } = createIo()
    expect(await apply(['nowhere.yaml'], io, database)).toBe(1)
    expect(lines).toEqual(['nowhere.yaml: no such file or folder; nothing was applied.'])
  })

  test('TEN-02 a file in another encoding is refused before its letters are lost', async () => {
    await writeFile(join(folder, 'latin.yaml'), Buffer.from(site('latin').replace('latin Cars', 'Café Cars'), 'latin1'))
    await writeFile(join(folder, 'wide.yaml'), Buffer.from(`\ufeff${site('wide')}`, 'utf16le'))
    for (const name of ['latin.yaml', 'wide.yaml']) {
      const { lines, io } = createIo()
      expect(await apply([name], io, database)).toBe(1)
      expect(lines).toEqual([`${name}: not UTF-8 text; save it as UTF-8; nothing was applied.`])
    }
    expect((await createSiteRepository(database).list(system)).map(({ slug }) => slug)).toEqual(['first'])
    expect(
      (await applyText({ 'marked.yaml': `\ufeff${site('marked').replace('marked Cars', 'Café Cars')}` })).status,
    ).toBe(0)
    expect((await createSiteRepository(database).get(system, 'marked'))?.document).toMatchObject({ name: 'Café Cars' })
  })

  test('TEN-08 a folder stands for the site files in it', async () => {
    await mkdir(join(folder, 'many'))
    for (const slug of ['uno', 'due']) await writeFile(join(folder, 'many', `${slug}.yaml`), site(slug))
    const { lines, io } = createIo()
    expect(await apply(['many'], io, database)).toBe(0)
    expect(lines.slice(0, 2)).toEqual(['due: added, version 1', 'uno: added, version 1'])
  })

  test('LEAD-01 a warning is told with its reason, and the site is applied', async () => {
    const { status, text } = await applyText({
      'warned.yaml': site('warned').replace('opt_in_default: false', 'opt_in_default: true'),
    })
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(/^warning: warned\.yaml:\d+ forms\.opt_in_default: .*Spam Act.*\nwarned: added/),
    ])
  })

  test('misuse is told with the usage', async () => {
    for (const args of [[], ['--force', 'first.yaml']]) {
      const { lines, io } = createIo()
      expect(await apply(args, io, database)).toBe(2)
      expect(lines.at(-1)).toMatch(/^usage: forecourt sites apply/)
    }
    expect(await list(['extra'], createIo().io, database)).toBe(2)
  })

  test('TEN-02 explain tells of a stored site what is in force, not what stands in a folder', async () => {
    await mkdir(join(folder, 'sites'))
    await writeFile(join(folder, 'sites', 'first.yaml'), site('first', 'phone: 03 5550 9999\n'))
    const { lines, io } = createIo()
    expect(await explain(['first', 'phone'], io, createFindStoredSite(database))).toBe(0)
    expect(lines.slice(0, 2)).toEqual(['stored site first, version 2', 'phone = "03 5550 1234"   (site)'])
    const file = createIo()
    expect(await explain(['sites/first.yaml', 'phone'], file.io, createFindStoredSite(database))).toBe(0)
    expect(file.lines[0]).toBe('phone = "03 5550 9999"   (site)')
  })
})

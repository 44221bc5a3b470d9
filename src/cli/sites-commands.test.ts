import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CommandIo } from './command.ts'
import { run as check } from './sites-check.ts'
import { run as explain } from './sites-explain.ts'

const yard =
  'id: y, slug: yard, name: Yard, primary: true, time_zone: Australia/Brisbane, dealer_license_number: A1, ' +
  "address: { street: 1 Yard Rd, city: Brisbane, state: QLD, postcode: '4000' }"
const good = (slug: string, more = '') =>
  `slug: ${slug}\ntemplate: toyota\nname: Some Dealer\nforms: { opt_in_default: false }\n` +
  `dealerships: [{ id: ${slug}, slug: ${slug}, name: D, phone: 08 5550 0001, locations: [{ ${yard} }] }]\n` +
  `${more}demo: true\n`
let cwd = ''

type Command = (args: string[], io: Pick<CommandIo, 'out' | 'err' | 'cwd'>) => Promise<number>

async function call(command: Command, ...args: string[]): Promise<{ status: number; out: string[]; err: string[] }> {
  const out: string[] = []
  const err: string[] = []
  const status = await command(args, { out: (line) => out.push(line), err: (line) => err.push(line), cwd })
  return { status, out, err }
}

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
  await mkdir(join(cwd, 'sites'))
  await writeFile(join(cwd, 'sites/one.yaml'), good('one-dealer', 'search: { page_size: 12 }\n'))
  await writeFile(join(cwd, 'sites/two.yml'), good('two-dealer'))
  await writeFile(join(cwd, 'sites/notes.txt'), 'not a site')
})
afterEach(async () => {
  await rm(cwd, { recursive: true, force: true })
})

describe('TEN-02 sites check', () => {
  test('TEN-02 names each right site of the default folder', async () => {
    expect(await call(check)).toEqual({
      status: 0,
      out: [
        'sites/one.yaml: one-dealer (toyota), 1 dealership: valid',
        'sites/two.yml: two-dealer (toyota), 1 dealership: valid',
      ],
      err: [],
    })
  })

  test('TEN-02 tells file, line, path and what was expected, and exits with 1', async () => {
    await writeFile(join(cwd, 'sites/two.yml'), good('two-dealer', 'search: { page_size: 0 }\n'))
    expect(await call(check)).toEqual({
      status: 1,
      out: [],
      err: [
        'sites/two.yml:6 search.page_size: 0 is too small — expected at least 1',
        '1 error in 2 files; correct them before applying',
      ],
    })
  })

  test('STOCK-03 a feed whose mapping is missing is an error that says what was looked through', async () => {
    const source = 'source: { http: { url: "https://feeds.example/a.csv" } }, schedule: { times: ["06:00"] }'
    const feed = (mapping: string): string => `stock_feeds: [{ name: f, mapping: ${mapping}, ${source} }]\n`
    await mkdir(join(cwd, 'maps'))
    await writeFile(join(cwd, 'maps/acme.yaml'), 'feed: acme\n')
    vi.stubEnv('FORECOURT_MAPPINGS', join(cwd, 'maps'))
    await writeFile(join(cwd, 'sites/two.yml'), good('two-dealer', feed('acme')))
    expect((await call(check)).status).toBe(0)
    await writeFile(join(cwd, 'sites/two.yml'), good('two-dealer', feed('acmee')))
    const { status, err } = await call(check)
    expect(status).toBe(1)
    expect(err[0]).toMatch(/two\.yml:6 stock_feeds\[0\]\.mapping: there is no mapping 'acmee': .*maps.*has acme — /)
    vi.stubEnv('FORECOURT_MAPPINGS', join(cwd, 'nowhere'))
    expect((await call(check)).err[0]).toContain('cannot be read')
    vi.unstubAllEnvs()
  })

  test('TEN-02 LEAD-01 warns with the reason, and the file is right all the same', async () => {
    await writeFile(
      join(cwd, 'sites/two.yml'),
      good('two-dealer').replace('opt_in_default: false', 'opt_in_default: true'),
    )
    const { status, out, err } = await call(check)
    expect([status, out.length]).toEqual([0, 2])
    expect(err).toEqual([
      expect.stringMatching(/^warning: sites\/two\.yml:4 forms\.opt_in_default: .*Spam Act 2003.* — expected false$/),
    ])
  })

  test('TEN-02 takes files and folders, and sees a clash between them', async () => {
    await writeFile(join(cwd, 'third.yaml'), good('one-dealer'))
    expect((await call(check, 'sites/one.yaml')).status).toBe(0)
    const { status, err } = await call(check, 'sites', 'third.yaml')
    expect(status).toBe(1)
    expect(err[0]).toContain("third.yaml:1 slug: slug 'one-dealer' belongs to sites/one.yaml")
  })

  test('TEN-02 says plainly what is missing, and exits with 2 on a wrong option', async () => {
    expect(await call(check, 'nowhere.yaml')).toEqual({
      status: 1,
      out: [],
      err: ['nowhere.yaml: no such file or folder'],
    })
    await mkdir(join(cwd, 'empty'))
    expect((await call(check, 'empty')).err).toEqual(['empty: no site file (*.yaml) in this folder'])
    expect((await call(check, '--force')).status).toBe(2)
  })

  test('TEN-02 a file in another encoding is refused, and the message asks for UTF-8', async () => {
    await writeFile(join(cwd, 'latin.yaml'), Buffer.from(good('latin').replace('Some', 'Bücher'), 'latin1'))
    expect(await call(check, 'latin.yaml')).toEqual({
      status: 1,
      out: [],
      err: ['latin.yaml: not UTF-8 text; save it as UTF-8'],
    })
  })

  test('TEN-02 a huge file is refused before it is read', async () => {
    await writeFile(join(cwd, 'huge.yaml'), '#'.repeat(2_000_000))
    expect(await call(check, 'huge.yaml')).toEqual({
      status: 1,
      out: [],
      err: ['huge.yaml: 2000000 bytes, and a site file has at most 1048576'],
    })
  })
})

describe('TEN-02 sites explain', () => {
  test('TEN-02 tells a value and the layer that it comes from', async () => {
    expect((await call(explain, 'one-dealer', 'search.page_size')).out).toEqual([
      'search.page_size = 12   (site)',
      'Vehicles a page, promotional cards not counted (vehicles). whole number 1 to 100; default 21; ' +
        'TEN-03, SRCH-08, SRCH-11',
    ])
    expect((await call(explain, 'two-dealer', 'search.page_size')).out[0]).toBe('search.page_size = 21   (default)')
    expect((await call(explain, 'sites/one.yaml', 'search.preset')).out[0]).toBe(
      'search.preset = 4   (template:toyota)',
    )
    expect((await call(explain, 'one-dealer', 'dealerships[0].phone')).out[0]).toBe(
      'dealerships[0].phone = "08 5550 0001"   (site)',
    )
  })

  test('TEN-02 a group tells each of its values, no path all of them', async () => {
    expect((await call(explain, 'one-dealer', 'search.sort')).out.slice(0, 2)).toEqual([
      'search.sort.kms = false   (default)',
      'search.sort.newest = true   (default)',
    ])
    expect((await call(explain, 'one-dealer')).out.length).toBeGreaterThan(400)
  })

  test('TEN-02 an unknown site or path is told with what there is', async () => {
    expect(await call(explain, 'nobody')).toEqual({
      status: 1,
      out: [],
      err: ["no site 'nobody' is stored or in sites; there are one-dealer, two-dealer"],
    })
    expect(await call(explain, 'one-dealer', 'search.page_sise')).toEqual({
      status: 1,
      out: [],
      err: ['one-dealer has no value at search.page_sise; did you mean search.page_size?'],
    })
    expect((await call(explain)).status).toBe(2)
    expect((await call(explain, 'constructor', '__proto__')).status).toBe(1)
    expect((await call(explain, 'one-dealer', 'search.__proto__')).status).toBe(1)
  })

  test('TEN-02 a file with a mistake is not explained, and the mistake is named', async () => {
    await writeFile(join(cwd, 'bad.yaml'), good('bad-dealer', 'phone: 1\n'))
    const { status, err } = await call(explain, 'bad.yaml')
    expect(status).toBe(1)
    expect(err).toEqual(['bad.yaml:6 phone: 1 is not allowed — expected text: put it in quotes'])
  })
})

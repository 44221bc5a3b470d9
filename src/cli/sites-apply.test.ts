import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { run as list } from './sites-list.ts'
import { run as apply } from './sites-apply.ts'

let folder: string
let database: Database
const system = { system: true, now: () => Date.now() } as const

function createIo() {
  const lines: string[] = []
  return { lines, io: { out: (line: string) => void lines.push(line), err: (line: string) => void lines.push(line), cwd: folder, isTerminal: false } }
}

async function applyText(files: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { lines, io } = createIo()
  const status = await apply(Object.keys(files), io, database)
  return { status, text: lines.join('\n') }
}

const dealership = (slug: string) => `dealerships: [{ id: ${slug}, slug: ${slug}-yard, name: Yard, locations: [{ id: ${slug}, name: Yard, slug: yard, primary: true, address: { state: WA } }] }]\n`
const site = (slug: string, more = '') => `slug: ${slug}\ntemplate: classic\nname: ${slug} Cars\n${more}${dealership(slug)}`

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
    expect(await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\n') })).toEqual({ status: 0, text: 'first: added, version 1' })
    expect(await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\n') })).toEqual({ status: 0, text: 'first: unchanged, version 1' })
    expect((await applyText({ 'first.yaml': site('first', 'hosts: [first.example]\nphone: 03 5550 1234\n') })).text).toBe('first: changed, version 2')
    const { lines, io } = createIo()
    expect(await list([], io, database)).toBe(0)
    expect(lines.join('\n')).toMatch(/^first +version 2 +0 vehicles$/)
  })

  test.each([
    { name: 'an unknown key', file: site('second', 'colour_scheme: red\n'), told: /second\.yaml:4 colour_scheme/ },
    { name: 'a template that does not exist', file: 'slug: second\ntemplate: sporty\nname: Second\n', told: /second\.yaml:2 template.*toyota/ },
    { name: 'a malformed file', file: 'slug: second\n  template: [', told: /second\.yaml:\d+ .*YAML/ },
    { name: 'a host of a stored site', file: site('second', 'hosts: [first.example]\n'), told: /second\.yaml:4 hosts\[0\].*first\.example/ },
    { name: 'a value out of range', file: site('second', 'search: { page_size: 0 }\n'), told: /second\.yaml:4 search\.page_size/ },
  ])('TEN-02 $name is told with file, path and expectation, and nothing is applied', async ({ file, told }) => {
    const { status, text } = await applyText({ 'good.yaml': site('good'), 'second.yaml': file })
    expect(status).toBe(1)
    expect(text).toMatch(told)
    expect(text).toContain('nothing was applied')
    const stored = await createSiteRepository(database).list(system)
    expect(stored.map(({ slug }) => slug)).toEqual(['first'])
  })

  test('TEN-02 two sites of one call on one host are refused', async () => {
    const { status, text } = await applyText({ 'a.yaml': site('aa', 'hosts: [same.example]\n'), 'b.yaml': site('bb', 'hosts: [same.example]\n') })
    expect(status).toBe(1)
    expect(text).toMatch(/b\.yaml:4 hosts\[0\]/)
  })

  test('TEN-02 a file that is not there is told by name', async () => {
    const { lines, io } = createIo()
    expect(await apply(['nowhere.yaml'], io, database)).toBe(1)
    expect(lines.join('\n')).toContain('nowhere.yaml cannot be read')
  })
})

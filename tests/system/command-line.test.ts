import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandProgram, projectRoot, runForecourt } from '#tests/fixtures/server-process.ts'

let directory: string
let siteFile: string
let feedFile: string
let mappingFile: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-command-'))
  const guide = await readFile(join(projectRoot, 'docs/guides/new-dealer.md'), 'utf8')
  siteFile = join(directory, 'acme-motors.yaml')
  feedFile = join(directory, 'stock.csv')
  mappingFile = join(directory, 'acme.yaml')
  await writeFile(siteFile, /```yaml\n([\s\S]*?)```/.exec(guide)?.[1] ?? '')
  await writeFile(feedFile, /```csv\n([\s\S]*?)```/.exec(guide)?.[1] ?? '')
  const [, mapping = ''] = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block]) => block)
  await writeFile(mappingFile, mapping)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

describe('the guide for a new dealer', () => {
  test('TEN-02 explain looks into no store where there is none, and makes none', async () => {
    const explained = await runForecourt(['sites', 'explain', 'bigsky-motors', 'slug'], { directory })
    expect(explained).toMatchObject({ status: 0, output: expect.stringContaining('slug = "bigsky-motors"   (site)') })
    expect((await readdir(directory)).toSorted()).toEqual(['acme-motors.yaml', 'acme.yaml', 'stock.csv'])
  })

  test('TEN-08 its three files go in as they stand, by the commands it gives', async () => {
    expect(await runForecourt(['sites', 'check', siteFile], { directory })).toMatchObject({
      status: 0,
      output: expect.stringContaining('acme-motors (classic), 1 dealership: valid'),
    })
    const applied = (await runForecourt(['sites', 'apply', siteFile], { directory })).output
    expect(applied).toMatch(/^acme-motors: added, version 1\nStored in .*forecourt\.sqlite$/m)
    // The commands run without a mail server, which nothing but the server's log would tell otherwise.
    expect(applied).toMatch(/^warning: Site acme-motors: .* Set SMTP_URL and MAIL_FROM/m)
    const counts = '3 rows: 3 added, 0 changed, 0 unchanged, 0 rejected; 0 sold'
    const words = ['stock', 'import', 'acme-motors', feedFile, '--mapping', mappingFile]
    const dry = await runForecourt([...words, '--dry-run', '--preview', '3'], { directory })
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining(counts) })
    for (const line of [
      'year: 2021',
      'make: Land Rover',
      'model: Discovery Sport',
      'km: 60,099',
      'price_type: drive_away',
    ])
      expect(dry.output.replaceAll('\u00a0', ' ')).toContain(line)
    expect(dry.output.match(/price_type: poa/g)).toHaveLength(2)
    const imported = await runForecourt(words, { directory })
    expect(imported).toMatchObject({ status: 0, output: expect.stringContaining(counts) })
    expect(imported.output).not.toMatch(/left out|warning|does not know/)
    expect((await runForecourt(['sites', 'list'], { directory })).output).toMatch(
      /^acme-motors +version 1 +3 vehicles\n$/,
    )
    expect((await runForecourt(['sites', 'explain', 'acme-motors', 'search.page_size'], { directory })).output).toMatch(
      /^stored site acme-motors, version 1\nsearch\.page_size = 21 {3}\(default\)\n/,
    )
  })
})

describe('the command', () => {
  test('LEAD-12 the store that it makes, which holds the leads, may be read by its user alone', async () => {
    const folder = join(directory, 'private')
    expect((await runForecourt(['sites', 'list'], { directory: folder })).status).toBe(0)
    expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, 'forecourt.sqlite'))).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
  })

  test('tells where it looked for a site that is not there', async () => {
    const { status, output } = await runForecourt(['stock', 'report', 'nobody'], { directory })
    expect(status).toBe(1)
    expect(output).toContain(`no site 'nobody' in ${join(directory, 'forecourt.sqlite')}; known are acme-motors`)
  })

  test.concurrent.each([[['--help']], [['help']], [['sites', 'apply', '--help']], [['stock', 'import', '-h']], [[]]])(
    'explains itself on %j, and touches nothing',
    async (words) => {
      const { status, output } = await runForecourt(words, { directory: join(directory, 'never-made') })
      expect([status, output.split('\n', 1)[0]]).toEqual([0, 'forecourt: many dealer sites, one platform'])
      expect(await readdir(directory)).not.toContain('never-made')
    },
  )

  test('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [commandProgram, 'sites', 'explain', siteFile], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const told: string[] = []
    child.stderr.on('data', (chunk: Buffer) => told.push(chunk.toString()))
    child.stdout.once('data', () => child.stdout.destroy())
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
    expect([status, told.join('')]).toEqual([0, ''])
  })
})

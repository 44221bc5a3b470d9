import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRequirements, readTitledIds } from './read-requirements.ts'

const root = join(import.meta.dirname, '../..')
const { rows, withoutTest, inPart } = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const areas = new Set(rows.map((id) => id.split('-', 1)[0] ?? ''))

const sources = ['src', 'tests', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
)
/** Tests of the demo's data and configuration: they show that a case occurs there, never that a rule handles it. */
const isAboutDemo = (file: string): boolean => file.startsWith('src/demo/') || file === 'src/site/demo-sites.test.ts'
const tests = sources
  .filter(({ file }) => /\.(?:test|e2e)\.tsx?$/.test(file))
  .map(({ file, text }) => ({ file, ids: readTitledIds(text) }))
const titled = new Set(tests.filter(({ file }) => !isAboutDemo(file)).flatMap(({ ids }) => ids))

describe('docs/requirements.md', () => {
  test('states each row once', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([])
  })

  test('holds every row that code or a test names', () => {
    const strangers = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\b([A-Z]+)-\d\d\b/g)].flatMap(([id, area]) =>
        areas.has(area ?? '') && !rows.includes(id) ? [`${file}: ${id}`] : [],
      ),
    )
    expect(strangers).toEqual([])
  })

  test('lists exactly the rows that no test names as rows without a test', () => {
    expect(
      rows.filter((id) => !titled.has(id) && !withoutTest.includes(id)),
      'add a test, or list the row',
    ).toEqual([])
    expect(
      withoutTest.filter((id) => titled.has(id) || !rows.includes(id)),
      'take these from the list',
    ).toEqual([])
  })

  test('has no row in the titles of tests about the demo, which prove none', () => {
    const about = tests.filter(({ file }) => isAboutDemo(file))
    expect(about.length).toBeGreaterThan(10)
    expect(about.filter(({ ids }) => ids.length > 0)).toEqual([])
  })

  test('lists rows as proved in part only where a test names them', () => {
    expect(inPart.length).toBeGreaterThan(0)
    expect(inPart.filter((id) => !titled.has(id) || !rows.includes(id))).toEqual([])
  })
})

describe('reading titles', () => {
  test('ids come from titles alone, whichever way the test is written', () => {
    expect(readTitledIds("test('CARD-03 a card', () => expect('VDP-01'))")).toEqual(['CARD-03'])
    expect(readTitledIds('test.each(rows)(`SRCH-01 SRCH-02 ${name}`, () => null)')).toEqual(['SRCH-01', 'SRCH-02'])
    expect(readTitledIds('describe("TEN-01 hosts", () => null) // TEN-02')).toEqual(['TEN-01'])
  })
})

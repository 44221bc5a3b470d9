import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSiteFiles, SiteFilesProblem } from './load-site-files.ts'
import { describeStartProblem, lastingProblemStatus, resolveStartStatus } from './start-problem.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-site-files-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** A folder with one right site file and the given one. */
async function writeSites(name: string, more: string): Promise<string> {
  const folder = join(directory, name)
  await mkdir(folder)
  const rest =
    'dealerships: [{ id: one, slug: one-yard, name: One, ' +
    'locations: [{ id: here, slug: here, name: Here, address: { state: QLD } }] }]\n'
  await writeFile(join(folder, 'a-right.yaml'), `slug: right\ntemplate: classic\nname: Right\n${rest}demo: true\n`)
  await writeFile(
    join(folder, 'bad.yaml'),
    `slug: bad\ntemplate: classic\nname: Bad\n${more.includes('dealerships:') ? '' : rest}${more}demo: true\n`,
  )
  return folder
}

/** What keeps the server from starting on the site files of a folder. */
async function readProblem(folder: string): Promise<{ readonly status: number; readonly output: string }> {
  const problem = await loadSiteFiles(folder, directory).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(SiteFilesProblem)
  return { status: resolveStartStatus(problem), output: describeStartProblem(problem) }
}

test.each([
  ['a value of the wrong type', 'search: { page_size: many }\n', 'search.page_size', 'expected: a number'],
  ['a value out of its range', 'search: { page_size: 0 }\n', 'search.page_size', 'expected: '],
  ['an unknown setting', 'serach: {}\n', 'serach', "did you mean 'search'"],
  ['broken YAML', 'search: {\n', null, 'not valid YAML'],
  [
    'TEN-05 a theme without contrast',
    "theme: { colors: { text: '#cccccc', surface: '#ffffff' } }\n",
    'theme.colors.text',
    'expected: at least 4.5 : 1',
  ],
  [
    'FIN-01 a finance provider that is none',
    'finance_provider: nobody\n',
    'finance_provider',
    "finance.lenders has no 'nobody'",
  ],
  [
    'SRCH-02 a dealership hidden by a make',
    'dealerships: [{ id: one, slug: kia, name: One }]\n',
    'dealerships[0].slug',
    'expected: a slug that no other search has',
  ],
  [
    'TEN-04 a path of the platform',
    'routes: { contact: /careers }\n',
    'routes.contact',
    'expected: a path that the platform does not use itself',
  ],
  ['TEN-01 a host of another site', 'hosts: [right.localhost]\n', 'hosts[0]', 'expected: a host of its own'],
])('TEN-02 %s stops the start with file, setting and what was expected', async (what, more, setting, words) => {
  const { status, output } = await readProblem(await writeSites(what.replaceAll(/\W+/g, '-'), more))
  expect(status, 'another start would fail in the same way').toBe(lastingProblemStatus)
  expect(output).toMatch(/^Forecourt did not start: (?:one mistake|2 mistakes)/)
  expect(output).toMatch(/bad\.yaml, line \d+(?:, column \d+)?\n/)
  if (setting !== null) expect(output).toContain(`\n  setting:  ${setting}\n`)
  expect(output).toContain(words)
  expect(output, 'a mistake of the operator has no stack').not.toContain('\n    at ')
})

test('TEN-02 a folder without site files is told in one line', async () => {
  const folder = join(directory, 'no-sites')
  await mkdir(folder)
  const { status, output } = await readProblem(folder)
  expect(status, 'another start would fail in the same way').toBe(lastingProblemStatus)
  expect(output).toMatch(/^.*did not start: .*no site file.*$/)
})

import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as module from './bundled-programs.mjs'

const root = join(import.meta.dirname, '..')

/** A checkout whose bundle has just been made of its sources. */
async function makeCheckout() {
  const checkout = mkdtempSync(join(tmpdir(), 'forecourt-bundled-'))
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }))
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(checkout, name)), { recursive: true })
    writeFileSync(join(checkout, name), text)
  }
  for (const name of ['src/server/main.ts', 'src/domain/price.ts', 'package-lock.json', 'scripts/bundle-server.mjs'])
    write(name, '')
  cpSync(join(import.meta.dirname, 'bundled-programs.mjs'), join(checkout, 'scripts/bundled-programs.mjs'))
  // The name of the module is known here alone.
  const { findProgram, markSources } = (await import(join(checkout, 'scripts/bundled-programs.mjs'))) as typeof module
  const find = (): string => relative(checkout, findProgram('server'))
  return { checkout, write, find, mark: () => write('dist/sources.sha256', markSources()) }
}

test('the bundle is started while its sources are those it was made of', async () => {
  const { write, find, mark } = await makeCheckout()
  expect(find()).toBe('src/server/main.ts')
  mark()
  expect(find()).toBe('dist/server.mjs')
  write('src/domain/price.test.ts', 'a test is no part of a program')
  expect(find()).toBe('dist/server.mjs')
})

test.each<[string, (write: (name: string, text: string) => void, checkout: string) => void]>([
  ['that has become longer', (write) => write('src/domain/price.ts', 'export {}')],
  ['that is new', (write) => write('src/domain/tags.ts', '')],
  ['that is gone', (_, checkout) => rmSync(join(checkout, 'src/domain/price.ts'))],
  ['that is older than it was', (_, checkout) => utimesSync(join(checkout, 'src/domain/price.ts'), 1, 1)],
])('a source %s is run in place of the bundle', async (_, change) => {
  const { checkout, write, find, mark } = await makeCheckout()
  mark()
  change(write, checkout)
  expect(find()).toBe('src/server/main.ts')
})

test('every program that a module starts or loads by its path is in the bundle', () => {
  const started = globSync('src/**/*.ts', { cwd: root })
    .filter((name) => !/\.test(?:kit)?\.ts$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join(root, name), 'utf8').matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(
        ([, path = '']) => join(dirname(name), path),
      ),
    )
  const bundled: readonly string[] = Object.values(module.programs)
  expect(started.length).toBeGreaterThan(5)
  expect(started.filter((path) => !bundled.includes(path))).toEqual([])
})

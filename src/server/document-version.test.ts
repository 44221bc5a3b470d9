import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentSources, readDocumentVersion } from './document-version.ts'

const root = join(import.meta.dirname, '../..')
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forecourt-version-'))
  for (const source of documentSources) await cp(join(root, source), join(copy, source), { recursive: true })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('SHARE-05 the version is the same wherever the platform lies, and another one after any change', async () => {
  const version = await readDocumentVersion(root)
  expect(await readDocumentVersion(copy)).toBe(version)
  const file = join(copy, 'src/documents/pdf-price.ts')
  await writeFile(file, `${await readFile(file, 'utf8')}\n`)
  expect(await readDocumentVersion(copy)).not.toBe(version)
})

test('SHARE-05 a version that cannot be told is told as such', async () => {
  await expect(readDocumentVersion(join(copy, 'nowhere'))).rejects.toThrow('ENOENT')
})

/** The modules of the platform that a module runs, by their path. */
async function listModules(file: string, found: Set<string>): Promise<ReadonlySet<string>> {
  if (found.has(file)) return found
  found.add(file)
  const text = await readFile(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/(?:^(?:import|export) (?!type\b)[^']*? from |import\()'([^']+)'/gm)) {
    if (name.startsWith('#')) await listModules(join(root, 'src', name.slice(1)), found)
    else if (name.startsWith('.')) await listModules(join(dirname(file), name), found)
  }
  return found
}

test('SHARE-05 the version covers every module that makes a PDF', async () => {
  const modules = await listModules(join(root, 'src/documents/pdf-worker.ts'), new Set())
  const paths = [...modules].map((file) => relative(root, file))
  expect(paths).toContain('src/documents/vehicle-pdf.ts')
  expect(paths.filter((path) => !documentSources.some((source) => path.startsWith(`${source}/`)))).toEqual([])
})

import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFinishedFiles } from '#files/finished-files.ts'
import { createDocumentFiles, type DocumentFilesOptions } from './document-files.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'
import { createVehicleDocuments, type DocumentAnswer, type VehicleDocuments } from './vehicle-documents.ts'

let directory: string
let troubles: unknown[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-documents-'))
  troubles = []
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const sheetOf = (title: string): VehicleSheet => ({ title, pictures: [], logo: null }) as unknown as VehicleSheet
const noPicture = (): Promise<null> => Promise.resolve(null)
const dayMs = 86_400_000

interface Node {
  readonly documents: VehicleDocuments
  /** Titles of the sheets that this node rendered. */
  readonly rendered: string[]
  readonly ask: (title: string, site?: string) => Promise<string>
}

/** A node with documents of its own in memory, on the shared folder. */
function startNode(change: Partial<DocumentFilesOptions> & { readonly folderAt?: string } = {}): Node {
  const rendered: string[] = []
  const folder = createFinishedFiles({
    directory: change.folderAt ?? directory,
    limitBytes: 100_000,
    onTrouble: (error) => troubles.push(error),
  })
  const readVersion = () => Promise.resolve('version 1')
  const documents = createVehicleDocuments({
    limitBytes: 100_000,
    files: createDocumentFiles({ folder, readVersion, now: () => dayMs, ...change }),
    load: () =>
      Promise.resolve((sheet) => {
        rendered.push(sheet.title)
        return Promise.resolve(Buffer.from(`%PDF-1.7 ${sheet.title}`))
      }),
    onTrouble: (error) => troubles.push(error),
  })
  const textOf = (answer: DocumentAnswer): string => (answer.ok ? answer.document.bytes.toString() : answer.error)
  return {
    documents,
    rendered,
    ask: async (title, site = 'a') => textOf(await documents.find(site, sheetOf(title), noPicture)),
  }
}

const listFiles = async (): Promise<readonly string[]> =>
  (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.pdf')).toSorted()
const waitForFiles = (count: number): Promise<unknown> =>
  expect.poll(async () => (await listFiles()).length).toBe(count)

test('SHARE-05 a document is rendered by one node, and found by the others and after a restart', async () => {
  const first = startNode()
  expect(await first.ask('Hilux')).toBe('%PDF-1.7 Hilux')
  await waitForFiles(1)
  for (const node of [startNode(), startNode()]) {
    expect(await node.ask('Hilux')).toBe('%PDF-1.7 Hilux')
    expect(node.rendered).toEqual([])
  }
})

test('SHARE-05 TEN-07 another site, sheet, version or day makes another document', async () => {
  await startNode().ask('Hilux')
  await waitForFiles(1)
  for (const [node, title, site] of [
    [startNode(), 'Hilux', 'b'],
    [startNode(), 'Ranger', 'a'],
    [startNode({ readVersion: () => Promise.resolve('version 2') }), 'Hilux', 'a'],
    [startNode({ now: () => 2 * dayMs }), 'Hilux', 'a'],
  ] as const) {
    await node.ask(title, site)
    expect(node.rendered).toEqual([title])
  }
  // The documents are saved in the background, and the folder is removed after the test.
  await waitForFiles(5)
})

test('SHARE-05 a broken or foreign file is not served: the document is made anew in its place', async () => {
  await startNode().ask('Hilux')
  await waitForFiles(1)
  const [name = ''] = await listFiles()
  const file = join(directory, name)
  const whole = await readFile(file)
  const flipped = Buffer.from(whole)
  flipped[40] = (flipped[40] ?? 0) ^ 1
  for (const content of [flipped, whole.subarray(0, 36), whole.subarray(0, 10), Buffer.from('%PDF-1.4 of another')]) {
    await writeFile(file, content)
    const node = startNode()
    expect(await node.ask('Hilux')).toBe('%PDF-1.7 Hilux')
    expect(node.rendered).toEqual(['Hilux'])
    await expect.poll(() => readFile(file)).toEqual(whole)
  }
})

test('SHARE-05 TEN-07 a whole file under the name of another document is not served', async () => {
  await startNode().ask('Hilux')
  await waitForFiles(1)
  const [hilux = ''] = await listFiles()
  await startNode().ask('Ranger', 'b')
  await waitForFiles(2)
  const ranger = (await listFiles()).find((name) => name !== hilux) ?? ''
  const whole = await readFile(join(directory, hilux))
  await rename(join(directory, ranger), join(directory, hilux))
  expect(await startNode().ask('Hilux')).toBe('%PDF-1.7 Hilux')
  await expect.poll(() => readFile(join(directory, hilux))).toEqual(whole)
})

test('SHARE-05 without its folder, or without a version, a node makes documents and keeps them in memory', async () => {
  const blocked = join(directory, 'blocked')
  await writeFile(blocked, 'in the way')
  for (const node of [
    startNode({ folderAt: blocked }),
    startNode({ readVersion: () => Promise.reject(new Error('the fonts are not there')) }),
  ]) {
    for (let time = 0; time < 2; time += 1) expect(await node.ask('Hilux')).toBe('%PDF-1.7 Hilux')
    expect(node.rendered).toEqual(['Hilux'])
  }
  expect(await listFiles()).toEqual([])
})

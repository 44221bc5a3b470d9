import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOriginal } from './keep-original.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-originals-'))
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['stock.csv.gz', gzipSync('a,b'), /-stock\.csv\.gz$/, 1],
  ['stock.csv', Buffer.from('a,b'), /-stock\.csv\.gz$/, 1],
  // Named as if it were packed, and packed without the name.
  ['plain.csv.gz', Buffer.from('a,b'), /-plain\.csv\.gz\.gz$/, 1],
  ['packed.csv', gzipSync('a,b'), /-packed\.csv\.gz$/, 2],
])(
  'STOCK-03 the original of %s is kept packed, and not packed twice by its name',
  async (name, bytes, kept, layers) => {
    const file = join(folder, name)
    await writeFile(file, bytes)
    const original = await keepOriginal(folder, { file, sha256: 'f'.repeat(64) }, Date.now())
    expect(original).toMatch(kept)
    let content: Buffer = await readFile(join(folder, original))
    for (let layer = 0; layer < layers; layer += 1) content = gunzipSync(content)
    expect(content.toString()).toBe('a,b')
  },
)

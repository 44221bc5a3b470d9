import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildZip } from './build-zip.testkit.ts'
import { fieldsOf, readContent } from './read-content.testkit.ts'
import { unpackFeed } from './unpack-feed.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-unpack-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function unpack(bytes: Uint8Array, largest?: number): Promise<{ text: string; read: number }> {
  const path = join(directory, 'packed')
  await writeFile(path, bytes)
  const file = await open(path)
  let read = 0
  async function* pieces(): AsyncGenerator<Buffer> {
    const shared = Buffer.alloc(1_000)
    for (let at = 0; at < bytes.length; at += shared.length) {
      const piece = Buffer.from(bytes.subarray(at, at + shared.length))
      piece.copy(shared)
      read += piece.length
      yield shared.subarray(0, piece.length)
    }
  }
  try {
    const parts: Buffer[] = []
    for await (const piece of unpackFeed(file, pieces(), largest)) parts.push(Buffer.from(piece))
    return { text: Buffer.concat(parts).toString(), read }
  } finally {
    await file.close()
  }
}

const stock = `stocknum,make\n${Array.from({ length: 5_000 }, (_, index) => `A${index},Ford ${index % 7}\n`).join('')}`

describe('STOCK-03 packed feeds', () => {
  test.each([
    ['text as it is', Buffer.from(stock)],
    ['gzip', gzipSync(stock)],
    ['gzip in two parts', Buffer.concat([gzipSync(stock.slice(0, 999)), gzipSync(stock.slice(999))])],
    ['a ZIP archive', buildZip([{ content: stock }])],
    ['a ZIP archive with a comment', buildZip([{ content: stock }], 'from the yard\nPK\x05\x06')],
    ['a ZIP archive that stores', buildZip([{ content: stock, method: 0 }])],
    [
      'a ZIP archive of macOS',
      buildZip([
        { name: 'a/', content: '', method: 0 },
        { name: 'a/stock.csv', content: stock },
        { name: '__MACOSX/a/._stock.csv', content: 'x' },
      ]),
    ],
  ])('STOCK-03 %s is read, and every byte of the file is seen', async (_, bytes) => {
    expect(await unpack(bytes)).toEqual({ text: stock, read: bytes.length })
  })

  test.each([
    [
      'several files',
      buildZip([{ content: stock }, { name: 'b.csv', content: 'x' }]),
      /of 2 files; pack the feed alone/,
    ],
    [
      'a workbook',
      buildZip([{ name: '[Content_Types].xml', content: '<x/>' }]),
      /Excel workbook.*save the sheet as CSV/,
    ],
    ['a password', buildZip([{ content: stock, flags: 1 }]), /with a password; have it sent without one/],
    ['an unusual method', buildZip([{ content: stock, method: 12 }]), /packed in an unusual way/],
    ['only a folder', buildZip([{ name: 'a/', content: '', method: 0 }]), /without a file in it/],
    ['a wrong checksum', buildZip([{ content: stock, checksum: 1 }]), /ZIP archive that is cut off or damaged/],
    ['no directory', buildZip([{ content: stock }]).subarray(0, 5_000), /ZIP archive that is cut off or damaged/],
    ['half a gzip file', gzipSync(stock).subarray(0, 5_000), /gzip file that is cut off or damaged/],
    ['a damaged gzip file', gzipSync(stock).fill(7, 500, 600), /gzip file that is cut off or damaged/],
  ])('STOCK-03 %s is refused with what to do', async (_, bytes, told) => {
    await expect(unpack(bytes)).rejects.toMatchObject({
      outcome: 'failed',
      message: expect.stringMatching(told) as string,
    })
  })

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['ZIP', buildZip([{ content: '\0'.repeat(50_000_000) }])],
  ])('STOCK-03 a file that unpacks to far more than it has is refused: %s', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(100_000)
    await expect(unpack(bytes, 1_048_576)).rejects.toThrow('the file unpacks to more than 1 MB')
  })

  test('STOCK-03 an archive damaged anywhere is read whole or refused, never read in part', async () => {
    const bytes = buildZip([{ content: stock.slice(0, 3_000) }])
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
        const damaged = Buffer.from(bytes)
        damaged[at] = value
        const read = await unpack(damaged).then(
          ({ text }) => text,
          (error: unknown) => error,
        )
        if (typeof read === 'string') expect([stock.slice(0, 3_000), damaged.toString()]).toContain(read)
        else expect(read).toMatchObject({ name: 'FeedError' })
      }),
      { numRuns: 300 },
    )
  })

  test('STOCK-03 the rows of a packed feed are those of the feed', async () => {
    const reading = await readContent(gzipSync('stocknum,make\nA1,Ford\n'), 'csv')
    expect(reading.error).toBeNull()
    expect(fieldsOf(reading)).toEqual([{ stocknum: 'A1', make: 'Ford' }])
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildZip } from '../read/build-zip.testkit.ts'
import { findFormat } from './find-format.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-format-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function find(name: string, content: string | Uint8Array) {
  const file = join(folder, name)
  await writeFile(file, content)
  const found = await findFormat(file)
  return found.ok ? found.format : found.error
}

const csv = 'stocknum,make,model\nA1,Kia,Rio\n'
const zipOf = (name: string, content: string): Buffer => buildZip([{ name, content }])

test.each<[string, string | Uint8Array, string]>([
  ['stock.json', csv, 'json'],
  ['stock.zip', zipOf('EXPORT', csv), 'csv'],
  ['stock.zip', zipOf('vehicles.dat', '\n [{"stocknum":"A1"}]'), 'json'],
  ['stock.zip', zipOf('feed', '<?xml version="1.0"?><v/>'), 'xml'],
  ['stock.csv.gz', gzipSync(csv), 'csv'],
  ['export.20261120', Buffer.from(`\ufeff${csv}`, 'utf16le'), 'csv'],
  // The bytes of another encoding are reported by the import, which names their row.
  ['export.dat', Buffer.from('stocknum,make\nA1,Citroën\n', 'latin1'), 'csv'],
])('STOCK-03 the format of %s is known without a mapping (%#)', async (name, content, format) => {
  expect(await find(name, content)).toBe(format)
})

test.each<[string, string | Uint8Array, RegExp]>([
  ['words.doc', 'Dear dealer, the feed is late.', /^neither the ending of words\.doc nor its beginning is that of/],
  ['empty.dat', '', /^neither the ending/],
  ['stock.xlsx', buildZip([{ name: '[Content_Types].xml', content: 'x' }]), /^stock\.xlsx: .* Excel workbook.*as CSV/],
  ['stock.zip', buildZip([{ content: csv }, { name: 'b.csv', content: csv }]), /a ZIP archive of 2 files; pack the/],
  ['stock.rar', Buffer.from('Rar!\x1a\x07'), /a RAR archive; unpack it first/],
])('STOCK-03 %s is refused with what to do', async (name, content, error) => {
  expect(await find(name, content)).toMatch(error)
})

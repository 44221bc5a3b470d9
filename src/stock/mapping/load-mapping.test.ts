import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadMapping } from './load-mapping.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mapping-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function load(content: string | Buffer): Promise<string | null> {
  const file = join(folder, 'acme.yaml')
  await writeFile(file, content)
  const loaded = await loadMapping(file)
  if (loaded.ok) return null
  expect(loaded.errors).toHaveLength(1)
  return (loaded.errors[0] ?? '').replace(`${file}: `, '')
}

describe('STOCK-03 a mapping file of another kind is named for what it is', () => {
  test.each([
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004xxxx', 'latin1'),
      /is no mapping: it is a ZIP archive or an Excel workbook/,
    ],
    ['a web page', '<!doctype html><html></html>', /is no mapping: it is a web page/],
    ['XML', '<stock><car/></stock>', /is no mapping: it is XML; name the mapping, a YAML file, after --mapping/],
    ['the feed itself', 'stocknum,make,model\nA1,Ford,Ranger\n', /it is a CSV file, most likely the feed itself/],
    ['a feed of JSON', '[{"stocknum":"A1"}]', /it is JSON, most likely the feed itself/],
    ['a site', 'slug: acme\nname: Acme\nhosts: [acme.example]\n', /it is the configuration of a site/],
    ['nothing', '\n', /it is an empty file/],
    ['a file of another size', 'x'.repeat(1_000_001), /has 1,000,001 bytes, too many for a mapping/],
  ])('STOCK-03 %s', async (_what, content, told) => expect(await load(content)).toMatch(told))

  test('STOCK-03 a mapping is read, in YAML and in JSON, and a mistake in it is told as one', async () => {
    const fields = '{stocknum: A, make: B, model: C, car_type: D}'
    expect(await load(`feed: acme\nformat: csv\nfields: ${fields}\n`)).toBeNull()
    expect(await load('{"feed":"acme","format":"csv","own_names":true}')).toBeNull()
    expect(await load(`# a, b, c\nfeed: acme\nformat: csw\nfields: ${fields}\n`)).toMatch(/^format: /)
  })

  test('STOCK-03 a missing file is told with the option that names it', async () => {
    expect(await loadMapping(join(folder, 'none.yaml'))).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('check the name after --mapping')],
    })
  })
})

import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import type { Encoding } from './decode-text.ts'

async function decode(bytes: Uint8Array, encoding: Encoding = 'auto', pieces = 3): Promise<string> {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieces) yield Buffer.from(bytes.subarray(at, at + pieces))
  }
  let text = ''
  for await (const piece of decodeText(chunks(), encoding)) text += piece
  return text
}

const utf16 = (text: string, littleEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return littleEndian ? bytes : bytes.swap16()
}

describe('decodeText', () => {
  test('STOCK-03 reads UTF-8 in pieces that cut characters, and drops the byte order mark', async () => {
    expect(await decode(Buffer.from('\ufeffname\nCitroën – 🚗'), 'auto', 1)).toBe('name\nCitroën – 🚗')
  })

  test('STOCK-03 reads UTF-16 of both byte orders by its mark, whatever the mapping says', async () => {
    const long = 'make,model\nŠkoda,Fabia\n'.repeat(200)
    expect(await decode(utf16(long, true), 'utf-8', 101)).toBe(long)
    expect(await decode(utf16(long, false), 'auto', 101)).toBe(long)
  })

  test('STOCK-03 reads Windows-1252 only when told by the mapping or the XML prolog', async () => {
    const bytes = Buffer.from([0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e, 0x20, 0x80])
    expect(await decode(bytes, 'windows-1252')).toBe('Citroën €')
    const xml = Buffer.concat([Buffer.from("<?xml version='1.0' encoding='ISO-8859-1'?><v>"), bytes])
    expect(await decode(xml)).toContain('Citroën €')
    await expect(decode(bytes)).rejects.toThrow(/not valid UTF-8 near byte 1.*windows-1252/)
  })

  test('STOCK-03 refuses invalid UTF-8 far into a file instead of storing replacement characters', async () => {
    const bytes = Buffer.concat([Buffer.alloc(5_000, 'a'), Buffer.from([0xff]), Buffer.alloc(100, 'b')])
    await expect(decode(bytes, 'auto', 1_000)).rejects.toThrow(/near byte 5001 to 5101/)
  })

  test('STOCK-03 refuses a file cut off inside a character', async () => {
    await expect(decode(Buffer.from('Citroë').subarray(0, -1))).rejects.toThrow(/end of the file/)
  })

  test('STOCK-03 names UTF-16 without a mark, and an encoding that is not supported', async () => {
    await expect(decode(Buffer.from('make,model\nFord,Ranger\n', 'utf16le'))).rejects.toThrow(/looks like UTF-16/)
    await expect(decode(Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><a/>'))).rejects.toThrow(/Shift_JIS/)
    expect(await decode(Buffer.from('make', 'utf16le'), 'utf-16le')).toBe('make')
  })

  test.each([
    [
      'a workbook called .csv',
      [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00],
      /ZIP archive or an Excel workbook.*save the sheet as CSV/,
    ],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], /old Excel workbook.*CSV/],
    ['a compressed file', [0x1f, 0x8b, 0x08, 0x00], /gzip; unpack it/],
  ])('STOCK-03 says of %s what it is, also where the mapping names an encoding', async (_what, first, words) => {
    const bytes = Buffer.concat([Buffer.from(first), Buffer.alloc(600, 0x41)])
    await expect(decode(bytes)).rejects.toThrow(words)
    await expect(decode(bytes, 'windows-1252')).rejects.toThrow(words)
  })

  test('an empty file is an empty text', async () => {
    expect(await decode(new Uint8Array())).toBe('')
  })
})

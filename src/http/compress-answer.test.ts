import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const body = Buffer.from('<p>A page of a form</p>'.repeat(200))

describe('answers that nobody keeps', () => {
  test.each([
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0.0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('API-04 Accept-Encoding %s is answered with %s, and says that it varies', async (accept, encoding) => {
    const answer = await compressAnswer(accept, html, body)
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(answer.body)
        : encoding === 'gzip'
          ? gunzipSync(answer.body)
          : answer.body
    expect(plain.equals(body)).toBe(true)
    expect(answer.body.length < body.length / 5).toBe(encoding !== undefined)
  })

  test('API-04 what is small, compressed in itself or encoded already goes out as it is', async () => {
    for (const [headers, bytes] of [
      [html, Buffer.from('short')],
      [{ 'content-type': 'application/pdf' }, body],
      [{ ...html, 'content-encoding': 'gzip' }, body],
    ] as const)
      expect(await compressAnswer('br', headers, bytes)).toEqual({ headers, body: bytes })
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedFormat } from './feed-formats.ts'
import { readContent } from './read-content.testkit.ts'

/** Text in UTF-8 in which a tilde stands for the byte of 'ë' in Windows-1252. */
const bytesOf = (text: string): Buffer =>
  Buffer.concat(text.split('~').flatMap((part, at) => [...(at === 0 ? [] : [Buffer.from([0xeb])]), Buffer.from(part)]))

const padding = (rows: number): string => 'A,Škoda,plain\n'.repeat(rows)

test.each<[string, FeedFormat, string, RegExp]>([
  [
    'a cell',
    'csv',
    `id,make,text\n${padding(3)}B,Citro~n,x\n${padding(2)}`,
    /at byte 66, in row 5, make: "Citro�n"; if it is Windows-1252, say encoding: windows-1252/,
  ],
  [
    'a cell far into the file',
    'csv',
    `id,make,text\n${padding(9_000)}B,x,Citro~n C4\n`,
    /, in row 9002, text: "Citro�n C4"/,
  ],
  ['a column', 'csv', `id,mod~l\n1,2\n`, /at byte 7, in the name of the column 'mod�l'/],
  ['a row that is too short', 'csv', `id,make,text\n${padding(2)}B,Citro~n\n${padding(2)}`, /, in row 4;/],
  ['a value inside', 'json', '[{"id":1,"a":{"b":["x","y~"]}}]', /, in row 1, a\.b\.1: "y�"/],
  ['a line', 'json', '{"id":1}\n{"id":2,"make":"Citro~n"}\n', /, in row 2, make: "Citro�n"/],
  ['an element', 'xml', '<v><c><id>1</id></c><c><make n="~">x</make></c></v>', /, in row 2, make\.@n: "�"/],
  ['what is no value', 'json', '[{"id":1},~]', /^the file is not valid UTF-8 at byte 11; if/],
  ['a comment', 'xml', '<v><!-- ~ --><c><id>1</id></c></v>', /^the file is not valid UTF-8 at byte 9; if/],
])('STOCK-03 invalid UTF-8 in %s of a file is named with its row and field', async (_, format, text, words) => {
  const { error } = await readContent(bytesOf(text), format)
  expect(error?.outcome).toBe('failed')
  expect(error?.message).toMatch(words)
})

test('STOCK-03 the position of invalid UTF-8 is exact wherever the pieces of the file end', async () => {
  const piece = 32_768
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: piece - 20, max: piece + 20 }),
      fc.constantFrom('é', '–', '🚗'),
      async (at, before) => {
        // The invalid byte follows a character of two to four bytes.
        const head = `id,text\n1,${'x'.repeat(at - 11 - Buffer.byteLength(before))}${before}`
        const { error } = await readContent(bytesOf(`${head}~ end\n2,b\n`), 'csv')
        expect(error?.message).toContain(`at byte ${Buffer.byteLength(head) + 1}, in row 2, text: `)
        expect(error?.message).toContain(`${before}\ufffd end`)
      },
    ),
    { numRuns: 40 },
  )
})

test('STOCK-03 a replacement character that the sender wrote is a character like any other', async () => {
  const { rows, error } = await readContent('id,make\n1,Citro\ufffdn\n', 'csv')
  expect([rows.length, error]).toEqual([1, null])
})

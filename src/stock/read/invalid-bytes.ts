import { FeedError, type FeedRow } from './feed-row.ts'

/**
 * Stands for the first bytes of a file that are no UTF-8, until the row is known that they are in. A noncharacter,
 * which no text holds; nothing that holds it is ever stored, because the import of the file ends at it.
 */
const invalidMark = '\ufdd0'

/** Where the bytes of a file are no text of its encoding. */
export interface InvalidBytes {
  /** Position of the first of them in the file, from 1; null: all bytes so far are valid. */
  byte: number | null
}

/** Bytes at the end of a valid piece that begin a character, which ends in the next piece. */
export function findPending(piece: Uint8Array): Uint8Array {
  for (let count = 1; count <= 3; count += 1) {
    const byte = piece.at(-count)
    if (byte === undefined || byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > count ? piece.slice(-count) : new Uint8Array()
  }
  return new Uint8Array()
}

/**
 * The text of a piece that is no UTF-8, with the mark in place of the first bytes that are not. `decoder` reads the
 * rest of the piece and those that follow.
 */
export function markInvalid(piece: Uint8Array, decoder: TextDecoder): { readonly text: string; readonly at: number } {
  // The longest beginning that is valid: each longer one holds the invalid bytes too.
  let valid = 0
  let invalid = piece.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (isValidStart(piece.subarray(0, middle))) valid = middle
    else invalid = middle
  }
  const start = piece.subarray(0, valid)
  const at = valid - findPending(start).length
  const rest = decoder.decode(piece.subarray(at + 1), { stream: true })
  return { text: new TextDecoder().decode(start.subarray(0, at)) + invalidMark + rest, at }
}

function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Passes the rows on, and throws a FeedError at the first one with invalid bytes that names the row and the field. A
 * problem that the bytes have caused, such as a broken string of JSON, is reported as that of the bytes.
 */
export async function* refuseInvalidBytes(rows: AsyncIterable<FeedRow>, found: InvalidBytes): AsyncGenerator<FeedRow> {
  try {
    for await (const row of rows) {
      const place = found.byte === null ? null : findPlace(row)
      if (place !== null) throw describeInvalid(found, `, ${place}`)
      yield row
    }
  } catch (error) {
    throw found.byte === null || (error instanceof FeedError && error.message.startsWith(notUtf8))
      ? error
      : describeInvalid(found, '')
  }
  if (found.byte !== null) throw describeInvalid(found, '')
}

const notUtf8 = 'the file is not valid UTF-8'

function describeInvalid({ byte }: InvalidBytes, place: string): FeedError {
  return new FeedError(
    'failed',
    `${notUtf8} at byte ${byte ?? 0}${place}; if it is Windows-1252, say encoding: windows-1252 in the mapping, else ` +
      'have it sent again as UTF-8',
  )
}

/** 'row 17, Comments: "Citro�n C4"'; null: the row has no invalid bytes. */
function findPlace(row: FeedRow): string | null {
  if (!row.ok) return row.words.some((word) => word.includes(invalidMark)) ? `in row ${row.rowNumber}` : null
  const found = findText(row.fields, '')
  if (found === null) return null
  const name = replaceMark(found.name)
  if (found.name.includes(invalidMark)) return `in the name of the column '${name}'`
  return `in row ${row.rowNumber}, ${name}: ${JSON.stringify(replaceMark(found.text))}`
}

/** The first value of a row with the mark, or the first with a name that has it. */
function findText(value: unknown, name: string): { readonly name: string; readonly text: string } | null {
  if (typeof value === 'string') {
    const at = value.indexOf(invalidMark)
    return at < 0 ? null : { name, text: value.slice(Math.max(0, at - 20), at + 20) }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const path = name === '' ? key : `${name}.${key}`
    if (key.includes(invalidMark)) return { name: path, text: '' }
    const found = findText(inner, path)
    if (found !== null) return found
  }
  return null
}

const replaceMark = (text: string): string => text.replaceAll(invalidMark, '\ufffd').replaceAll(/\s+/g, ' ')

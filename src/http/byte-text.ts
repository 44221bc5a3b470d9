/**
 * Text with one character for each byte of its UTF-8 encoding ('latin1' in Node). V8 keeps it in half the memory of a
 * text with a dash or an apostrophe, and reading and writing it copies bytes. A document of 200 KB that is taken apart
 * this way costs a quarter of the memory, which the system has to clear for each page. Searching for ASCII text and
 * cutting there works as in any text; other characters stand as several.
 */
export const readByteText = (bytes: Buffer): string => bytes.toString('latin1')

export const toByteText = (text: string): string => readByteText(Buffer.from(text))

export const fromByteText = (byteText: string): string => Buffer.from(byteText, 'latin1').toString('utf8')

/** Writes pieces of byte text one after the other. */
export function writeByteText(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at, 'latin1')
  return bytes
}

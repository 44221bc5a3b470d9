import { FeedError } from './feed-row.ts'
import { feedFormats, formatOf, type FeedFormat } from './feed-formats.ts'
import type { FormatLikeness } from './feed-format.ts'

interface PackedForm {
  readonly first: readonly number[]
  /** What the file is, as it continues 'the file is …', and what to do. */
  readonly description: string
}

/** Files that are no text whatever their name says, by their first bytes. */
const packedForms: readonly PackedForm[] = [
  {
    first: [0x50, 0x4b, 0x03, 0x04],
    description:
      'a ZIP archive or an Excel workbook, whatever its name is; unpack it, or save the sheet as CSV (UTF-8)',
  },
  {
    first: [0xd0, 0xcf, 0x11, 0xe0],
    description: 'an old Excel workbook, whatever its name is; save the sheet as CSV (UTF-8)',
  },
  { first: [0x1f, 0x8b], description: 'compressed with gzip; unpack it first' },
  { first: [0x42, 0x5a, 0x68], description: 'compressed with bzip2; unpack it first' },
  { first: [0x28, 0xb5, 0x2f, 0xfd], description: 'compressed with Zstandard; unpack it first' },
  { first: [0xfd, 0x37, 0x7a, 0x58, 0x5a], description: 'compressed with xz; unpack it first' },
  { first: [0x37, 0x7a, 0xbc, 0xaf], description: 'a 7-Zip archive; unpack it first' },
  { first: [0x52, 0x61, 0x72, 0x21], description: 'a RAR archive; unpack it first' },
  { first: [0x25, 0x50, 0x44, 0x46], description: 'a PDF document; ask the sender for CSV, JSON or XML' },
  { first: [0x89, 0x50, 0x4e, 0x47], description: 'a PNG picture; name the feed file' },
  { first: [0xff, 0xd8, 0xff], description: 'a JPEG picture; name the feed file' },
  { first: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], description: 'an SQLite database; name the feed file' },
]

/** What a file of these first bytes is, when it is no text; null otherwise. */
export function describePackedFile(head: Uint8Array): string | null {
  return packedForms.find(({ first }) => first.every((byte, at) => head[at] === byte))?.description ?? null
}

/** Characters looked at: enough for a prolog, comments and the first element or key. */
export const headLength = 2_000

/** Whether a text is a web page: servers send one in place of a file that is gone or needs a sign-in. */
function isWebPage(head: string): boolean {
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(head)
}

const webPage =
  'a web page (HTML), as servers send for a sign-in or an error; open the address in a browser and look what it shows'

/** What the text is and what to do, when it cannot be a feed of the format; null when it can. */
export function describeForeignText(text: string, format: FeedFormat): string | null {
  const head = text.slice(0, headLength).trimStart()
  if (isWebPage(head)) return webPage
  if (/^(?:#[^\n]*\n\s*)*feed: *[\w-]+ *(?:#[^\n]*)?\r?\n/.test(head) && /^(?:format|fields):/m.test(head))
    return 'a mapping, not a feed; name the feed first and the mapping after --mapping'
  const own = sureness[formatOf(format).judge(head)]
  const other = feedFormats.find((name) => sureness[formatOf(name).judge(head)] > own)
  return other === undefined ? null : describeOther(other, format)
}

const sureness: Readonly<Record<FormatLikeness, number>> = { certain: 2, possible: 1, no: 0 }

function describeOther(found: FeedFormat, wanted: FeedFormat): string {
  const difference = `${formatOf(found).title}, but it is to be read as ${formatOf(wanted).title}`
  return `${difference}; say format: ${found} in the mapping, or name the right file`
}

/**
 * Passes the text on, and throws a FeedError that names it when its beginning shows that it is no feed of the format.
 */
export async function* refuseForeignText(text: AsyncIterable<string>, format: FeedFormat): AsyncGenerator<string> {
  let isChecked = false
  for await (const piece of text) {
    if (!isChecked && piece.trim() !== '') {
      const foreign = describeForeignText(piece, format)
      if (foreign !== null) throw new FeedError('failed', `the file is ${foreign}`)
      isChecked = true
    }
    yield piece
  }
}

import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { feedFormats, formatOf, type FeedFormat } from '../read/feed-formats.ts'
import { describeForeignText, describePackedFile } from '../read/file-kinds.ts'
import { mappingSchema } from './mapping-schema.ts'
import type { FeedMapping } from './mapping-schema.ts'
import { parseMapping } from './parse-mapping.ts'
import type { ParsedMapping } from './parse-mapping.ts'

/** Bytes. A longer file is no mapping; most likely it is the feed. */
const longestMapping = 1_000_000

/**
 * Reads and checks a mapping file. A missing or unreadable file, and one of another kind (a feed, a workbook, a web
 * page, a site file), gives a one-line error that says what it is.
 */
export async function loadMapping(file: string): Promise<ParsedMapping> {
  let bytes: Buffer
  try {
    const { size } = await stat(file)
    if (size > longestMapping)
      return refuse(
        file,
        `has ${size.toLocaleString('en-AU')} bytes, too many for a mapping; most likely it is the feed`,
      )
    bytes = await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    return {
      ok: false,
      errors: [
        code === 'ENOENT'
          ? `there is no mapping file ${file}; check the name after --mapping`
          : `the mapping file ${file} cannot be read (${code})`,
      ],
    }
  }
  const source = bytes.toString('utf8')
  const other = describePackedFile(bytes) ?? describeOtherText(source)
  return other === null ? parseMapping(source, file) : refuse(file, `is no mapping: it is ${other}`)
}

function refuse(file: string, problem: string): ParsedMapping {
  return { ok: false, errors: [`${file}: ${problem}`] }
}

const nameMapping = 'name the mapping, a YAML file, after --mapping'

/** What a text is that cannot be a mapping; null when it may be one, with mistakes or without. */
function describeOtherText(source: string): string | null {
  const text = source.replace(/^\ufeff/, '').trimStart()
  if (text === '') return `an empty file; ${nameMapping}`
  const markup = describeForeignText(text, 'csv')
  if (text.startsWith('<')) return markup?.startsWith('a web page') === true ? markup : `XML; ${nameMapping}`
  const [line = ''] = text.slice(0, 10_000).split(/\r?\n/, 1)
  if (!/[#:{[]/.test(line) && line.split(/[,;\t|]/).length >= 3)
    return `a CSV file, most likely the feed itself; ${nameMapping}`
  if (text.startsWith('[')) return `JSON, most likely the feed itself; ${nameMapping}`
  if (/^slug:/m.test(text) && /^(?:hosts|template):/m.test(text) && !/^feed:/m.test(text))
    return `the configuration of a site; ${nameMapping}`
  return null
}

/** null: the file's ending does not identify the format, so a mapping is required. */
export function resolveFormat(file: string): FeedFormat | null {
  const ending = extname(file).toLowerCase()
  return feedFormats.find((format) => formatOf(format).endings.includes(ending)) ?? null
}

/** Name of the feed of an import without a mapping. */
export const unmappedFeed = 'forecourt'

/**
 * The mapping of feeds that use Forecourt's own names: every column is named after a vehicle field, parts with a dot
 * (`variant.cylinders`, `finance_lenders.acme.paymentWeek`), `dealership` and `location` by slug, id or name; money in
 * dollars.
 */
export function createDefaultMapping(format: FeedFormat): FeedMapping {
  return mappingSchema.parse({
    feed: unmappedFeed,
    format,
    own_names: true,
    fields: {
      dealership: { from: ['dealership', 'dealership_slug', 'dealership_id', 'dealership_name'], optional: true },
      location: { from: ['location', 'location.slug', 'location_slug', 'location_name'], optional: true },
      images: { from: ['images', 'photos', 'primary_image_url'], optional: true },
    },
  })
}

import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { feedFormats, formatOf, type FeedFormat } from '../read/feed-formats.ts'
import { mappingSchema } from './mapping-schema.ts'
import type { FeedMapping } from './mapping-schema.ts'
import { parseMapping } from './parse-mapping.ts'
import type { ParsedMapping } from './parse-mapping.ts'

/** Reads and checks a mapping file. A missing or unreadable file gives a one-line error. */
export async function loadMapping(file: string): Promise<ParsedMapping> {
  let source: string
  try {
    source = await readFile(file, 'utf8')
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
  return parseMapping(source, file)
}

/** null: the file's ending does not identify the format, so a mapping is required. */
export function resolveFormat(file: string): FeedFormat | null {
  const ending = extname(file).toLowerCase()
  return feedFormats.find((format) => formatOf(format).endings.includes(ending)) ?? null
}

/**
 * The mapping of feeds that use Forecourt's own names: every column is named after a vehicle field, parts with a dot
 * (`variant.cylinders`, `finance_lenders.acme.paymentWeek`), `dealership` and `location` by slug, id or name; money in
 * dollars.
 */
export function createDefaultMapping(format: FeedFormat): FeedMapping {
  return mappingSchema.parse({
    feed: 'forecourt',
    format,
    own_names: true,
    fields: {
      dealership: { from: ['dealership', 'dealership_slug', 'dealership_id', 'dealership_name'], optional: true },
      location: { from: ['location', 'location.slug', 'location_slug', 'location_name'], optional: true },
      images: { from: ['images', 'photos', 'primary_image_url'], optional: true },
    },
  })
}

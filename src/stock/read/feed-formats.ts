import type { z } from 'zod'
import type { FeedFormatDefinition } from './feed-format.ts'
import { csvFormat } from './read-csv.ts'
import { jsonFormat } from './read-json.ts'
import { xmlFormat } from './read-xml.ts'

/** Every format of feeds, by the name that a mapping gives it. */
const table = { csv: csvFormat, json: jsonFormat, xml: xmlFormat } as const

export type FeedFormat = keyof typeof table
export const feedFormats = Object.keys(table) as readonly FeedFormat[]

/** The options of every format, under its name. */
export type FormatOptions = { readonly [Format in FeedFormat]: z.output<(typeof table)[Format]['options']> }

export function formatOf(format: FeedFormat): FeedFormatDefinition {
  return table[format]
}

/** A section of the mapping schema for each format; a mapping may leave any of them out. */
export const formatSections = Object.fromEntries(
  feedFormats.map((format) => [format, formatOf(format).options.default({})]),
) as unknown as { readonly [Format in FeedFormat]: z.ZodDefault<(typeof table)[Format]['options']> }

/** The usual ending of each format, for messages: '.csv, .json or .xml'. */
export function listEndings(): string {
  const endings = feedFormats.flatMap((format) => table[format].endings.slice(0, 1))
  return new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(endings)
}

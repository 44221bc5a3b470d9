import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FeedError } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'
import type { FeedFormat } from './feed-formats.ts'
import { readFeed } from './read-feed.ts'
import type { ReadOptions } from './read-feed.ts'
import { createDefaultMapping } from '../mapping/load-mapping.ts'

/** The result of reading a file. */
export interface Reading {
  readonly rows: readonly FeedRow[]
  /** Why reading stopped; null when it reached the end of the file. */
  readonly error: FeedError | null
}

export async function readContent(
  content: string | Uint8Array,
  format: FeedFormat,
  options: Partial<ReadOptions> = {},
): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-read-'))
  const file = join(folder, `feed.${format}`)
  const rows: FeedRow[] = []
  try {
    await writeFile(file, content)
    for await (const row of readFeed(file, { ...createDefaultMapping(format), ...options })) rows.push(row)
    return { rows, error: null }
  } catch (error) {
    if (error instanceof FeedError) return { rows, error }
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The fields of valid rows, as plain objects. */
export function fieldsOf(reading: Reading): readonly unknown[] {
  return reading.rows.flatMap((row) => (row.ok ? [JSON.parse(JSON.stringify(row.fields)) as unknown] : []))
}

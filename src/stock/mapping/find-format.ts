import { basename } from 'node:path'
import { FeedError } from '../read/feed-row.ts'
import { feedFormats, formatOf, listEndings, type FeedFormat } from '../read/feed-formats.ts'
import { readHead } from '../read/read-feed.ts'
import { resolveFormat } from './load-mapping.ts'

export type FoundFormat =
  | { readonly ok: true; readonly format: FeedFormat }
  | { readonly ok: false; readonly error: string }

/**
 * The format of a feed that has no mapping: by the ending of its name, else, as for `stock.zip` and `stock.csv.gz`, by
 * the beginning of its text. A text that no format takes for its own is not guessed at, because any text has lines.
 */
export async function findFormat(file: string): Promise<FoundFormat> {
  const named = resolveFormat(file)
  if (named !== null) return { ok: true, format: named }
  try {
    const head = await readHead(file)
    const judged = feedFormats.map((format) => ({ format, likeness: formatOf(format).judge(head) }))
    const found =
      judged.find(({ likeness }) => likeness === 'certain') ?? judged.find(({ likeness }) => likeness === 'possible')
    if (found !== undefined) return { ok: true, format: found.format }
  } catch (error) {
    if (error instanceof FeedError) return { ok: false, error: `${basename(file)}: ${error.message}` }
    throw error
  }
  return {
    ok: false,
    error:
      `neither the ending of ${basename(file)} nor its beginning is that of a known format; end its name in ` +
      `${listEndings()}, or name the format in a mapping`,
  }
}

/** One address of a site. */
export interface SitemapEntry {
  /** Path with a leading slash. */
  readonly path: string
  /** When its content last changed, ISO 8601; null: not known. */
  readonly changed: string | null
}

/** The protocol allows 50,000 addresses a file; the rest is room for a file that is read while stock arrives. */
export const mostInPart = 45_000

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** An address as the protocol wants it: absolute, percent-encoded, escaped for XML. */
const writeAddress = (origin: string, path: string): string => escapeXml(origin + encodeURI(decodeSafely(path)))

function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const writeChanged = (changed: string | null): string =>
  changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const countParts = (entries: number): number => Math.max(1, Math.ceil(entries / mostInPart))

/** A part of a site's addresses, `part` from 1; null where there is no such part. */
export function buildSitemapPart(entries: readonly SitemapEntry[], part: number, origin: string): string | null {
  if (!Number.isInteger(part) || part < 1 || part > countParts(entries.length)) return null
  const rows = entries
    .slice((part - 1) * mostInPart, part * mostInPart)
    .map(({ path, changed }) => `<url><loc>${writeAddress(origin, path)}</loc>${writeChanged(changed)}</url>`)
  return `${head}<urlset ${namespace}>\n${rows.join('\n')}\n</urlset>\n`
}

/** The latest change of some addresses; null where none is known. */
const findLatest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (latest, { changed }) => (changed !== null && (latest === null || changed > latest) ? changed : latest),
    null,
  )

/** /sitemap.xml: the index of all parts, each with its latest change. */
export function buildSitemapIndex(entries: readonly SitemapEntry[], origin: string): string {
  const rows = Array.from({ length: countParts(entries.length) }, (_, index) => {
    const latest = findLatest(entries.slice(index * mostInPart, (index + 1) * mostInPart))
    return `<sitemap><loc>${writeAddress(origin, `/sitemaps/${index + 1}.xml`)}</loc>${writeChanged(latest)}</sitemap>`
  })
  return `${head}<sitemapindex ${namespace}>\n${rows.join('\n')}\n</sitemapindex>\n`
}

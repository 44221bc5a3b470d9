const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const lineBreaks: ReadonlySet<string> = new Set([
  'br',
  '/p',
  '/div',
  '/li',
  '/h1',
  '/h2',
  '/h3',
  '/h4',
  '/h5',
  '/h6',
  '/tr',
])

/**
 * Line breaks for block ends, tags away, the usual entities resolved; for showing as plain text, which is escaped again
 * where it is shown. Linear in the length of the text, whatever is left open in it.
 */
export function textFromHtml(text: string): string {
  return removeTags(text)
    .replaceAll(
      /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
      },
    )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function removeTags(text: string): string {
  const parts: string[] = []
  const findClose = {
    script: createCloseFinder(text, /<\/script\s*>/gi),
    style: createCloseFinder(text, /<\/style\s*>/gi),
  }
  let at = 0
  let end = -1
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', at)) {
    // The end of an earlier search still holds, so that a text without '>' is searched for one once only.
    if (end < start && end !== text.length) end = orEnd(text.indexOf('>', start), text)
    if (end === text.length) break
    parts.push(text.slice(at, start))
    const next = text.indexOf('<', start + 1)
    if (next >= 0 && next < end) {
      // Not a tag: 'a < b <br>'.
      parts.push(text.slice(start, next))
      at = next
      continue
    }
    const name = /^\/?[a-z]\w{0,9}/i.exec(text.slice(start + 1, start + 12))?.[0].toLowerCase() ?? ''
    if (lineBreaks.has(name)) parts.push('\n')
    else if (name === 'li') parts.push('- ')
    at = name === 'script' || name === 'style' ? (findClose[name](end + 1) ?? end + 1) : end + 1
  }
  parts.push(text.slice(at))
  return parts.join('')
}

const orEnd = (at: number, text: string): number => (at < 0 ? text.length : at)

/** Where the first close at or after a place ends, null for none; once there is none, nothing is searched again. */
function createCloseFinder(text: string, pattern: RegExp): (from: number) => number | null {
  let isOver = false
  return (from) => {
    if (isOver) return null
    pattern.lastIndex = from
    isOver = pattern.exec(text) === null
    return isOver ? null : pattern.lastIndex
  }
}

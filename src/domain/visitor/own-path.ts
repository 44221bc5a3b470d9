/** The longest address that a page of this platform has, with room to spare. */
const longestPath = 2_000

/** An origin that exists nowhere: an address that leaves it does not belong to the site. */
const anywhere = 'http://own.invalid'

/**
 * The path of the same site that a visitor's text names, with query and fragment, or null where the text could lead to
 * another host (AUTH-01). Browsers read a backslash as a slash and drop tabs and line breaks, and a proxy in between
 * may decode or shorten the path, so a path that would begin with two slashes after that is refused too. Use the
 * returned text, never the given one.
 */
export function parseOwnPath(text: string): string | null {
  if (!text.startsWith('/') || text.length > longestPath) return null
  // Control characters, spaces and backslashes never stand in a link of this platform.
  if (/[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/.test(text)) return null
  let url: URL
  try {
    url = new URL(text, anywhere)
  } catch {
    return null
  }
  if (url.origin !== anywhere || url.username !== '' || url.password !== '') return null
  if (startsWithTwoSlashes(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Whether a path begins with two slashes or backslashes, also where they are percent-encoded, once or twice. */
function startsWithTwoSlashes(path: string): boolean {
  return /^\/(?:\/|\\|%(?:25)*(?:2f|5c))/i.test(path)
}

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best of our encodings that an Accept-Encoding header allows; identity where it names none of them. An encoding
 * with `q=0` is refused by the client; other weights are ignored, because the smaller encoding is better for everybody.
 */
export function parseAcceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  let gzip = false
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) continue
    if (name === 'br') return 'br'
    if (name === 'gzip' || name === 'x-gzip') gzip = true
  }
  return gzip ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names this entity tag. Weak comparison, as RFC 9110 asks of GET and HEAD. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => {
    const bare = candidate.trim()
    return bare === '*' || bare === tag || bare === `W/${tag}`
  })
}

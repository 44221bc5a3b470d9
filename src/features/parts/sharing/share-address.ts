/** Thrown for invalid share arguments, which are a bug of the caller (SHARE-02). */
export class AssertionError extends Error {
  override readonly name = 'AssertionError'
}

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionError(message)
}

export interface Share {
  /** Absolute URL to share. */
  readonly url: string
  readonly title: string
  readonly body: string
  /** For X only: hashtags without '#', and related accounts. */
  readonly hashtags?: readonly string[]
  readonly related?: readonly string[]
}

export type Network = 'facebook' | 'linkedin' | 'x' | 'whatsapp' | 'email' | 'sms'

const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== '')
    // A lone surrogate, as in truncated feed texts, cannot be URL-encoded.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')

const joined = (what: string, list: unknown): string => {
  if (list === undefined) return ''
  assert(Array.isArray(list), `${what} must be an array`)
  return list.join(',')
}

/**
 * Builds the share URL of a network (SHARE-01). Throws `AssertionError` without a URL to share, and when hashtags or
 * related are not arrays (SHARE-02).
 */
export function buildShareAddress(network: Network, { url, title, body, hashtags, related }: Share): string {
  assert(typeof url === 'string' && url !== '', 'sharing needs a url')
  const tags = joined('hashtags', hashtags)
  const accounts = joined('related', related)
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
    case 'x':
      return `https://x.com/intent/post?${query({ url, text: title, hashtags: tags, related: accounts })}`
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${title} ${url}` })}`
    case 'email':
      return `mailto:?${query({ subject: title, body: `${body}\n\n${url}` })}`
    case 'sms':
      // iPhones and Android phones both accept '?&' for a message without a number.
      return `sms:?&${query({ body: `${title} ${url}` })}`
  }
}

/**
 * Thrown where a share is asked for that cannot be made: a mistake of the code that asks, not of the visitor
 * (SHARE-02).
 */
export class AssertionError extends Error {
  override readonly name = 'AssertionError'
}

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionError(message)
}

export interface Share {
  /** Absolute address of what is shared. */
  readonly url: string
  readonly title: string
  readonly body: string
  /** X only: tags without '#', and accounts to suggest. */
  readonly hashtags?: readonly string[]
  readonly related?: readonly string[]
}

export type Network = 'facebook' | 'linkedin' | 'x' | 'whatsapp' | 'email' | 'sms'

const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== '')
    // Half a character, as a cut feed leaves behind, cannot be written in an address.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')

const joined = (what: string, list: unknown): string => {
  if (list === undefined) return ''
  assert(Array.isArray(list), `${what} must be an array`)
  return list.join(',')
}

/**
 * The address that shares on a network (SHARE-01). Throws `AssertionError` without an address to share, and where
 * hashtags or related are given and no arrays (SHARE-02).
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
      // '?&' is what both iPhones and Android phones take for a message without a number.
      return `sms:?&${query({ body: `${title} ${url}` })}`
  }
}

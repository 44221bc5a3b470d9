/**
 * Returns the request target with its path in the one spelling that the router reads, so that what is decided by the
 * path, such as whether a call needs a key, is decided about the page that answers:
 *
 *     /x/../api/search    /api/%73earch    /api/search#x    →    /api/search
 *
 * Letters, digits and `-._~` are the same with and without percent-encoding (RFC 3986, 6.2.2.2), dot segments lead
 * upwards, a backslash is a slash, and a fragment is no part of a request. If the path does not decode to UTF-8, its
 * percent signs are encoded, so that it is read as the text that was sent; otherwise the router would write a line of
 * its own to the log for each such request. A target that does not begin with a slash is returned as it is.
 */
export function toDecodableTarget(target: string): string {
  const [sent = ''] = target.split('#', 1)
  const [path = '', ...query] = sent.split('?')
  const read = isDecodable(path) ? path : path.replaceAll('%', '%25')
  return [resolveSegments(decodeUnreserved(read)), ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Percent-encoded characters that mean the same without: - . 0-9 A-Z _ a-z ~ */
const unreserved = /%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

const decodeUnreserved = (path: string): string => path.replaceAll(unreserved, decodeURIComponent)

/** Follows dot segments and turns backslashes, as every reader of an address does; most paths have neither. */
function resolveSegments(path: string): string {
  if (!path.startsWith('/') || !/\\|\/\.\.?(?:\/|$)/.test(path)) return path
  return URL.parse(`http://host${path}`)?.pathname ?? path
}

/**
 * Returns the request target with a path that can be percent-decoded. If the path does not decode to UTF-8, its
 * percent signs are encoded, so that it is read as the text that was sent; otherwise the router would write a line of
 * its own to the log for each such request.
 */
export function toDecodableTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

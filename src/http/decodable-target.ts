/**
 * A request target whose path can be decoded. A path whose percent signs do not spell UTF-8 names nothing; its percent
 * signs are encoded, so that it reads as the text that was sent. The router would otherwise write a line of its own to
 * the log for each such request.
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

const marker = 0xff
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Number of scans of a JPEG, counted without decoding; 0 for any other file. Counting ends beyond `most`. A marker
 * between two scans is 0xff with a byte other than 0 (a stuffed 0xff) and than a restart marker; all other segments say
 * how long they are, so that a preview inside of one is not counted, and nothing is counted after the end of the image.
 */
export function countJpegScans(bytes: Buffer, most: number): number {
  if (bytes[0] !== marker || bytes[1] !== startOfImage) return 0
  let scans = 0
  let at = 2
  while (scans <= most) {
    at = bytes.indexOf(marker, at)
    const kind = at === -1 ? undefined : bytes[at + 1]
    if (kind === undefined || kind === endOfImage) break
    if (kind === startOfScan) scans += 1
    // Fill bytes may stand before a marker.
    if (kind === marker) at += 1
    else at += hasLength(kind) && at + 3 < bytes.length ? 2 + bytes.readUInt16BE(at + 2) : 2
  }
  return scans
}

/** Stuffed bytes, TEM and restart markers stand alone. */
const hasLength = (kind: number): boolean => kind !== 0 && kind !== 1 && (kind < 0xd0 || kind > startOfImage)

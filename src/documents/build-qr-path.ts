import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side, including the quiet zone: the view box is `0 0 size size`. */
  readonly size: number
  /** SVG path of the dark modules, one unit each. */
  readonly path: string
}

/** Scanners need four empty modules around the code. */
const quietZone = 4

/**
 * An address as a QR code that stands a seventh of it being dirty or torn. Throws when the address is longer than a
 * code can hold.
 */
export function buildQrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const parts: string[] = []
  for (const [y, row] of data.entries())
    for (let x = 0; x < row.length;) {
      if (row[x] !== true) {
        x += 1
        continue
      }
      // One rectangle for a run of dark modules: a third of the path, and no hairlines between neighbours.
      let run = 1
      while (row[x + run] === true) run += 1
      parts.push(`M${x + quietZone} ${y + quietZone}h${run}v1h-${run}z`)
      x += run
    }
  return { size: size + 2 * quietZone, path: parts.join('') }
}

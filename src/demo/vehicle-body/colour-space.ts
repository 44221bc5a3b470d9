/** Red, green and blue of light: 1 is a white sheet in full light; values may be higher. */
export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Light of a colour written as '#rrggbb'. */
export function parseColour(text: string): Rgb {
  const channel = (at: number): number => toLinear(Number.parseInt(text.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

const tableSize = 4096
/** Highest light that the table of `toByte` tells apart. */
const brightest = 4

/** Bright light runs softly into white, as on film; darker light keeps its contrast. */
function toneMap(light: number): number {
  const knee = 0.72
  return light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)))
}

const bytes = Uint8Array.from({ length: tableSize + 1 }, (_, index) => {
  const light = toneMap((index / tableSize) ** 2 * brightest)
  return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** The byte that a screen shows for a light. */
export const toByte = (light: number): number =>
  bytes[light <= 0 ? 0 : light >= brightest ? tableSize : (Math.sqrt(light / brightest) * tableSize + 0.5) | 0] ?? 0

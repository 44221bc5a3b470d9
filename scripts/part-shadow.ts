/** A picture in red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pixels of a picture for one of its shadow, which is soft: enlarged, it stays smooth and takes few bytes. */
const coarse = 14

/** How often the shadow grows under the vehicle, by one pixel each time, so that none ends at the vehicle's edge. */
const growths = 8

/** Share of the width over which the shadow fades towards the edges of the picture, where it would end in a line. */
const fading = 0.14

/** Red, green and blue of a shadow: a warm black. */
const colour = [26, 22, 18]

const opacityAt = ({ pixels, width, height }: Pixels, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[(y * width + x) * 4 + 3] ?? 0)

/** Whether a solid pixel is next to this one: then it may show a part of the vehicle. */
const isAtVehicle = (picture: Pixels, x: number, y: number): boolean =>
  [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => opacityAt(picture, x + dx, y + dy) === 255))

function fadeAt({ width, height }: Pixels, x: number, y: number): number {
  const near = Math.max(0, Math.min(1, Math.min(x, width - 1 - x, height - 1 - y) / (width * fading)))
  return near * near * (3 - 2 * near)
}

/** Darkness of the squares of the shadow; −1 where the vehicle covers a whole one. */
function measureShadow(picture: Pixels, columns: number, rows: number): number[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [(index % columns) * coarse, Math.floor(index / columns) * coarse]
    let [sum, count] = [0, 0]
    for (let y = top; y < top + coarse; y += 1)
      for (let x = left; x < left + coarse; x += 1)
        if (!isAtVehicle(picture, x, y)) {
          sum += opacityAt(picture, x, y) * fadeAt(picture, x, y)
          count += 1
        }
    return count === 0 ? -1 : sum / count
  })
}

/** Squares that the vehicle covers get the mean of their neighbours, so that its shadow goes on under it. */
function growShadow(shadow: readonly number[], columns: number): readonly number[] {
  return shadow.map((value, index) => {
    if (value >= 0) return value
    const known = [-1, 1, -columns, columns].map((step) => shadow[index + step] ?? -1).filter((other) => other >= 0)
    return known.length === 0 ? -1 : known.reduce((sum, other) => sum + other, 0) / known.length
  })
}

/** Parts the rendered picture of a vehicle into the vehicle and its shadow, a small picture of the same proportions. */
export function partShadow(picture: Pixels): { readonly vehicle: Pixels; readonly shadow: Pixels } {
  const { width, height } = picture
  const [columns, rows] = [width / coarse, height / coarse]
  let dark: readonly number[] = measureShadow(picture, columns, rows)
  for (let turn = 0; turn < growths; turn += 1) dark = growShadow(dark, columns)
  const shadow = Uint8Array.from({ length: columns * rows * 4 }, (_, index) =>
    index % 4 === 3 ? Math.round(Math.max(0, dark[(index - 3) / 4] ?? 0)) : (colour[index % 4] ?? 0),
  )
  const pixels = picture.pixels.slice()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (!isAtVehicle(picture, x, y)) pixels[(y * width + x) * 4 + 3] = 0
  return { vehicle: { pixels, width, height }, shadow: { pixels: shadow, width: columns, height: rows } }
}

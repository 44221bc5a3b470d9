import { isLevel, type SampleClasses } from './classify-samples.ts'
import { toByte } from './colour-space.ts'
import { keepFunctions } from './keep-functions.ts'
import type { Visible } from './rasterise.ts'
import type { Shading } from './shading.ts'

/**
 * Writes red, green, blue and opacity, a byte each, of the pixels in which the vehicle shows. Two by two samples a
 * pixel; one stands for a pixel that lies whole on one surface, where edges are soft (DrawOn).
 */
export function shadeFine(
  pixels: Uint8Array,
  { shade }: Pick<Shading, 'shade'>,
  classes: SampleClasses,
  visible: Visible,
): void {
  const { width: wide, solid, panes, left, right, top, bottom } = visible
  const width = wide / 2
  const step = 0.006
  const isPlain = (first: number): boolean => {
    const which = classes[first] ?? 0
    const [beside, below] = [first + 1, first + wide]
    if (which !== classes[beside] || which !== classes[below] || which !== classes[below + 1]) return false
    return (
      isLevel(solid, first, beside, step) &&
      isLevel(solid, first, below + 1, step) &&
      (which < 256 || (isLevel(panes, first, beside, step) && isLevel(panes, first, below + 1, step)))
    )
  }
  keepFunctions('fine samples', isPlain)
  const light: [number, number, number] = [0, 0, 0]
  for (let row = top >> 1; row <= bottom >> 1; row += 1)
    for (let column = left >> 1; column <= right >> 1; column += 1) {
      const first = (row * wide + column) * 2
      let [red, green, blue, covered] = [0, 0, 0, 0]
      const samples = isPlain(first) ? 1 : 4
      for (let sample = 0; sample < samples; sample += 1) {
        if (!shade(first + (sample >> 1) * wide + (sample & 1), light)) continue
        red += light[0]
        green += light[1]
        blue += light[2]
        covered += 1
      }
      if (covered === 0) continue
      const at = (row * width + column) * 4
      pixels[at] = toByte(red / covered)
      pixels[at + 1] = toByte(green / covered)
      pixels[at + 2] = toByte(blue / covered)
      pixels[at + 3] = (covered * 255) / samples
    }
}

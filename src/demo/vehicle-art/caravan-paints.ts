import { mix, type Ramp } from './colour.ts'
import { linear } from './svg.ts'

/** Heights of a caravan's body, millimetres above the ground. */
interface ShellHeights {
  readonly floor: number
  /** Upper edge of the checker plate. */
  readonly skirt: number
  readonly top: number
}

/** The gradients that every view of a caravan shares: 'shell', its body; 'checker', the plate; 'bottle', the gas. */
export function shellPaints(body: Ramp, { floor, skirt, top }: ShellHeights): readonly string[] {
  return [
    linear(
      'shell',
      [0, floor],
      [0, top],
      [
        [0, mix(body.base, body.shade, 0.85)],
        [0.12, mix(body.base, body.shade, 0.45)],
        [0.45, mix(body.base, body.light, 0.15)],
        [0.8, mix(body.base, body.light, 0.55)],
        [0.96, body.light],
        [1, mix(body.base, body.shade, 0.3)],
      ],
    ),
    linear(
      'checker',
      [0, floor],
      [0, skirt],
      [
        [0, '#4c5358'],
        [0.5, '#8d959b'],
        [1, '#b4bbc0'],
      ],
    ),
    linear(
      'bottle',
      [0, 400],
      [0, 1000],
      [
        [0, '#7f878d'],
        [0.5, '#dfe3e6'],
        [1, '#c0c6ca'],
      ],
    ),
  ]
}

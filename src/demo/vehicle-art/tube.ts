import { mix } from './colour.ts'
import { curve, group, tag, type Point } from './svg.ts'

/** A round tube: dark edges, a line of light along its upper side. */
export function tube(points: readonly Point[], width: number, colour: string, light = '#ffffff', shine = 0.5): string {
  const path = curve(points)
  const raised = curve(points.map(([x, y]): Point => [x - width * 0.1, y + width * 0.2]))
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    tag('path', { d: path, stroke: mix(colour, '#000000', 0.55), 'stroke-width': width + 4 }),
    tag('path', { d: path, stroke: colour, 'stroke-width': width }),
    tag('path', { d: raised, stroke: mix(colour, light, 0.45), 'stroke-width': width * 0.42, opacity: shine }),
    tag('path', { d: raised, stroke: light, 'stroke-width': width * 0.14, opacity: shine }),
  )
}

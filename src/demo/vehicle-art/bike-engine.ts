import { mix } from './colour.ts'
import { group, parsePoints, type Point, roundedPolygon, softStroke, tag } from './svg.ts'

/** A cylinder with cooling fins, leaning by `angle` degrees. */
export function cylinder(x: number, y: number, width: number, height: number, angle: number, head: string): string {
  const fins = Array.from({ length: 8 }, (_, index) =>
    tag('rect', {
      x: -width / 2 - (index % 2) * 4,
      y: 16 + index * ((height * 0.66) / 8),
      width: width + (index % 2) * 8,
      height: (height * 0.66) / 15,
      rx: 4,
      fill: '#8b939a',
    }),
  )
  return group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    tag('rect', { x: -width / 2, y: 0, width, height: height * 0.72, rx: 12, fill: '#1d2023' }),
    ...fins,
    tag('path', {
      d: roundedPolygon(
        [
          [-width / 2 - 16, height * 0.66],
          [width / 2 + 16, height * 0.66],
          [width / 2 - 6, height],
          [-width / 2 + 6, height],
        ],
        22,
      ),
      fill: head,
      stroke: '#0b0c0d',
      'stroke-width': 5,
    }),
    tag('rect', {
      x: -width / 2,
      y: height * 0.86,
      width: width * 0.8,
      height: 8,
      rx: 4,
      fill: '#ffffff',
      opacity: 0.45,
    }),
  )
}

/** Crankcase with its covers, clutch and bolts. */
export function crankcase(x: number, y: number, size: number, cover: string): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const bolt = (dx: number, dy: number): string =>
    tag('circle', { cx: at(dx, dy)[0], cy: at(dx, dy)[1], r: 6, fill: '#0d0f10' })
  return [
    tag('path', {
      d: roundedPolygon([at(-250, -90), at(250, -110), at(320, 20), at(260, 150), at(-120, 170), at(-270, 80)], 70),
      fill: 'url(#engine)',
      stroke: '#08090a',
      'stroke-width': 6,
    }),
    tag('circle', {
      cx: at(-110, 20)[0],
      cy: at(-110, 20)[1],
      r: 118 * size,
      fill: cover,
      stroke: '#0a0b0c',
      'stroke-width': 6,
    }),
    softStroke(
      `M${at(-200, 60)[0]} ${at(-200, 60)[1]}A${118 * size} ${118 * size} 0 0 0 ${at(-30, 90)[0]} ${at(-30, 90)[1]}`,
      '#ffffff',
      6,
      10,
      0.5,
      4,
    ),
    tag('circle', {
      cx: at(-110, 20)[0],
      cy: at(-110, 20)[1],
      r: 70 * size,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 4,
      opacity: 0.5,
    }),
    tag('circle', {
      cx: at(170, 0)[0],
      cy: at(170, 0)[1],
      r: 84 * size,
      fill: mix(cover, '#000000', 0.25),
      stroke: '#0a0b0c',
      'stroke-width': 6,
    }),
    tag('circle', { cx: at(170, 0)[0], cy: at(170, 0)[1], r: 52 * size, fill: mix(cover, '#ffffff', 0.12) }),
    ...parsePoints('-210 70, -40 110, -20 -60, -190 -50, 240 60, 110 -70').map(([dx, dy]) => bolt(dx, dy)),
  ].join('')
}

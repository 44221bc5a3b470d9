import type { SideProfile } from './side-profile.ts'
import { group, linear, polyline, roundedPolygon, tag } from './svg.ts'

export function drawTray(
  profile: SideProfile,
  top: number,
  deck: number,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const from = profile.extras.loadFrom ?? 2830
  const end = profile.length
  const [axle, radius] = [profile.axles[1], profile.wheelRadius]
  const isTruck = profile.extras.kind === 'truckTray'
  const side = isTruck ? top + 120 : top + 60
  const ribs = Array.from(
    { length: isTruck ? 6 : 5 },
    (_, index) => from + 60 + ((end - from - 120) * index) / (isTruck ? 5 : 4),
  )
  const defs = linear(
    'alloy',
    [0, deck - 30],
    [0, side],
    [
      [0, '#5f666c'],
      [0.12, '#8c949a'],
      [0.5, '#c9cfd3'],
      [0.8, '#e7ebed'],
      [1, '#aab1b6'],
    ],
  )
  const behind = [
    tag('path', {
      d: roundedPolygon(
        [
          [from - 300, deck - 190],
          [end - 120, deck - 190],
          [end - 120, deck - 320],
          [from - 300, deck - 320],
        ],
        10,
      ),
      fill: '#141618',
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [from + 260, deck - 300],
          [from + 640, deck - 300],
          [from + 640, deck - 560],
          [from + 260, deck - 560],
        ],
        30,
      ),
      fill: '#1b1e20',
    }),
  ].join('')
  const head = isTruck ? 2080 : 1790
  const front = [
    // Mudguard over the rear wheel, then the headboard with its mesh, then the dropside with its posts and hinges.
    tag('path', {
      d: [
        `M${axle - radius - 90} ${radius + 20}`,
        `A${radius + 90} ${radius + 90} 0 0 0 ${axle + radius + 90} ${radius + 20}`,
      ].join(''),
      stroke: '#101214',
      'stroke-width': 30,
      fill: 'none',
    }),
    group(
      { stroke: '#24282b', fill: 'none' },
      tag('path', {
        d: polyline([
          [from - 20, deck],
          [from - 20, head],
          [from + 150, head],
          [from + 190, side],
        ]),
        'stroke-width': 36,
        'stroke-linejoin': 'round',
      }),
      ...[0.25, 0.5, 0.75].map((share) =>
        tag('path', {
          d: polyline([
            [from - 20, side + (head - side) * share],
            [from + 170, side + (head - side) * share],
          ]),
          'stroke-width': 14,
        }),
      ),
    ),
    tag('rect', { x: from - 40, y: deck - 120, width: end - from + 40, height: 110, fill: '#22262a' }),
    tag('rect', {
      x: from - 40,
      y: deck - 30,
      width: end - from + 40,
      height: side - deck + 30,
      rx: 10,
      fill: 'url(#alloy)',
      stroke: '#4a5157',
      'stroke-width': 5,
    }),
    ...[0.3, 0.62].map((share) =>
      tag('rect', {
        x: from - 30,
        y: deck + (side - deck) * share,
        width: end - from + 20,
        height: 7,
        fill: '#6a7278',
        opacity: 0.6,
      }),
    ),
    ...ribs.map((x) =>
      tag('rect', {
        x: x - 16,
        y: deck - 40,
        width: 32,
        height: side - deck + 44,
        rx: 6,
        fill: '#9aa2a8',
        stroke: '#596066',
        'stroke-width': 4,
      }),
    ),
    tag('rect', {
      x: end - 190,
      y: deck - 110,
      width: 150,
      height: 74,
      rx: 12,
      fill: '#a3141a',
      stroke: '#250507',
      'stroke-width': 6,
    }),
    tag('rect', { x: end - 180, y: deck - 66, width: 130, height: 16, rx: 8, fill: '#ff8f86', opacity: 0.8 }),
    seed % 2 === 0 && !isTruck
      ? tag('rect', {
          x: from + 300,
          y: deck - 330,
          width: 560,
          height: 210,
          rx: 12,
          fill: 'url(#alloy)',
          stroke: '#4a5157',
          'stroke-width': 5,
        })
      : '',
  ].join('')
  return { defs, behind, front }
}

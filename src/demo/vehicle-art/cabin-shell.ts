import type { CabinStyle } from './cabin-style.ts'
import { mix, type Ramp } from './colour.ts'
import { canvas, type SceneLook } from './scene.ts'
import { curve, group, parsePoints, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

const { width } = canvas

export const windscreen: readonly Point[] = parsePoints(
  '150 452 c, 214 250, 286 96 c, 640 70, 994 96 c, 1066 250, 1130 452 c, 640 424',
)

/** The world before the car, and its own bonnet. */
export function drawOutside(look: SceneLook, ramp: Ramp): string {
  return group(
    { 'clip-path': 'url(#screenClip)' },
    tag('rect', { width, height: 480, fill: 'url(#outsideWall)' }),
    look.isOutdoors
      ? tag('path', {
          d: curve(
            parsePoints('100 330 c, 260 286, 420 306, 600 270, 800 300, 980 276, 1180 316 c, 1180 340 c, 100 340 c'),
            true,
          ),
          fill: look.shadow,
          opacity: 0.22,
        })
      : '',
    tag('rect', { y: 330, width, height: 150, fill: 'url(#outsideFloor)' }),
    tag('path', {
      d: curve(parsePoints('120 470 c, 230 400, 430 372, 640 366, 850 372, 1050 400, 1160 470 c'), true),
      fill: 'url(#bonnetPaint)',
    }),
    softStroke(curve(parsePoints('300 398, 440 384, 640 378, 840 384, 980 398')), ramp.light, 3, 8, 0.5, 4),
    softStroke(curve(parsePoints('420 440, 450 402, 486 376')), ramp.deep, 3, 8, 0.3, 3),
    softStroke(curve(parsePoints('860 440, 830 402, 794 376')), ramp.deep, 3, 8, 0.3, 3),
    tag('path', {
      d: polyline(parsePoints('180 470, 360 60, 520 60, 330 470'), true),
      fill: '#ffffff',
      opacity: 0.07,
    }),
    tag('path', {
      d: polyline(parsePoints('380 470, 560 60, 600 60, 420 470'), true),
      fill: '#ffffff',
      opacity: 0.07,
    }),
    tag('rect', { width, height: 130, fill: 'url(#tintBand)' }),
  )
}

export function drawLining({ lining, dash }: CabinStyle): string {
  const pillar = (side: number): string => {
    const x = (value: number): number => (side < 0 ? value : width - value)
    return [
      tag('path', {
        d: curve(
          [
            [x(286), 96, 'c'],
            [x(214), 250],
            [x(150), 452, 'c'],
            [x(84), 462, 'c'],
            [x(150), 250],
            [x(216), 60, 'c'],
          ],
          true,
        ),
        fill: `url(#${side < 0 ? 'pillarLeft' : 'pillarRight'})`,
      }),
      // Side window with the door's edge below.
      tag('path', {
        d: curve(
          [
            [x(0), 120, 'c'],
            [x(120), 110],
            [x(186), 104, 'c'],
            [x(128), 270],
            [x(70), 452, 'c'],
            [x(0), 470, 'c'],
          ],
          true,
        ),
        fill: 'url(#sideWindow)',
        stroke: '#0c0e10',
        'stroke-width': 8,
      }),
      tag('path', {
        d: polyline(
          [
            [x(20), 450],
            [x(120), 120],
            [x(150), 120],
            [x(54), 450],
          ],
          true,
        ),
        fill: '#ffffff',
        opacity: 0.08,
      }),
    ].join('')
  }
  return [
    tag('path', { d: `M0 0H${width}V140L1064 100Q640 60 216 100L0 140Z`, fill: 'url(#lining)' }),
    pillar(-1),
    pillar(1),
    softStroke(curve(windscreen.slice(1, 7)), mix(lining, '#000000', 0.5), 4, 8, 0.5, 4),
    ...[-1, 1].map((side) =>
      tag('path', {
        d: roundedPolygon(
          [
            [640 + side * 130, 22],
            [640 + side * 330, 34],
            [640 + side * 322, 76],
            [640 + side * 140, 66],
          ],
          16,
        ),
        fill: mix(lining, dash, 0.18),
        stroke: mix(lining, '#000000', 0.35),
        'stroke-width': 2,
      }),
    ),
    tag('rect', { x: 574, y: 8, width: 132, height: 44, rx: 20, fill: mix(lining, dash, 0.28) }),
    ...[606, 674].map((x) => tag('circle', { cx: x, cy: 30, r: 12, fill: '#fdf6e3', opacity: 0.85 })),
    // Mirror on its stalk.
    tag('rect', { x: 630, y: 62, width: 20, height: 40, fill: '#17191b' }),
    tag('path', {
      d: roundedPolygon(parsePoints('520 98, 760 98, 752 164, 528 164'), 26),
      fill: '#101214',
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('532 106, 748 106, 742 156, 538 156'), 20),
      fill: 'url(#mirrorGlass)',
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('560 156, 600 128, 680 128, 720 156'), 8),
      fill: '#23282c',
      opacity: 0.8,
    }),
  ].join('')
}

import type { ArtParts } from '../art-key.ts'
import { drawConsole, drawWheel, wheelAt } from './cabin-controls.ts'
import { drawFascia } from './cabin-dash.ts'
import { drawSeat } from './cabin-seat.ts'
import { drawLining, drawOutside, windscreen } from './cabin-shell.ts'
import { resolveCabinStyle } from './cabin-style.ts'
import { mix, ramps } from './colour.ts'
import { canvas, drawDocument, type Scene, sceneLooks } from './scene.ts'
import { clipPath, curve, linear, parsePoints, radial, roundedPolygon, softFill, tag } from './svg.ts'

/*
 * The view from between the front seats, in pixels of the canvas, y downwards. The wheel is on the right, where
 * Australian drivers sit.
 */
const { width, height } = canvas

/** The cabin of a car as an SVG document of the canvas' size. */
export function drawCabin(parts: ArtParts, scene: Scene): string {
  const look = sceneLooks[scene]
  const style = resolveCabinStyle(parts)
  const ramp = ramps[parts.paint]
  const { seat, dash, lower, lining, trim } = style
  const light = (colour: string, share: number): string => mix(colour, '#ffffff', share)
  const dark = (colour: string, share: number): string => mix(colour, '#000000', share)
  const defs = [
    clipPath('screenClip', curve(windscreen, true)),
    linear(
      'outsideWall',
      [0, 60],
      [0, 340],
      [
        [0, look.wall[0]],
        [1, look.wall[1]],
      ],
    ),
    linear(
      'outsideFloor',
      [0, 330],
      [0, 480],
      [
        [0, look.floor[0]],
        [1, look.floor[1]],
      ],
    ),
    linear(
      'bonnetPaint',
      [0, 364],
      [0, 470],
      [
        [0, mix(ramp.base, ramp.light, 0.7)],
        [0.4, ramp.base],
        [1, ramp.shade],
      ],
    ),
    linear(
      'tintBand',
      [0, 60],
      [0, 130],
      [
        [0, '#0d2233', 0.5],
        [1, '#0d2233', 0],
      ],
    ),
    linear(
      'sideWindow',
      [0, 110],
      [0, 460],
      [
        [0, mix(look.wall[0], '#0d1216', 0.25)],
        [0.7, mix(look.wall[1], '#0d1216', 0.1)],
        [1, mix(look.floor[0], '#0d1216', 0.3)],
      ],
    ),
    linear(
      'lining',
      [0, 0],
      [0, 130],
      [
        [0, dark(lining, 0.35)],
        [1, lining],
      ],
    ),
    linear(
      'pillarLeft',
      [100, 0],
      [270, 0],
      [
        [0, dark(lining, 0.15)],
        [0.6, dark(lining, 0.42)],
        [1, dark(lining, 0.62)],
      ],
    ),
    linear(
      'pillarRight',
      [1180, 0],
      [1010, 0],
      [
        [0, dark(lining, 0.15)],
        [0.6, dark(lining, 0.42)],
        [1, dark(lining, 0.62)],
      ],
    ),
    linear(
      'mirrorGlass',
      [532, 106],
      [748, 156],
      [
        [0, '#aebcc6'],
        [0.5, '#6f7f8a'],
        [1, '#98a8b3'],
      ],
    ),
    linear(
      'pad',
      [0, 410],
      [0, 540],
      [
        [0, light(dash, 0.16)],
        [0.5, dash],
        [1, dark(dash, 0.45)],
      ],
    ),
    linear(
      'face',
      [0, 520],
      [0, 780],
      [
        [0, light(dash, 0.07)],
        [0.5, dark(dash, 0.1)],
        [1, dark(dash, 0.5)],
      ],
    ),
    linear(
      'lower',
      [0, 620],
      [0, 820],
      [
        [0, light(lower, 0.12)],
        [0.4, lower],
        [1, dark(lower, 0.6)],
      ],
    ),
    linear(
      'trim',
      [0, 540],
      [0, 600],
      [
        [0, light(trim[0], 0.25)],
        [0.45, trim[0]],
        [1, trim[1]],
      ],
    ),
    linear(
      'hub',
      [0, wheelAt[1] - 64],
      [0, wheelAt[1] + 70],
      [
        [0, light(dash, 0.22)],
        [0.4, light(dash, 0.04)],
        [1, dark(dash, 0.4)],
      ],
    ),
    radial('knob', [592, 690], 260, [
      [0, '#c9cfd3'],
      [1, '#5d656b'],
    ]),
    linear(
      'seat',
      [0, 540],
      [0, 960],
      [
        [0, light(seat, 0.2)],
        [0.25, seat],
        [1, dark(seat, 0.5)],
      ],
    ),
    linear(
      'headrest',
      [0, 336],
      [0, 512],
      [
        [0, light(seat, 0.24)],
        [0.5, seat],
        [1, dark(seat, 0.4)],
      ],
    ),
    softFill('cabinShade', '#000000'),
    radial('cabinVignette', [640, 430], 900, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.42],
    ]),
  ].join('')
  const body = [
    tag('rect', { width, height, fill: dark(dash, 0.55) }),
    drawOutside(look, ramp),
    drawLining(style),
    drawFascia(style),
    tag('path', {
      d: roundedPolygon(parsePoints('380 790, 900 790, 980 960, 300 960'), 10),
      fill: '#060708',
      opacity: 0.85,
    }),
    drawWheel(style),
    drawConsole(style),
    drawSeat(-1, style),
    drawSeat(1, style),
    tag('rect', { width, height, fill: 'url(#cabinVignette)' }),
  ].join('')
  return drawDocument(defs, body)
}

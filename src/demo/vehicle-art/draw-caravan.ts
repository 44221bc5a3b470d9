import { shellPaints } from './caravan-paints.ts'
import type { ArtParts } from '../art-key.ts'
import { resolveCaravanForm, resolveGraphics } from './caravan-form.ts'
import { drawUnderside } from './caravan-underside.ts'
import { luminance, mix, ramps } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { drawRooftop, drawVent } from './dwelling-roof.ts'
import { drawAwning, drawDoor, drawGraphics, drawHatch, drawWindow, dwellingDefs } from './dwelling.ts'
import { pickBySeed } from './family-style.ts'
import type { SceneLook } from './scene.ts'
import { clipPath, curve, group, linear, softStroke, tag } from './svg.ts'
import { drawWheel, type WheelLook } from './wheel.ts'

export function drawCaravan(parts: ArtParts, look: SceneLook): Drawing {
  const form = resolveCaravanForm(parts)
  const { outline, floor, top, from, to, axles, radius, offRoad } = form
  const { seed, shape } = parts
  const body = ramps[parts.paint]
  const isPale = luminance(body.base) > 0.6
  const { accent, second } = resolveGraphics(parts)
  const path = curve(outline, true)
  const wheelLook: WheelLook = {
    radius,
    rim: offRoad ? 0.6 : 0.62,
    style: pickBySeed(['star', 'ten', 'fiveTwin', 'rugged'] as const, seed, 1),
    finish: pickBySeed(['silver', 'machined', offRoad ? 'black' : 'machined'] as const, seed, 2),
    offRoad,
    caliper: '#2b2f33',
  }
  const wheel = drawWheel(wheelLook)
  const skirt = floor + (offRoad ? 560 : 330)
  const isCamper = shape === 'campertrailer'
  // Flat above the wheels, also where there is only one.
  const [first, last] = [
    (axles[0] ?? 0) - (axles.length === 1 ? 170 : 0),
    (axles.at(-1) ?? 0) + (axles.length === 1 ? 170 : 0),
  ]
  const spat = curve([
    [first - radius - (axles.length === 1 ? 0 : 130), floor - 20, 'c'],
    [first - radius * 0.8, radius + 260],
    [first, radius * 2 + 120],
    [last, radius * 2 + 120],
    [last + radius * 0.8, radius + 260],
    [last + radius + (axles.length === 1 ? 0 : 130), floor - 20, 'c'],
  ])
  const defs = [
    wheel.defs,
    tag('g', { id: 'wheel' }, wheel.body),
    ...shellPaints(body, { floor, skirt, top }),
    linear(
      'shellTurn',
      [from - 40, 0],
      [to, 0],
      [
        [0, body.deep, 0.55],
        [0.05, body.deep, 0.16],
        [0.12, body.deep, 0],
        [0.93, body.deep, 0],
        [0.985, body.deep, 0.2],
        [1, body.deep, 0.5],
      ],
    ),
    clipPath('shellClip', path),
    dwellingDefs(top),
  ].join('')
  const ribs = Array.from({ length: 16 }, (_, row) => skirt + 60 + row * ((top - skirt - 160) / 16))
  const isShort = to - from < 5000
  const windows = isCamper
    ? []
    : isShort
      ? [
          [from + 640, 1660, 760, 520],
          [to - 1420, 1680, 860, 480],
        ]
      : seed % 2 === 0
        ? [
            [from + 780, 1640, 760, 560],
            [from + 2780, 1720, 900, 480],
            [to - 1180, 1660, 640, 540],
          ]
        : [
            [from + 700, 1660, 900, 520],
            [from + 3080, 1660, 560, 540],
            [to - 1340, 1680, 820, 500],
          ]
  const doorAt = from + (isShort ? 1560 : seed % 2 === 0 ? 1880 : 1980)
  const skin = group(
    { 'clip-path': 'url(#shellClip)' },
    tag('path', { d: path, fill: 'url(#shell)' }),
    ...(seed % 3 === 1 && !isCamper
      ? ribs.map(
          (y) =>
            tag('rect', { x: from - 40, y, width: to - from + 80, height: 7, fill: body.shade, opacity: 0.4 }) +
            tag('rect', { x: from - 40, y: y + 9, width: to - from + 80, height: 5, fill: body.light, opacity: 0.7 }),
        )
      : []),
    isCamper ? '' : drawGraphics(from, to, skirt + 190, accent, second),
    isCamper
      ? tag('rect', {
          x: from - 80,
          y: top - 330,
          width: to - from + 160,
          height: 22,
          fill: '#101214',
          opacity: 0.75,
        }) +
          tag('rect', { x: from - 80, y: top - 306, width: to - from + 160, height: 8, fill: '#ffffff', opacity: 0.5 })
      : '',
    offRoad
      ? tag('rect', {
          x: from - 60,
          y: floor - 20,
          width: to - from + 120,
          height: skirt - floor + 20,
          fill: seed % 2 === 0 ? 'url(#checker)' : '#23272b',
        })
      : tag('rect', { x: from - 60, y: floor, width: to - from + 120, height: 70, fill: '#33383c', opacity: 0.8 }),
    offRoad
      ? tag('rect', { x: from - 60, y: skirt, width: to - from + 120, height: 14, fill: '#e5e8ea', opacity: 0.7 })
      : '',
    tag('rect', { x: from - 100, y: 0, width: to - from + 200, height: top + 50, fill: 'url(#shellTurn)' }),
    softStroke(curve(outline.slice(2, -2)), '#ffffff', 10, 22, isPale ? 0.9 : 0.5),
    tag('path', { d: path, stroke: '#000000', 'stroke-width': 9, fill: 'none', opacity: 0.4 }),
  )
  const fittings = isCamper
    ? [
        drawHatch(from + 260, floor + 150, 620, 330, body),
        drawHatch(to - 900, floor + 150, 560, 330, body),
        tag('rect', { x: from + 300, y: top + 4, width: to - from - 700, height: 46, rx: 18, fill: '#24282c' }),
        tag('rect', { x: to - 250, y: floor + 330, width: 60, height: 250, rx: 20, fill: '#a3141a' }),
      ].join('')
    : [
        ...windows.map(([x = 0, y = 0, width = 0, height = 0]) => drawWindow(x, y + (top - 2760), width, height)),
        drawDoor(doorAt, floor + 60, 640, 1950, body),
        drawHatch(from + 190, floor + 120, 620, 380, body),
        drawVent(to - 720, floor + 720, 420),
        drawAwning(from + 620, to - 520, top),
        drawRooftop(from + 200, top, seed),
        tag('rect', {
          x: to - 60,
          y: floor + 560,
          width: 52,
          height: 420,
          rx: 20,
          fill: '#a3141a',
          stroke: '#35080b',
          'stroke-width': 6,
        }),
        tag('circle', { cx: from + 60, cy: floor + 980, r: 26, fill: '#f0a04b' }),
        tag('rect', {
          x: doorAt + 760,
          y: top - 420,
          width: 240,
          height: 60,
          rx: 24,
          fill: '#f4f1e4',
          stroke: '#8d9297',
          'stroke-width': 6,
        }),
      ].join('')
  const drawing = [
    drawUnderside(form, seed),
    skin,
    tag('path', {
      d: spat,
      fill: '#0b0d0f',
      stroke: offRoad ? '#2a2e31' : mix(body.base, body.shade, 0.35),
      'stroke-width': 44,
    }),
    fittings,
    ...axles.map((axle) => tag('use', { href: '#wheel', transform: `translate(${axle} ${radius})` })),
    offRoad && !isCamper
      ? group({ transform: `translate(${to + 90} ${floor + 520}) scale(0.26 0.86)` }, tag('use', { href: '#wheel' }))
      : '',
  ].join('')
  return {
    defs,
    body: drawing,
    length: to + (offRoad && !isCamper ? 190 : 40),
    height: top + 190,
    contacts: [...axles.map((axle) => [axle, radius * 0.42] as const), [492, 50]],
    clearance: floor - 120 + (look.isOutdoors ? 40 : 0),
    shadow: [from - 200, to],
  }
}

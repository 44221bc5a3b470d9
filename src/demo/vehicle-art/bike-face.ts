import { facet, glint } from './bike-body.ts'
import type { BikeEnd } from './bike-end-parts.ts'
import type { BikeKind } from './bike-kind.ts'
import { mix, type Ramp } from './colour.ts'
import { bothSides, pair } from './end-form.ts'
import { curve, parsePoints, type Point, polyline, softStroke, tag } from './svg.ts'

/** Lamps, fairing and screen as they look at an oncoming driver. */
export function drawBikeFace(kind: BikeKind, end: BikeEnd, ramp: Ramp): string {
  const lit = mix(ramp.base, ramp.light, 0.4)
  const turned = mix(ramp.base, ramp.shade, 0.6)
  const round = (y: number, radius: number): string =>
    [
      tag('circle', { cx: 0, cy: y, r: radius, fill: 'url(#metal)', stroke: '#15181a', 'stroke-width': 6 }),
      tag('circle', { cx: 0, cy: y, r: radius * 0.84, fill: 'url(#bikeLamp)' }),
      tag('circle', { cx: 0, cy: y, r: radius * 0.84, fill: 'none', stroke: '#5d656b', 'stroke-width': 5 }),
      tag('ellipse', {
        cx: -radius * 0.24,
        cy: y + radius * 0.36,
        rx: radius * 0.34,
        ry: radius * 0.2,
        fill: '#ffffff',
        opacity: 0.85,
      }),
    ].join('')
  const eye = (points: readonly Point[], line: readonly Point[]): string =>
    [
      ...bothSides(points).map((shape) => facet(shape, '#101519', 10)),
      ...bothSides(line).map(
        (path) =>
          softStroke(polyline(path), '#ffffff', 5, 10, 0.5, 4) +
          tag('path', {
            d: polyline(path),
            stroke: '#ffffff',
            'stroke-width': 9,
            fill: 'none',
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
      ),
    ].join('')
  switch (kind) {
    case 'sport':
      return [
        ...bothSides(parsePoints('120 820, 250 760, 270 560, 200 320, 110 260, 96 430')).map((points) =>
          facet(points, 'url(#panel)', 30),
        ),
        ...bothSides(parsePoints('130 640, 214 650, 206 520, 136 470')).map((points) => facet(points, '#0d0f11', 18)),
        tag('path', {
          d: curve(parsePoints('-150 980 c, -120 1110, 0 1170, 120 1110, 150 980 c, 0 1010'), true),
          fill: '#27323a',
          'fill-opacity': 0.75,
          stroke: '#0a0b0c',
          'stroke-width': 4,
        }),
        facet(parsePoints('-200 1000, 200 1000, 270 860, 210 760, 60 700, -60 700, -210 760, -270 860'), lit, 50),
        facet(parsePoints('-60 990, 60 990, 110 800, 0 716, -110 800'), turned, 20),
        facet(parsePoints('-72 800, 72 800, 48 730, -48 730'), '#0b0d0f', 18),
        eye(parsePoints('96 870, 244 900, 250 850, 200 812, 110 826'), parsePoints('112 858, 234 882')),
        glint(parsePoints('-180 985, 0 992, 180 985'), ramp, 0.6),
      ].join('')
    case 'naked':
      return [
        ...bothSides(parsePoints('120 900, 224 880, 236 740, 170 620, 110 640')).map((points) =>
          facet(points, 'url(#panel)', 26),
        ),
        facet(parsePoints('-120 660, 120 660, 110 400, -110 400'), '#0c0e10', 20),
        ...[0, 1, 2, 3, 4].map((row) =>
          tag('path', {
            d: polyline([
              [-100, 630 - row * 48],
              [100, 630 - row * 48],
            ]),
            stroke: '#33393e',
            'stroke-width': 7,
          }),
        ),
        facet(parsePoints('-90 1090, 90 1090, 120 1010, -120 1010'), lit, 26),
        facet(parsePoints('-130 1030, 130 1030, 140 900, 70 820, -70 820, -140 900'), '#15181b', 44),
        eye(parsePoints('30 1000, 118 990, 120 930, 40 910'), parsePoints('44 985, 106 978, 108 938')),
        tag('circle', { cx: 0, cy: 880, r: 34, fill: 'url(#bikeLamp)' }),
      ].join('')
    case 'classic':
      return [
        round(900, 108),
        pair((side) =>
          tag('circle', { cx: side * 190, cy: 860, r: 36, fill: '#f0a04b', stroke: '#6d4212', 'stroke-width': 6 }),
        ),
      ].join('')
    case 'cruiser':
      return [
        round(930, 112),
        pair((side) =>
          tag('circle', { cx: side * 210, cy: 900, r: 44, fill: '#f0a04b', stroke: '#8b939a', 'stroke-width': 9 }),
        ),
      ].join('')
    case 'adventure':
      return [
        ...bothSides(parsePoints('110 1040, 280 980, 300 820, 230 640, 130 600, 110 800')).map((points) =>
          facet(points, 'url(#panel)', 34),
        ),
        ...bothSides(parsePoints('150 800, 240 830, 226 690, 150 650')).map((points) => facet(points, '#0d0f11', 18)),
        tag('path', {
          d: curve(parsePoints('-140 1080 c, -130 1290, 0 1360, 130 1290, 140 1080 c, 0 1100'), true),
          fill: '#6d828f',
          'fill-opacity': 0.42,
          stroke: '#20262b',
          'stroke-width': 5,
        }),
        facet(parsePoints('-170 1110, 170 1110, 190 960, 110 870, -110 870, -190 960'), lit, 40),
        facet(parsePoints('-150 1060, 150 1060, 160 960, 0 900, -160 960'), '#101519', 26),
        eye(parsePoints('24 1040, 140 1040, 146 976, 40 950'), parsePoints('40 1026, 128 1026, 132 988')),
        facet(parsePoints('-70 880, 70 880, 110 810, 0 770, -110 810'), turned, 24),
      ].join('')
    case 'motocross':
      return [
        ...bothSides(parsePoints('90 1040, 170 980, 190 780, 120 660, 80 760')).map((points) =>
          facet(points, 'url(#panel)', 26),
        ),
        facet(
          parsePoints('-110 1160, 110 1160, 140 1010, 80 890, -80 890, -140 1010'),
          mix(ramp.base, '#ffffff', 0.9),
          40,
        ),
        tag('path', {
          d: polyline(parsePoints('-60 1090, 60 1090')),
          stroke: ramp.base,
          'stroke-width': 18,
        }),
        facet(parsePoints('-100 880, 100 880, 130 830, 0 790, -130 830'), ramp.base, 34),
      ].join('')
  }
}

import { mix } from './colour.ts'
import type { FamilyStyle } from './family-style.ts'
import type { SideProfile } from './side-profile.ts'
import { clipPath, curve, group, linear, polyline, softStroke, tag, type Point } from './svg.ts'

const bounds = (
  points: readonly Point[],
): { readonly left: number; readonly right: number; readonly low: number; readonly high: number } => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  low: Math.min(...points.map(([, y]) => y)),
  high: Math.max(...points.map(([, y]) => y)),
})

/** A seat seen through the window: back and head restraint, leaning a little. */
function drawSeat(x: number, foot: number, head: number): string {
  const top = head - (head - foot) * 0.2
  return [
    tag('path', {
      d: curve(
        [
          [x - 30, foot - 60, 'c'],
          [x + 26, top - 70],
          [x + 60, top - 30],
          [x + 150, top - 34],
          [x + 186, top - 90],
          [x + 176, foot - 60, 'c'],
        ],
        true,
      ),
    }),
    tag('path', {
      d: curve(
        [
          [x + 66, top - 6],
          [x + 84, top + 74],
          [x + 120, top + 92],
          [x + 172, top + 80],
          [x + 178, top + 8],
          [x + 120, top - 14],
        ],
        true,
      ),
    }),
  ].join('')
}

/** The last pillar in gloss black from the side window to the rear one, so that the roof seems to float. */
function drawDarkPillar({ glass, screens }: SideProfile): string {
  const pane = glass[0] ?? []
  const rear = screens[1]
  const corner = pane.findLastIndex(([, , mark]) => mark === 'c')
  const [foot, head] = [pane[corner], pane[corner - 2]]
  const [top, upper, lower] = rear ?? []
  if (foot === undefined || head === undefined || top === undefined || upper === undefined || lower === undefined)
    return ''
  const shape: readonly Point[] = [
    [head[0] - 40, head[1] + 10, 'c'],
    [top[0] - 60, top[1] - 6, 'c'],
    [upper[0] - 20, upper[1]],
    [lower[0] - 10, lower[1] + 30, 'c'],
    [foot[0], foot[1], 'c'],
  ]
  return [
    tag('path', { d: curve(shape, true), fill: '#0c0e10' }),
    softStroke(
      polyline([
        [head[0] + 40, head[1] - 4],
        [top[0] - 90, top[1] - 34],
      ]),
      '#8a939b',
      3,
      7,
      0.5,
      3,
    ),
  ].join('')
}

/**
 * Glass with its depth: the cabin behind it, the far windows shining through, the sky on it. `sky` is the light of the
 * scene.
 */
export function drawGlass(
  profile: SideProfile,
  style: FamilyStyle,
  sky: string,
  tinted: boolean,
): { readonly defs: string; readonly body: string } {
  const { glass, screens, pillars, belt, height } = profile
  const panes = glass.map((pane) => curve(pane, true))
  if (panes.length === 0) return { defs: '', body: '' }
  const box = bounds(glass.flat())
  const span = box.high - box.low
  const isLong = box.right - box.left > 1300
  // Seats stand before their pillars, where they can be seen.
  const [middle, last] = pillars.filter(([top]) => top > box.left + 700)
  const seats = isLong
    ? [
        (middle?.[1] ?? box.left + 900) - 330,
        (last?.[1] ?? Math.min(box.right - 60, (middle?.[1] ?? box.left) + 900)) - 320,
      ]
    : [box.left + (box.right - box.left) * 0.52]
  const defs = [
    clipPath('glassClip', panes.join('')),
    linear(
      'glass',
      [0, box.low],
      [0, box.high],
      [
        [0, '#0d1114'],
        [0.45, '#1b2228'],
        [0.8, '#333f49'],
        [1, mix('#4d5c68', sky, 0.12)],
      ],
    ),
    linear(
      'through',
      [0, box.low],
      [0, box.high],
      [
        [0, sky, 0.34],
        [0.5, sky, 0.2],
        [1, sky, 0.02],
      ],
    ),
    linear(
      'sheen',
      [box.left, box.high],
      [box.right, box.low],
      [
        [0, '#ffffff', 0.5],
        [0.3, '#ffffff', 0.06],
        [0.5, '#ffffff', 0.2],
        [0.54, '#ffffff', 0.02],
        [1, '#ffffff', 0.1],
      ],
    ),
  ].join('')
  const inside = (share: number, lift: number): Point => [
    box.left + (box.right - box.left) * share,
    box.low + span * lift,
  ]
  // The windows of the far side: the same opening, a little smaller and higher, split by its own pillars.
  const far: readonly (readonly Point[])[] = isLong
    ? [
        [inside(0.17, 0.3), inside(0.3, 0.78), inside(0.45, 0.84), inside(0.46, 0.26)],
        [inside(0.52, 0.26), inside(0.52, 0.84), inside(0.72, 0.8), inside(0.82, 0.34)],
      ]
    : [[inside(0.3, 0.3), inside(0.5, 0.78), inside(0.86, 0.82), inside(0.88, 0.26)]]
  const sweeps: readonly (readonly Point[])[] = [
    [inside(0.2, -0.1), inside(0.38, 1.1), inside(0.5, 1.1), inside(0.3, -0.1)],
    [inside(0.34, -0.1), inside(0.53, 1.1), inside(0.56, 1.1), inside(0.36, -0.1)],
    [inside(0.72, -0.1), inside(0.88, 1.1), inside(0.99, 1.1), inside(0.81, -0.1)],
  ]
  const trim = style.trim === 'chrome' ? '#d9dee2' : '#0a0b0c'
  const body = [
    ...screens.map((pane) =>
      tag('path', { d: curve(pane, true), fill: '#161c21', stroke: '#000000', 'stroke-width': 5 }),
    ),
    ...screens.map((pane) =>
      tag('path', {
        d: curve(pane.slice(0, Math.ceil(pane.length / 2))),
        stroke: sky,
        'stroke-width': 9,
        fill: 'none',
        opacity: 0.5,
      }),
    ),
    style.floatingRoof ? drawDarkPillar(profile) : '',
    ...panes.map((d) =>
      tag('path', { d, fill: '#0a0b0c', stroke: '#0a0b0c', 'stroke-width': 30, 'stroke-linejoin': 'round' }),
    ),
    group(
      { 'clip-path': 'url(#glassClip)' },
      ...panes.map((d) => tag('path', { d, fill: 'url(#glass)' })),
      ...far.map((pane) =>
        tag('path', {
          d: curve(
            pane.map(([x, y]): Point => [x, y, 'c']),
            true,
          ),
          fill: 'url(#through)',
          opacity: tinted ? 0.35 : 1,
        }),
      ),
      group({ fill: '#04060a', opacity: 0.82 }, ...seats.map((x) => drawSeat(x, box.low, box.high))),
      tag('path', {
        d: curve([
          [box.left + 210, box.low + 12],
          [box.left + 236, box.low + 96],
          [box.left + 262, box.low + 120],
        ]),
        stroke: '#04060a',
        'stroke-width': 20,
        fill: 'none',
        opacity: 0.85,
        'stroke-linecap': 'round',
      }),
      ...sweeps.map((pane) =>
        tag('path', { d: polyline(pane, true), fill: '#ffffff', opacity: tinted ? 0.05 : 0.085 }),
      ),
      tag('rect', {
        x: box.left,
        y: box.low,
        width: box.right - box.left,
        height: span,
        fill: 'url(#sheen)',
        opacity: 0.3,
      }),
      tag('path', {
        d: curve(
          [
            [box.left, box.low + span * 0.34],
            [box.left + (box.right - box.left) * 0.3, box.low + span * 0.42],
            [box.left + (box.right - box.left) * 0.6, box.low + span * 0.36],
            [box.right, box.low + span * 0.46, 'c'],
            [box.right, box.low - 20, 'c'],
            [box.left, box.low - 20, 'c'],
          ],
          true,
        ),
        fill: '#05080b',
        opacity: 0.34,
      }),
      ...pillars.map(([top, bottom, width]) =>
        tag('path', {
          d: polyline(
            [
              [top - width / 2, height],
              [top + width / 2, height],
              [bottom + width / 2, belt[0] - 120],
              [bottom - width / 2, belt[0] - 120],
            ],
            true,
          ),
          fill: '#0b0d0f',
        }),
      ),
      ...pillars.map(([top, bottom, width]) =>
        tag('path', {
          d: polyline(
            [
              [top - width * 0.2, height],
              [top + width * 0.05, height],
              [bottom + width * 0.05, belt[0] - 120],
              [bottom - width * 0.2, belt[0] - 120],
            ],
            true,
          ),
          fill: '#ffffff',
          opacity: 0.07,
        }),
      ),
    ),
    ...glass.map((pane) => {
      const lower = [...pane.slice(pane.findLastIndex(([, , corner]) => corner === 'c')), pane[0] ?? [0, 0]]
      return lower.length < 2
        ? ''
        : tag('path', {
            d: curve(lower.map(([x, y]): Point => [x, y - 8])),
            stroke: trim,
            'stroke-width': style.trim === 'chrome' ? 9 : 13,
            fill: 'none',
            'stroke-linecap': 'round',
          })
    }),
    ...(style.trim === 'chrome'
      ? glass.map((pane) =>
          tag('path', { d: curve(pane, true), stroke: '#cfd5da', 'stroke-width': 5, fill: 'none', opacity: 0.55 }),
        )
      : []),
  ].join('')
  return { defs, body }
}

import { curve, linear, radial, softEllipse, softFill, tag, type Point } from './svg.ts'

/** What stands behind a vehicle. A site picks one; a drawing of the same vehicle differs by nothing else. */
export const scenes = ['studio', 'skylight', 'paper', 'concrete', 'dawn', 'noon', 'dusk'] as const
export type Scene = (typeof scenes)[number]

export interface SceneLook {
  /** Wall from top to floor line, floor from there to the bottom. */
  readonly wall: readonly [top: string, bottom: string]
  readonly floor: readonly [top: string, bottom: string]
  /** Light that the wall throws on glass and chrome. */
  readonly sky: string
  /** Shadow on the floor. */
  readonly shadow: string
  /** How clearly the floor mirrors the vehicle, 0 to 0.4. */
  readonly mirror: number
  readonly isOutdoors: boolean
}

export const sceneLooks: Readonly<Record<Scene, SceneLook>> = {
  studio: {
    wall: ['#aeb6bd', '#d9dee2'],
    floor: ['#d3d8dd', '#9ca4ac'],
    sky: '#eef4f8',
    shadow: '#15191e',
    mirror: 0.2,
    isOutdoors: false,
  },
  skylight: {
    wall: ['#9fc2e0', '#cfe2f1'],
    floor: ['#bdd2e3', '#8ba8c0'],
    sky: '#eaf5ff',
    shadow: '#14283a',
    mirror: 0.17,
    isOutdoors: false,
  },
  paper: {
    wall: ['#efe6d4', '#f8f2e5'],
    floor: ['#ece1cc', '#d6c6a8'],
    sky: '#fff8ea',
    shadow: '#3a2d18',
    mirror: 0.07,
    isOutdoors: false,
  },
  concrete: {
    wall: ['#8d949b', '#b9bec2'],
    floor: ['#8a8f94', '#5f656b'],
    sky: '#e3e9ee',
    shadow: '#0c0f12',
    mirror: 0.08,
    isOutdoors: false,
  },
  dawn: {
    wall: ['#f3c9a5', '#fbe9d6'],
    floor: ['#c9b394', '#94805f'],
    sky: '#fff0df',
    shadow: '#33241a',
    mirror: 0,
    isOutdoors: true,
  },
  noon: {
    wall: ['#8fc7e6', '#dff1f6'],
    floor: ['#d8c9a5', '#b09a6f'],
    sky: '#f1fbff',
    shadow: '#2b2416',
    mirror: 0,
    isOutdoors: true,
  },
  dusk: {
    wall: ['#3d5a80', '#f0a37c'],
    floor: ['#8b7a72', '#54484a'],
    sky: '#ffd9c2',
    shadow: '#17121c',
    mirror: 0,
    isOutdoors: true,
  },
}

export const canvas = { width: 1280, height: 960 } as const

/** The SVG document of a drawing that fills the canvas. */
export function drawDocument(defs: string, body: string): string {
  const { width, height } = canvas
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `${tag('defs', {}, defs)}${body}`,
  )
}

const ridge = (base: number, heights: readonly number[]): string => {
  const step = canvas.width / (heights.length - 1)
  const points: Point[] = heights.map((height, index) => [index * step, base - height])
  return curve([[0, base + 4, 'c'], ...points, [canvas.width, base + 4, 'c']], true)
}

/** Far hills in air colour; `layers` from back to front. */
export function drawHills(look: SceneLook, floorY: number, seed: number, lift: number): string {
  const heights = (count: number, size: number, phase: number): number[] =>
    Array.from(
      { length: count },
      (_, index) =>
        lift * size * (0.55 + 0.3 * Math.sin(index * 1.7 + phase) + 0.15 * Math.sin(index * 3.9 + phase * 2.3)),
    )
  return [
    tag('path', { d: ridge(floorY, heights(9, 118, seed * 0.7)), fill: look.shadow, opacity: 0.1 }),
    tag('path', { d: ridge(floorY, heights(12, 74, seed * 1.3 + 2)), fill: look.shadow, opacity: 0.16 }),
    tag('path', { d: ridge(floorY, heights(16, 36, seed * 0.4 + 5)), fill: look.shadow, opacity: 0.24 }),
  ].join('')
}

/** Backdrop in pixels of the canvas. `floorY` is where the wall meets the floor, a little behind the wheels. */
export function drawScene(
  scene: Scene,
  floorY: number,
  groundY: number,
  seed: number,
): { readonly defs: string; readonly body: string } {
  const look = sceneLooks[scene]
  const { width, height } = canvas
  const soft = look.isOutdoors ? 10 : 46
  const defs = [
    linear(
      'wall',
      [0, 0],
      [0, floorY],
      [
        [0, look.wall[0]],
        [1, look.wall[1]],
      ],
    ),
    linear(
      'floor',
      [0, floorY],
      [0, height],
      [
        [0, look.floor[0]],
        [0.35, look.floor[0]],
        [1, look.floor[1]],
      ],
    ),
    radial('key', [width / 2, floorY - 160], 720, [
      [0, '#ffffff', look.isOutdoors ? 0.25 : 0.6],
      [0.55, '#ffffff', 0.16],
      [1, '#ffffff', 0],
    ]),
    softFill('pool', '#ffffff'),
    radial('vignette', [width / 2, height * 0.52], 900, [
      [0.62, look.shadow, 0],
      [1, look.shadow, 0.2],
    ]),
    linear(
      'cove',
      [0, floorY - soft],
      [0, floorY + soft],
      [
        [0, look.wall[1], 0],
        [0.5, look.wall[1], 1],
        [1, look.floor[0], 1],
      ],
    ),
  ]
  const body = [
    tag('rect', { width, height: floorY + 1, fill: 'url(#wall)' }),
    scene === 'concrete' ? drawConcrete(look, floorY) : '',
    look.isOutdoors || scene === 'concrete' ? drawHills(look, floorY, seed, look.isOutdoors ? 1 : 2.1) : '',
    tag('rect', { y: floorY, width, height: height - floorY, fill: 'url(#floor)' }),
    look.isOutdoors ? '' : tag('rect', { y: floorY - soft, width, height: soft * 2, fill: 'url(#cove)' }),
    tag('rect', { width, height, fill: 'url(#key)' }),
    softEllipse(width / 2, groundY + 30, 760, 190, 'pool', look.isOutdoors ? 0.16 : 0.5),
    tag('rect', { width, height, fill: 'url(#vignette)' }),
  ]
  return { defs: defs.join(''), body: body.join('') }
}

/** Cast panels with their joints and tie holes. */
function drawConcrete(look: SceneLook, floorY: number): string {
  const joints = [212, 640, 1068].map((x) =>
    tag('rect', { x, width: 2, height: floorY, fill: look.shadow, opacity: 0.16 }),
  )
  const holes = [106, 318, 534, 746, 962, 1174].flatMap((x) =>
    [120, 330].map((y) => tag('circle', { cx: x, cy: y, r: 4.5, fill: look.shadow, opacity: 0.2 })),
  )
  return [
    ...joints,
    tag('rect', { y: 226, width: canvas.width, height: 2, fill: look.shadow, opacity: 0.12 }),
    ...holes,
  ].join('')
}

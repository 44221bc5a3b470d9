import type { ArtParts } from '../art-key.ts'
import { drawEndRack, drawFrontAccessories, resolveAccessories } from './accessories.ts'
import { luminance, mix, ramps, type Ramp } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { drawEars, drawEndGlass, drawEndShell, drawEndTyres, endDefs } from './end-body.ts'
import { bothSides, resolveEndForm, type EndForm } from './end-form.ts'
import {
  coachDefs,
  drawCoachRear,
  drawCoachShell,
  drawLuton,
  drawTrayRear,
  pickCoachAccent,
  trayDefs,
} from './end-load.ts'
import { familyStyles, type FamilyStyle } from './family-style.ts'
import { drawFrontLamps, drawGrille, drawLowerFront } from './front-face.ts'
import type { SceneLook } from './scene.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, group, linear, polyline, radial, roundedPolygon, softStroke, tag, type Point } from './svg.ts'
import { warpProfile } from './warp-profile.ts'

/** Bonnet with its edges and the two creases that run to the lamps. */
function drawBonnet({ half, bonnet, cowl, lamp }: EndForm, ramp: Ramp, flat: boolean): string {
  const edge: readonly Point[] = [
    [half * 0.86, cowl - 10],
    [half * 0.87, bonnet + 20],
    [half * 0.8, lamp[1] + 14],
    [half * 0.56, bonnet - 4],
    [half * 0.3, bonnet + 8],
    [0, bonnet + 12],
  ]
  const crease: readonly Point[] = [
    [half * 0.6, cowl - 16],
    [half * 0.56, (cowl + bonnet) / 2],
    [half * 0.5, bonnet + 16],
  ]
  return group(
    { 'clip-path': 'url(#endClip)' },
    tag('path', {
      d: curve(
        [
          [-half * 0.5, bonnet + 30],
          [0, bonnet + 44],
          [half * 0.5, bonnet + 30],
          [half * 0.56, cowl - 40],
          [0, cowl - 20],
          [-half * 0.56, cowl - 40],
        ],
        true,
      ),
      fill: 'url(#bonnetLight)',
    }),
    ...bothSides(edge).map((points) =>
      tag('path', {
        d: curve(points),
        stroke: mix(ramp.deep, '#000000', 0.5),
        'stroke-width': 6,
        fill: 'none',
        opacity: 0.6,
      }),
    ),
    ...bothSides(edge.map(([x, y]): Point => [x, y - 7])).map((points) =>
      tag('path', { d: curve(points), stroke: ramp.light, 'stroke-width': 4, fill: 'none', opacity: 0.5 }),
    ),
    ...(flat
      ? []
      : bothSides(crease).map(
          (points) =>
            softStroke(curve(points.map(([x, y]): Point => [x * 1.02, y])), ramp.deep, 6, 14, 0.3) +
            softStroke(curve(points), ramp.light, 3, 6, 0.8, 4),
        )),
  )
}

const wipers = ({ half, cowl }: EndForm): string =>
  [
    [-half * 0.52, half * 0.02],
    [half * 0.02, half * 0.56],
  ]
    .map(([from = 0, to = 0]) =>
      tag('path', {
        d: curve([
          [from, cowl - 6],
          [(from + to) / 2, cowl + 26],
          [to, cowl + 40],
        ]),
        stroke: '#0a0b0c',
        'stroke-width': 14,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    )
    .join('')

function drawFront(form: EndForm, style: FamilyStyle, ramp: Ramp, look: SceneLook, isRugged: boolean): string {
  const { half, height, cowl } = form
  return [
    drawBonnet(form, ramp, height > 1950),
    drawEndGlass(form, cowl + 34, height - 104, look.sky, false),
    wipers(form),
    drawLowerFront(form, style, ramp, isRugged),
    drawGrille(form, style, ramp),
    drawFrontLamps(form, style),
    isRugged
      ? group(
          { 'clip-path': 'url(#endClip)' },
          ...[-1, 1].map((side) =>
            tag('path', {
              d: curve(
                [
                  [side * half * 1.05, form.clearance - 30, 'c'],
                  [side * half * 0.86, form.clearance - 30, 'c'],
                  [side * half * 0.9, form.clearance + 160],
                  [side * half * 0.96, form.wheelRadius * 1.5],
                  [side * half * 1.05, form.wheelRadius * 2.1, 'c'],
                ],
                true,
              ),
              fill: '#1d2023',
            }),
          ),
        )
      : '',
  ].join('')
}

function drawRear(
  form: EndForm,
  ramp: Ramp,
  look: SceneLook,
  shape: ArtParts['shape'],
  seed: number,
  hasSpare: boolean,
): string {
  const { half, height, clearance, tail, belt, wheelRadius } = form
  const isLow = shape === 'sedan' || shape === 'coupe' || shape === 'convertible' || shape === 'softtop'
  const isTub = shape === 'ute' || shape === 'cabchassis'
  const isUpright =
    isTub ||
    shape === 'van' ||
    shape === 'offroader' ||
    shape === 'bus' ||
    shape === 'motorhome' ||
    shape === 'lighttruck'
  const glassFoot = isTub ? belt + 60 : isLow ? belt + 120 : Math.max(tail[1] + 60, belt + 10)
  const lampFrom = isUpright ? 0.86 : isLow ? 0.46 : 0.6
  const lampShape: readonly Point[] = isUpright
    ? [
        [half * lampFrom * 0.98, tail[0]],
        [half * 0.99, tail[0] + 10],
        [half * 1.01, tail[1] - 10],
        [half * lampFrom * 0.98, tail[1]],
      ]
    : [
        [half * lampFrom, tail[1] - 16],
        [half * 0.84, tail[1] + 6],
        [half * 0.985, tail[1] - 6],
        [half * 0.99, tail[0] + 30],
        [half * 0.86, tail[0] + 10],
        [half * (lampFrom + 0.08), tail[0] + 44],
      ]
  const lidLow = clearance + (tail[0] - clearance) * 0.56
  const seam: readonly Point[] = [
    [half * 0.82, tail[1] - 20],
    [half * 0.78, tail[0] - 40],
    [half * 0.7, lidLow + 40],
    [half * 0.56, lidLow],
    [0, lidLow - 8],
  ]
  const hasBar = seed % 2 === 0 && !isUpright
  return [
    isTub
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.94, belt + 16],
              [half * 0.94, belt + 16],
              [half * 0.96, tail[0] - 80],
              [-half * 0.96, tail[0] - 80],
            ],
            30,
          ),
          fill: 'url(#paint)',
          stroke: '#000000',
          'stroke-width': 5,
          'stroke-opacity': 0.5,
        })
      : '',
    height - glassFoot > 240 ? drawEndGlass(form, glassFoot, height - 92, look.sky, true) : '',
    isTub
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.95, belt + 36],
              [half * 0.95, belt + 36],
              [half * 0.95, belt - 10],
              [-half * 0.95, belt - 10],
            ],
            16,
          ),
          fill: '#17191b',
        })
      : '',
    ...bothSides(seam).map(
      (points) =>
        tag('path', {
          d: curve(points),
          stroke: mix(ramp.deep, '#000000', 0.5),
          'stroke-width': 6,
          fill: 'none',
          opacity: 0.55,
        }) +
        tag('path', {
          d: curve(points.map(([x, y]): Point => [x, y - 7])),
          stroke: ramp.light,
          'stroke-width': 4,
          fill: 'none',
          opacity: 0.4,
        }),
    ),
    hasBar
      ? tag('rect', {
          x: -half * (lampFrom + 0.04),
          y: (tail[0] + tail[1]) / 2,
          width: half * (lampFrom + 0.04) * 2,
          height: 34,
          rx: 12,
          fill: '#5a060b',
        }) +
        tag('rect', {
          x: -half * (lampFrom + 0.02),
          y: (tail[0] + tail[1]) / 2 + 14,
          width: half * (lampFrom + 0.02) * 2,
          height: 8,
          rx: 4,
          fill: '#ff6a5f',
        })
      : '',
    ...bothSides(lampShape).map((points) =>
      tag('path', { d: roundedPolygon(points, 34), fill: 'url(#tailRed)', stroke: '#16090a', 'stroke-width': 12 }),
    ),
    ...bothSides(
      lampShape.map(([x, y]): Point => [x * 0.985, (y - (tail[0] + tail[1]) / 2) * 0.55 + (tail[0] + tail[1]) / 2]),
    ).map((points) =>
      tag('path', { d: roundedPolygon(points, 24), fill: 'none', stroke: '#ff8a80', 'stroke-width': 9, opacity: 0.9 }),
    ),
    tag('path', {
      d: roundedPolygon(
        [
          [-300, lidLow + 250],
          [300, lidLow + 250],
          [260, lidLow + 90],
          [-260, lidLow + 90],
        ],
        40,
      ),
      fill: ramp.deep,
      opacity: 0.6,
    }),
    tag('rect', {
      x: -190,
      y: lidLow + 112,
      width: 380,
      height: 112,
      rx: 10,
      fill: '#16191c',
      stroke: '#2e3337',
      'stroke-width': 6,
    }),
    tag('rect', { x: -120, y: lidLow + 256, width: 240, height: 22, rx: 11, fill: '#cfd5d9', opacity: 0.85 }),
    tag('path', {
      d: roundedPolygon(
        [
          [-half * 0.84, clearance + 150],
          [half * 0.84, clearance + 150],
          [half * 0.78, clearance - 10],
          [-half * 0.78, clearance - 10],
        ],
        40,
      ),
      fill: '#1a1d20',
    }),
    softStroke(
      polyline([
        [-half * 0.8, clearance + 152],
        [half * 0.8, clearance + 152],
      ]),
      ramp.light,
      3,
      4,
      0.5,
      3,
    ),
    ...[-1, 1].map((side) =>
      tag('rect', { x: side * half * 0.84 - 70, y: clearance + 180, width: 140, height: 26, rx: 10, fill: '#8e1015' }),
    ),
    ...(shape === 'coupe' || seed % 3 === 0 ? [-1, 1] : [1]).map((side) =>
      tag('ellipse', {
        cx: side * half * 0.58,
        cy: clearance + 46,
        rx: 62,
        ry: 34,
        fill: '#050607',
        stroke: '#aab2b8',
        'stroke-width': 12,
      }),
    ),
    form.isOpen
      ? ''
      : height - belt > 300 && !isLow
        ? tag('rect', { x: -230, y: height - 84, width: 460, height: 20, rx: 8, fill: '#a3141a' })
        : tag('rect', { x: -160, y: belt + 90, width: 320, height: 14, rx: 6, fill: '#a3141a' }),
    hasSpare ? drawSpareCover(belt - 90, wheelRadius, ramp) : '',
    isTub
      ? tag('rect', {
          x: -half * 0.8,
          y: wheelRadius * 1.02,
          width: half * 1.6,
          height: 70,
          rx: 20,
          fill: '#b9c0c5',
          stroke: '#4c545a',
          'stroke-width': 6,
        })
      : '',
  ].join('')
}

/** Spare wheel on the tailgate under its painted cover. */
function drawSpareCover(y: number, radius: number, ramp: Ramp): string {
  return [
    tag('circle', { cx: 60, cy: y, r: radius * 0.94, fill: '#101214' }),
    tag('circle', {
      cx: 60,
      cy: y,
      r: radius * 0.82,
      fill: 'url(#paint)',
      stroke: mix(ramp.deep, '#000000', 0.4),
      'stroke-width': 6,
    }),
    tag('circle', {
      cx: 60,
      cy: y,
      r: radius * 0.62,
      fill: 'none',
      stroke: ramp.deep,
      'stroke-width': 5,
      opacity: 0.4,
    }),
    softStroke(
      `M${60 - radius * 0.66} ${y + radius * 0.4}A${radius * 0.78} ${radius * 0.78} 0 0 0 ${60 + radius * 0.66} ${y + radius * 0.4}`,
      ramp.light,
      5,
      10,
      0.6,
      4,
    ),
  ].join('')
}

/** A raised fabric roof over the paint of the shell; from behind with its small window. */
function drawFabricTop({ half, belt, height, roofHalf }: EndForm, view: 'front' | 'rear'): string {
  const dome: readonly Point[] = [
    [half * 0.93, belt + 20, 'c'],
    [(half * 0.9 + roofHalf) / 2, (belt + height) / 2 + 20],
    [roofHalf - 10, height - 70],
    [roofHalf * 0.6, height - 8],
    [0, height + 4],
  ]
  const outline = [
    ...dome,
    ...dome
      .slice(0, -1)
      .reverse()
      .map(([x, y, corner]): Point => (corner === undefined ? [-x, y] : [-x, y, corner])),
  ]
  return [
    tag('path', { d: curve(outline, true), fill: '#1d2023', stroke: '#050607', 'stroke-width': 6 }),
    softStroke(curve(outline.slice(2, -2)), '#8b939a', 5, 16, 0.45, 5),
    view === 'rear'
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.5, height - 90],
              [half * 0.5, height - 90],
              [half * 0.58, belt + 90],
              [-half * 0.58, belt + 90],
            ],
            60,
          ),
          fill: '#10161a',
          stroke: '#3a4045',
          'stroke-width': 10,
        })
      : '',
  ].join('')
}

/** The car from the front or from the rear, on the same scale as from the side. */
export function drawEnd(
  base: SideProfile,
  parts: ArtParts & { readonly shape: Parameters<typeof resolveEndForm>[1] },
  view: 'front' | 'rear',
  look: SceneLook,
): Drawing {
  const family = familyStyles[parts.family]
  const isWork =
    parts.shape === 'ute' ||
    parts.shape === 'offroader' ||
    parts.shape === 'cabchassis' ||
    parts.shape === 'bus' ||
    parts.shape === 'van' ||
    parts.shape === 'lighttruck'
  // Faces made for low noses look lost on a tall one.
  const style: FamilyStyle =
    isWork && (family.face === 'trapeze' || family.face === 'closed')
      ? { ...family, face: parts.seed % 2 === 0 ? 'bars' : 'hexagon' }
      : family
  const profile = warpProfile(base, style, parts.seed)
  const { shape } = parts
  const ramp = ramps[parts.paint]
  const isCoach = shape === 'motorhome'
  const isTruck = shape === 'lighttruck'
  const isTray = view === 'rear' && (isTruck || shape === 'cabchassis')
  const whole = resolveEndForm(profile, shape)
  const form = isCoach ? { ...whole, height: 1900 } : whole
  const shell = drawEndShell(form, ramp)
  const isRugged = profile.cladding > 0
  const accessories = resolveAccessories(parts)
  const defs = [
    endDefs(form, ramp, shell.path),
    linear(
      'lampGlass',
      [0, form.lamp[0]],
      [0, form.lamp[1]],
      [
        [0, '#3b444b'],
        [0.5, '#1a1f23'],
        [1, '#77838c'],
      ],
    ),
    radial('projector', [0, form.lamp[1]], 1400, [
      [0, '#aebbc4'],
      [1, '#2b3238'],
    ]),
    linear(
      'tailRed',
      [0, form.tail[0]],
      [0, form.tail[1]],
      [
        [0, '#6b080d'],
        [0.6, '#b5131b'],
        [1, '#ea4a41'],
      ],
    ),
    linear(
      'bonnetLight',
      [0, form.bonnet],
      [0, form.cowl],
      [
        [0, ramp.light, 0],
        [0.5, ramp.light, 0.55],
        [1, ramp.light, 0.1],
      ],
    ),
    isCoach ? coachDefs(profile.height, ramp) : '',
    isTray ? trayDefs(isTruck) : '',
  ].join('')
  const back =
    view === 'rear'
      ? isTray
        ? drawTrayRear(form, look.sky, isTruck, parts.seed)
        : drawRear(form, ramp, look, shape, parts.seed, accessories.spare)
      : ''
  const body = [
    isCoach && view === 'front' ? drawCoachShell(profile.height, '') : '',
    isCoach && view === 'rear'
      ? drawEndTyres({ ...form, half: 1000 }) +
        drawCoachRear(profile.height, pickCoachAccent(luminance(ramp.base) > 0.6, parts.seed), parts.seed)
      : shell.body,
    shape === 'softtop' ? drawFabricTop(form, view) : '',
    view === 'front' ? drawFront(form, style, ramp, look, isRugged) : isCoach ? '' : back,
    isCoach && view === 'rear' ? '' : drawEars(form, ramp),
    isCoach && view === 'front' ? drawLuton() : '',
    view === 'front' ? drawFrontAccessories(form, accessories) : drawEndRack(form, accessories.rack, false),
    profile.extras.roofRails === true && accessories.rack === 'none' && parts.seed % 4 !== 3
      ? [-1, 1]
          .map((side) =>
            tag('path', {
              d: roundedPolygon(
                [
                  [side * (form.roofHalf - 60), form.height - 50],
                  [side * (form.roofHalf - 20), form.height - 50],
                  [side * (form.roofHalf - 40), form.height + 34],
                  [side * (form.roofHalf - 80), form.height + 34],
                ],
                12,
              ),
              fill: '#1a1d20',
            }),
          )
          .join('')
      : '',
  ].join('')
  const half = (isCoach ? 1130 : isTray ? Math.max(form.half, isTruck ? 1060 : 940) : form.half) + 240
  return {
    defs,
    body: group({ transform: `translate(${half} 0)` }, body),
    length: half * 2,
    height: isCoach ? profile.height + 120 : form.height + (accessories.rack === 'none' ? 0 : 120),
    contacts: [-1, 1].map(
      (side) => [half + side * (form.half - form.tyreWidth / 2 - 14), form.tyreWidth * 0.6] as const,
    ),
    clearance: form.clearance,
    shadow: [half - form.half, half + form.half],
  }
}

import { resolveAccessories } from './accessories.ts'
import { mix, type Ramp, ramps } from './colour.ts'
import type { Drawing } from './drawing.ts'
import type { DrawnParts } from './drawn-shape.ts'
import { drawEndRack, drawFrontAccessories } from './end-accessories.ts'
import { drawEars, drawEndShell, endDefs } from './end-body.ts'
import { drawEndGlass } from './end-glass.ts'
import { bothSides, type EndForm, resolveEndForm } from './end-form.ts'
import { drawEndRear } from './end-rear.ts'
import { type FamilyStyle, familyStyles } from './family-style.ts'
import { drawFrontLamps } from './front-lamps.ts'
import { drawGrille, drawLowerFront } from './front-face.ts'
import type { SceneLook } from './scene.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, group, linear, type Point, radial, roundedPolygon, softStroke, tag } from './svg.ts'
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

/** The car from the front or from the rear, on the same scale as from the side. */
export function drawEnd(
  base: SideProfile,
  parts: DrawnParts & { readonly shape: Parameters<typeof resolveEndForm>[1] },
  view: 'front' | 'rear',
  look: SceneLook,
): Drawing {
  const family = familyStyles[parts.family]
  const isWork = parts.shape === 'ute' || parts.shape === 'offroader' || parts.shape === 'van'
  // Faces made for low noses look lost on a tall one.
  const style: FamilyStyle =
    isWork && (family.face === 'trapeze' || family.face === 'closed')
      ? { ...family, face: parts.seed % 2 === 0 ? 'bars' : 'hexagon' }
      : family
  const profile = warpProfile(base, style, parts.seed)
  const { shape } = parts
  const ramp = ramps[parts.paint]
  const form = resolveEndForm(profile, shape)
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
  ].join('')
  const body = [
    shell.body,
    view === 'front'
      ? drawFront(form, style, ramp, look, isRugged)
      : drawEndRear(form, ramp, look, shape, parts.seed, accessories.spare),
    drawEars(form, ramp),
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
  const half = form.half + 240
  return {
    defs,
    body: group({ transform: `translate(${half} 0)` }, body),
    length: half * 2,
    height: form.height + (accessories.rack === 'none' ? 0 : 120),
    contacts: [-1, 1].map(
      (side) => [half + side * (form.half - form.tyreWidth / 2 - 14), form.tyreWidth * 0.6] as const,
    ),
    clearance: form.clearance,
    shadow: [half - form.half, half + form.half],
  }
}

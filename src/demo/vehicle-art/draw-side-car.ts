import { drawSideAccessories } from './side-accessories.ts'
import { resolveAccessories } from './accessories.ts'
import { ramps } from './colour.ts'
import type { Drawing } from './drawing.ts'
import type { DrawnParts } from './drawn-shape.ts'
import { familyStyles } from './family-style.ts'
import { resolveWheelLook } from './wheel-look.ts'
import type { SceneLook } from './scene.ts'
import { buildBodyPath, drawBody, drawCladding } from './side-body.ts'
import { drawBumpers, drawHandles, drawMirror, drawRoof, drawSeams, mirrorGradient } from './side-details.ts'
import { drawHeadlamp, drawTailLamp } from './side-lamps.ts'
import { drawExtras } from './side-extras.ts'
import { drawGlass } from './side-glass.ts'
import type { SideProfile } from './side-profile.ts'
import { group, tag } from './svg.ts'
import { warpProfile } from './warp-profile.ts'
import { drawWheel } from './wheel.ts'

export function drawSideCar(base: SideProfile, parts: DrawnParts, look: SceneLook): Drawing {
  const style = familyStyles[parts.family]
  const profile = warpProfile(base, style, parts.seed)
  const ramp = ramps[parts.paint]
  const { axles, wheelRadius, arch, sill, length, height, extras } = profile
  const bodyPath = buildBodyPath(profile)
  const wheel = drawWheel(resolveWheelLook(parts, wheelRadius, profile.rim))
  const twoTone =
    (parts.shape === 'suv' || parts.shape === 'hatch' || parts.shape === 'offroader') &&
    style.trim === 'black' &&
    parts.seed % 5 === 2
  const paint = drawBody(profile, bodyPath, { ramp, floor: look.floor[0], twoTone })
  const glass = drawGlass(profile, style, look.sky, parts.seed % 3 === 0)
  const headlamp = drawHeadlamp(profile, style)
  const tailLamp = drawTailLamp(profile)
  const load = drawExtras(profile, ramp, parts.seed)
  const accessories = resolveAccessories(parts)
  const bolted = drawSideAccessories(profile, accessories, ramp)
  const wheelAt = (x: number): string => tag('use', { href: '#wheel', transform: `translate(${x} ${wheelRadius})` })
  const foot = Math.max(sill, profile.outline[0]?.[1] ?? 0, profile.outline.at(-1)?.[1] ?? 0) + 4
  const well = (x: number): string =>
    tag('path', {
      d: [
        `M${x - arch - 6} ${foot}L${x - arch - 6} ${wheelRadius}`,
        `A${arch + 6} ${arch + 6} 0 0 0 ${x + arch + 6} ${wheelRadius}`,
        `L${x + arch + 6} ${foot}`,
        `L${x + wheelRadius * 0.9} ${foot - 130}L${x - wheelRadius * 0.9} ${foot - 130}Z`,
      ].join(''),
      fill: '#060708',
    })
  const rail = extras.slidingRail
  const body = [
    tag('path', {
      d: [
        `M${axles[0]} ${sill + 20}L${axles[0] + 60} ${sill - 80}`,
        `L${axles[1] - 60} ${sill - 90}L${axles[1]} ${sill + 20}Z`,
      ].join(''),
      fill: '#08090a',
    }),
    load.behind,
    bolted.behind,
    ...axles.map((axle) => well(axle)),
    paint.body,
    drawCladding(profile),
    drawBumpers(profile, ramp),
    drawSeams(profile, ramp),
    rail === undefined
      ? ''
      : tag('rect', {
          x: rail[0],
          y: rail[2],
          width: rail[1] - rail[0],
          height: 16,
          rx: 8,
          fill: '#0a0b0c',
          opacity: 0.7,
        }),
    glass.body,
    headlamp.body,
    tailLamp.body,
    drawHandles(profile, ramp, style.trim === 'chrome' && parts.seed % 2 === 0),
    load.front,
    accessories.rack === 'none' ? drawRoof(profile, parts.seed) : '',
    bolted.front,
    ...axles.map((axle) => wheelAt(axle)),
    drawMirror(profile.mirror, ramp),
  ].join('')
  const defs = [
    wheel.defs,
    tag('g', { id: 'wheel' }, wheel.body),
    paint.defs,
    glass.defs,
    headlamp.defs,
    tailLamp.defs,
    load.defs,
    mirrorGradient(profile, ramp),
  ].join('')
  return {
    defs,
    body: group({}, body),
    length: length + bolted.reach,
    height: height + (accessories.rack === 'none' ? 0 : 110),
    contacts: axles.map((axle) => [axle, wheelRadius * 0.42] as const),
    clearance: sill - 70,
  }
}

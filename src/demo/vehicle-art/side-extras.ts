import { luminance, mix, type Ramp } from './colour.ts'
import { drawAwning, drawDoor, drawGraphics, drawHatch, drawWindow, dwellingDefs } from './dwelling.ts'
import { drawRooftop, drawVent } from './dwelling-roof.ts'
import { pickBySeed } from './family-style.ts'
import { drawFabricRoof, drawOpenCabin } from './side-open.ts'
import type { SideProfile } from './side-profile.ts'
import { drawTray } from './side-tray.ts'
import { drawTub } from './side-tub.ts'
import { group, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

/** What a working body carries behind its cabin, and what an open car shows above its doors. */
export function drawExtras(
  profile: SideProfile,
  ramp: Ramp,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const kind = profile.extras.kind ?? 'none'
  switch (kind) {
    case 'tub':
      return drawTub(profile, seed)
    case 'tray':
      return drawTray(profile, 1160, 1010, seed)
    case 'truckTray':
      return drawTray(profile, 1300, 1060, seed)
    case 'open':
      return drawOpenCabin()
    case 'fabric':
      return drawFabricRoof(profile)
    case 'panel':
      return { defs: '', behind: '', front: drawPanels(profile, ramp) }
    case 'house':
      return drawHouse(profile, ramp, seed)
    case 'bus':
    case 'none':
      return { defs: '', behind: '', front: '' }
  }
}

/** Pressed panels of a van: a shallow recess, dark above and light below. */
function drawPanels(profile: SideProfile, ramp: Ramp): string {
  const panels = [
    [2260, 3360],
    [3480, 5010],
  ] as const
  return group(
    { 'clip-path': 'url(#bodyClip)' },
    ...panels.map(([from, to]) => {
      const shape = roundedPolygon(
        [
          [from, 1800],
          [to, 1800],
          [to, 1230],
          [from, 1230],
        ],
        60,
      )
      return [
        tag('path', { d: shape, fill: ramp.deep, opacity: 0.07 }),
        softStroke(shape, ramp.deep, 6, 12, 0.3, 4),
        tag('path', {
          d: polyline([
            [from + 50, 1236],
            [to - 50, 1236],
          ]),
          stroke: mix(ramp.light, '#ffffff', 0.3),
          'stroke-width': 9,
          fill: 'none',
          opacity: 0.7,
        }),
      ].join('')
    }),
    tag('rect', { x: 1500, y: 560, width: 3600, height: 60, rx: 20, fill: '#1d2022', opacity: 0.9 }),
    tag('rect', { x: 1510, y: 610, width: 3580, height: 6, fill: '#7d848a', opacity: 0.6 }),
  )
}

/** Windows, door, awning and graphics of a coach body. */
function drawHouse(
  profile: SideProfile,
  ramp: Ramp,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const from = profile.extras.loadFrom ?? 2120
  const { length, height } = profile
  const accent =
    luminance(ramp.base) > 0.6
      ? pickBySeed(['#1d2c4d', '#3a3f45', '#13666c', '#7d2f0b', '#601423'], seed, 5)
      : '#dfe3e6'
  return {
    defs: dwellingDefs(height - 20),
    behind: '',
    front: [
      group({ 'clip-path': 'url(#bodyClip)' }, drawGraphics(from, length, 640, accent, mix(accent, '#ffffff', 0.45))),
      drawWindow(1190, 2080, 620, 380),
      drawWindow(from + 260, 1640, 760, 520),
      drawWindow(length - 1180, 1640, 760, 560),
      drawDoor(from + 1240, 470, 640, 1900, ramp),
      drawHatch(from + 180, 560, 620, 360, ramp),
      drawHatch(length - 1060, 700, 520, 420, ramp),
      drawVent(length - 1560, 1180, 380),
      drawAwning(from + 520, length - 260, height - 20),
      drawRooftop(from - 100, height, seed),
    ].join(''),
  }
}

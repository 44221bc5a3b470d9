import { mix, type Ramp } from './colour.ts'
import type { SideProfile } from './side-profile.ts'
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
    case 'panel':
      return { defs: '', behind: '', front: drawPanels(profile, ramp) }
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

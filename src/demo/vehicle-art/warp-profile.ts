import type { FamilyStyle } from './family-style.ts'
import type { SideProfile } from './side-profile.ts'
import type { Point } from './svg.ts'

const bump = (x: number, centre: number, width: number): number => Math.exp(-(((x - centre) / width) ** 2))

const middleOf = (points: readonly Point[], axis: 0 | 1): number =>
  (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2

const reshape = (points: readonly Point[], centreX: number, factorX: number, factorY: number): Point[] => {
  const centreY = middleOf(points, 1)
  return points.map(([x, y, corner]): Point => {
    const moved: Point = [centreX + (x - centreX) * factorX, centreY + (y - centreY) * factorY]
    return corner === undefined ? moved : [moved[0], moved[1], corner]
  })
}

/** Tail lamp of the family, grown from the profile's own: it always keeps to the rear edge. */
function resolveTailLamp(
  { tailLamp: lamp, outline, length }: SideProfile,
  tail: FamilyStyle['tail'],
): readonly Point[] {
  if (lamp.length === 0) return lamp
  const edge = Math.max(...lamp.map(([x]) => x))
  switch (tail) {
    case 'wrap':
      return lamp
    case 'blade':
      return reshape(lamp, edge, 1.28, 0.6)
    case 'block':
      return reshape(lamp, edge, 0.82, 1.3)
    case 'upright': {
      const middle = middleOf(lamp, 1)
      const rear = outline.filter(([x, y]) => x > length * 0.75 && y > middle - 190 && y < middle + 170)
      return [...rear.map(([x, y]): Point => [x + 60, y]), ...[...rear].reverse().map(([x, y]): Point => [x - 128, y])]
    }
  }
}

/**
 * Bends the whole drawing at once, so that outline, lamps, windows and seams keep together: nose and roof lifted, body
 * stretched, window line kicked up at the rear, roof falling to the tail. The seed varies length and height a little.
 */
export function warpProfile(profile: SideProfile, style: FamilyStyle, seed: number): SideProfile {
  const { length, height, sill, belt, wheelRadius } = profile
  const isLoad = profile.extras.kind !== undefined
  // Strong enough to be told apart on a card the size of a hand.
  const emphasis = isLoad ? 1 : 1.7
  const small = ((seed * 37) % 11) - 5
  const stretch = style.stretch * (1 + (((seed * 29) % 9) - 4) * (isLoad ? 0.004 : 0.013))
  const tall = 1 + (((seed * 17) % 7) - 3) * (isLoad ? 0 : 0.011)
  const warp = ([x, y, corner]: Point): Point => {
    const above = Math.max(0, (y - sill) / (height - sill))
    const lift = (style.nose * emphasis + small) * bump(x, length * 0.06, length * 0.17) * Math.min(1, above * 2.2)
    const overBelt = Math.max(0, (y - belt[0]) / (height - belt[0]))
    const fall = isLoad
      ? 0
      : style.slope * emphasis * Math.max(0, (x / length - 0.5) / 0.5) ** 1.5 * Math.min(1, overBelt * 1.4)
    const nearBelt = isLoad ? 0 : bump(y, belt[1], (height - belt[1]) * 0.7) * bump(x, length * 0.85, length * 0.3)
    const raised =
      y +
      lift +
      (isLoad ? style.roof * 0.4 : style.roof * emphasis) * overBelt +
      style.kick * emphasis * nearBelt -
      fall
    const moved: Point = [x * stretch, raised > wheelRadius ? wheelRadius + (raised - wheelRadius) * tall : raised]
    return corner === undefined ? moved : [moved[0], moved[1], corner]
  }
  const all = (points: readonly Point[]): Point[] => points.map((point) => warp(point))
  const [lift, tilt] = isLoad ? [style.crease[0] * 0.4, 0] : style.crease
  const crease = all(profile.crease.map(([x, y]): Point => [x, y + lift + tilt * (x / length - 0.5)]))
  const nose = Math.min(0, ...profile.headlamp.map(([x]) => x))
  const { slidingRail, loadFrom } = profile.extras
  return {
    ...profile,
    length: length * stretch,
    height: warp([length * 0.5, height])[1],
    axles: [profile.axles[0] * stretch, profile.axles[1] * stretch],
    outline: all(profile.outline),
    glass: profile.glass.map((pane) => all(pane)),
    pillars: profile.pillars.map(([top, bottom, width]) => [top * stretch, bottom * stretch, width] as const),
    screens: profile.screens.map((pane) => all(pane)),
    seams: profile.seams.map((seam) => all(seam)),
    handles: all(profile.handles).map(([x, y]): Point => [x, y + lift * 0.3]),
    crease,
    belt: [warp([length * 0.3, belt[0]])[1], warp([length * 0.85, belt[1]])[1]],
    headlamp: all(
      isLoad || profile.headlamp.length === 0
        ? profile.headlamp
        : reshape(profile.headlamp, nose, style.lamp < 0.8 ? 1.08 : 0.96, style.lamp),
    ),
    tailLamp: all(isLoad ? profile.tailLamp : resolveTailLamp(profile, style.tail)),
    mirror: warp(profile.mirror),
    cladding: isLoad ? profile.cladding : profile.cladding * style.cladding,
    extras: {
      ...profile.extras,
      ...(loadFrom === undefined ? {} : { loadFrom: loadFrom * stretch }),
      ...(slidingRail === undefined
        ? {}
        : { slidingRail: [slidingRail[0] * stretch, slidingRail[1] * stretch, slidingRail[2]] as const }),
    },
  }
}

/** Height of the upper outline above x, for rails and racks that follow the roof. */
export function resolveOutlineHeight(outline: readonly Point[], x: number): number {
  let best = 0
  for (let index = 1; index < outline.length; index += 1) {
    const [from, to] = [outline[index - 1], outline[index]]
    if (from === undefined || to === undefined) continue
    const [low, high] = from[0] <= to[0] ? [from, to] : [to, from]
    if (x < low[0] || x > high[0] || high[0] === low[0]) continue
    best = Math.max(best, low[1] + ((x - low[0]) / (high[0] - low[0])) * (high[1] - low[1]))
  }
  return best
}

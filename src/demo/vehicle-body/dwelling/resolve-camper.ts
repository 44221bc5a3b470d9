import type { DwellingPlan, Graphics, Shell, WallFitting } from './dwelling-plan.ts'
import { fromFeet, placeAxles } from './resolve-caravan.ts'

/** A camper trailer in its maker's figures. */
export interface CamperFacts {
  /** Body as it is sold, in feet. */
  readonly feet: readonly [width: number, length: number]
  /** `folding` is shown closed, as it is towed; an A-frame as it stands, with its roof up. Height in millimetres. */
  readonly roof: { readonly kind: 'folding' | 'aframe'; readonly height: number }
  readonly isOffRoad: boolean
  readonly graphics: Graphics
  readonly accents: DwellingPlan['accents']
}

function placeLids(from: number, to: number, floor: number, wallTop: number): readonly WallFitting[] {
  const length = to - from
  const up = [floor + 130, wallTop - 120] as const
  const lid = (side: -1 | 1, at: number, size: number): WallFitting => ({
    what: 'hatch',
    side,
    along: [from + at * length, from + at * length + size],
    up,
  })
  return [lid(-1, 0.07, 620), lid(-1, 0.78, 560), lid(1, 0.07, 620), lid(1, 0.74, 640), lid(1, 0.3, 560)]
}

/** Works out everything that the shape of a camper trailer follows from. `rim` is the pattern of its wheels. */
export function resolveCamper({ feet, roof, isOffRoad, graphics, accents }: CamperFacts, rim: number): DwellingPlan {
  const [width, body] = [fromFeet(feet[0]), fromFeet(feet[1])]
  const { kind, height } = roof
  const from = isOffRoad ? 1620 : 1280
  const to = from + body
  const middle = (from + to) / 2
  const floor = isOffRoad ? 610 : 450
  const tyre = isOffRoad
    ? { diameter: 740, width: 240, isOffRoad: true }
    : { diameter: 640, width: 195, isOffRoad: false }
  const wallTop = kind === 'aframe' ? floor + 770 : height - 400
  const wall: Shell = {
    skin: 'wall',
    foot: floor,
    top: wallTop,
    front: [
      [floor, from + 150],
      [floor + 180, from + 10],
      [wallTop, from],
    ],
    rear: [
      [floor, to - (isOffRoad ? 320 : 110)],
      [floor + 190, to - 10],
      [wallTop, to],
    ],
    width,
    radius: 55,
  }
  const cover: Shell =
    kind === 'aframe'
      ? {
          skin: 'cap',
          foot: wallTop - 30,
          top: height,
          front: [
            [wallTop - 30, from + 25],
            [height, middle - 150],
          ],
          rear: [
            [wallTop - 30, to - 25],
            [height, middle + 60],
          ],
          width: width - 16,
          radius: 34,
        }
      : {
          skin: 'lid',
          foot: wallTop + 8,
          top: height,
          front: [
            [wallTop, from - 25],
            [wallTop + 150, from],
            [wallTop + 310, from + 120],
            [height, from + 420],
          ],
          rear: [
            [wallTop, to + 25],
            [wallTop + 150, to],
            [wallTop + 310, to - 110],
            [height, to - 400],
          ],
          width: width + 50,
          radius: 90,
        }
  const tail = isOffRoad ? 'spare' : 'bumper'
  const fittings: readonly WallFitting[] =
    kind === 'aframe'
      ? [
          { what: 'door', side: -1, along: [middle - 750, middle - 150], up: [floor + 40, floor + 1480] },
          { what: 'window', side: -1, along: [middle + 40, middle + 560], up: [wallTop + 120, wallTop + 430] },
          { what: 'window', side: 1, along: [middle - 380, middle + 380], up: [wallTop + 120, wallTop + 480] },
          { what: 'hatch', side: -1, along: [from + 160, from + 720], up: [floor + 130, floor + 500] },
          { what: 'hatch', side: 1, along: [from + 160, from + 720], up: [floor + 130, floor + 500] },
          { what: 'vent', side: 1, along: [middle - 900, middle - 500], up: [floor + 380, floor + 560] },
          { what: 'vent', side: 1, along: [middle - 900, middle - 500], up: [floor + 120, floor + 300] },
        ]
      : placeLids(from, to, floor, wallTop)
  return {
    length: to + (isOffRoad ? 70 + tyre.width : 80),
    width,
    height,
    from,
    to,
    floor,
    shells: [wall, cover],
    wheels: placeAxles(from, to, 1, tyre.diameter),
    tyre,
    rim: { share: 0.6, pattern: rim },
    fittings,
    graphics,
    accents,
    cladding: 'smooth',
    plate: isOffRoad ? [floor + 210, floor + 380] : [0, floor + 300],
    awning: kind === 'folding' ? { along: [from + 320, to - 320], up: wallTop + 190, arms: false } : null,
    roof: kind === 'folding' ? [{ what: isOffRoad ? 'rail' : 'hatch', at: middle }] : [],
    frontWindow: kind === 'aframe' ? [wallTop + 300, wallTop + 640, 330] : null,
    rearWindow: kind === 'aframe' ? [wallTop + 250, wallTop + 560, 380] : null,
    tail,
    drawbar: isOffRoad ? 'box' : 'bottles',
  }
}

import type { BodyFacts } from '../resolve-plan.ts'
import { resolvePlan } from '../resolve-plan.ts'
import type { DwellingPlan, Graphics, Shell } from './dwelling-plan.ts'
import { doorShare, placeDoor, placeFittings, type Layout } from './place-fittings.ts'

/** A motorhome on the cab of a van. Millimetres. */
export interface MotorhomeFacts {
  /**
   * `overcab` has a bed above the cab (class C), `fairing` a low nose that runs from the cab's roof to that of the body
   * (class B), `van` is the maker's own van with windows cut in, `campervan` a van for people with a roof that lifts.
   */
  readonly form: 'overcab' | 'fairing' | 'van' | 'campervan'
  /** Length, width and height of the record, with what stands on the roof. */
  readonly size: readonly [length: number, width: number, height: number]
  readonly cab: BodyFacts
  readonly layout: Layout
  readonly graphics: Graphics
  readonly accents: DwellingPlan['accents']
  readonly radius?: number
}

/** Height of what stands on the roof. */
const roofFittings = 185

/** The living box of a motorhome, behind and above its cab. `rim` is the pattern of its wheels. */
export function resolveMotorhome(facts: MotorhomeFacts, rim: number): DwellingPlan {
  const { form, size, cab, layout, radius = 90 } = facts
  const [length, width, overall] = size
  const isCamper = form === 'campervan'
  const height = isCamper ? cab.size[2] : overall - roofFittings
  const car = resolvePlan(cab, rim)
  const rearAxle = car.frontOverhang + car.wheelbase
  const isVan = form === 'van' || isCamper
  const from = isVan ? car.roofStart + 700 : car.cabEnd - 60
  const floor = isVan ? 420 : 400
  const to = length
  const wall: Shell = {
    skin: 'wall',
    foot: floor,
    top: height,
    front: [
      [floor, from],
      [height - 400, from],
      [height, from + 40],
    ],
    rear: [
      [floor, to - 90],
      [floor + 300, to],
      [height - 480, to - 10],
      [height, to - 150],
    ],
    width,
    radius,
  }
  const nose = car.roofStart
  const over: Shell = {
    skin: 'wall',
    foot: car.height - 150,
    top: height,
    front: [
      [car.height - 150, nose - 60],
      [car.height + 60, nose - 560],
      [car.height + 330, nose - 700],
      [height - 160, nose - 590],
      [height, nose - 330],
    ],
    rear: [
      [car.height - 150, from + 200],
      [height, from + 200],
    ],
    width,
    footWidth: width - 160,
    radius: 120,
  }
  const fairing: Shell = {
    skin: 'cap',
    foot: car.height - 170,
    top: height,
    front: [
      [car.height - 170, nose + 10],
      [car.height + 20, nose + 60],
      [height - 260, nose + 420],
      [height, nose + 820],
    ],
    rear: [
      [car.height - 150, from + 260],
      [height, from + 260],
    ],
    width: width - 40,
    footWidth: car.width * car.tumblehome + 60,
    radius: 190,
  }
  const reach = car.tyre.diameter / 2 + 100
  const arch = [rearAxle - reach, rearAxle + reach] as const
  const doorFrom = placeDoor(from, to - from, doorShare(layout), arch)
  const middle = (from + to) / 2
  const windowFoot = height - (isVan ? 1020 : 1180)
  return {
    length,
    width,
    height,
    from,
    to,
    floor,
    shells: isVan ? [] : form === 'overcab' ? [wall, over] : [wall, fairing],
    wheels: [rearAxle],
    tyre: car.tyre,
    rim: car.rim,
    fittings: isCamper
      ? []
      : isVan
        ? ([-1, 1] as const).flatMap((side) =>
            [0.24, 0.68].map((at) => ({
              what: 'window' as const,
              side,
              along: [from + at * (to - from) - 430, from + at * (to - from) + 430] as const,
              up: [windowFoot, windowFoot + 480] as const,
            })),
          )
        : [
            ...placeFittings({ layout, isOffRoad: false }, { from, to, floor, wallTop: height }, arch),
            // Beside the bed over the cab.
            ...(form === 'overcab' ? ([-1, 1] as const) : []).map((side) => ({
              what: 'window' as const,
              side,
              along: [nose - 330, nose + 290] as const,
              up: [car.height + 150, car.height + 440] as const,
            })),
          ],
    graphics: facts.graphics,
    accents: facts.accents,
    cladding: 'smooth',
    plate: [0, 0],
    awning: {
      along: isVan ? [from + 60, to - 700] : [Math.max(from + 200, doorFrom - 500), to - 420],
      up: height - (isVan ? 170 : 120),
      arms: false,
    },
    roof: isCamper
      ? [{ what: 'lid', at: middle - 100 }]
      : [
          { what: 'cooler', at: middle + 200 },
          { what: 'hatch', at: from + 400 },
          ...(isVan ? [] : [{ what: 'hatch', at: to - 600 } as const]),
        ],
    frontWindow: null,
    rearWindow: isVan ? null : [height - 1180, height - 720, 620],
    tail: 'bumper',
    drawbar: null,
  }
}

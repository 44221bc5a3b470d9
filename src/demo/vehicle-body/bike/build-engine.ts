import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addShell, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { addCase, addCylinder, addRadiator, finned, type Build } from './engine-parts.ts'

/** The engine, its radiator and its air cleaner. */
export function addEngine(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, pattern, family } = plan
  const [cx, cz] = pattern.crank
  const at = (x: number, y: number, z: number): Point3 => plan.at(cx + x, y, cz + z)
  const build: Build = { mesh, plan, at }
  // A fairing has to go around it.
  const narrow = family === 'sport' ? 0.76 : 1
  const isCooled = !['airVTwin', 'airTwin', 'airSingle', 'electric', 'boxer'].includes(look.engine)
  if (isCooled && family !== 'dirt') {
    const lean = family === 'cruiser' ? 1 : 0.8
    addRadiator(build, at(-268 * lean - 20, 0, -60), at(-310 * lean - 20, 0, 290), family === 'cruiser' ? 110 : 165)
  }
  switch (look.engine) {
    case 'single': {
      const small = family === 'dirt' ? 0.88 : 1
      addCase(build, 118 * small, [190, 230], small)
      addCylinder(build, [-40, 0, 70], 8, 300, [82, 84], 0)
      if (family === 'dirt')
        for (const side of [-1, 1])
          addLoft(
            mesh,
            bikePart.radiator,
            at(-262, side * 118, 150),
            at(-300, side * 108, 380),
            [
              [0, 24, 52],
              [1, 24, 52],
            ],
            { round: 0.15, sides: 12 },
          )
      break
    }
    case 'twin':
      addCase(build, 165 * narrow, [200, 250])
      addCylinder(build, [-60, 0, 70], 28, 330, [92, 168 * narrow], 0)
      break
    case 'triple':
      addCase(build, 185, [200, 250])
      addCylinder(build, [-60, 0, 70], 26, 330, [92, 196], 0)
      break
    case 'four':
      addCase(build, 205 * narrow, [205, 250])
      addCylinder(build, [-70, 0, 70], 28, 330, [92, 226 * narrow], 0)
      break
    case 'lTwin':
      addCase(build, 140, [180, 250])
      addCylinder(build, [-90, 0, 20], 72, 300, [84, 92], 0)
      addCylinder(build, [20, 0, 90], -18, 290, [84, 92], 0)
      break
    case 'boxer':
      addCase(build, 170, [230, 270], 1.12)
      for (const side of [-1, 1]) {
        const away = side < 0 ? 26 : 0
        addLoft(
          mesh,
          bikePart.cylinder,
          at(-110 + away, side * 150, 10),
          at(-120 + away, side * 330, 20),
          finned(0, 1, 5, 92, 82),
          { round: 0.7, sides: 22 },
        )
        addLoft(
          mesh,
          bikePart.cover,
          at(-120 + away, side * 326, 20),
          at(-124 + away, side * 430, 26),
          [
            [0, 106, 112],
            [0.4, 108, 114],
            [0.8, 96, 100],
            [1, 66, 74],
          ],
          { round: 0.65, sides: 22 },
        )
        addLoft(
          mesh,
          bikePart.dark,
          at(-124 + away, side * 429, 26),
          at(-124 + away, side * 440, 26),
          [
            [0, 58, 62],
            [1, 52, 56],
          ],
          { round: 0.65, sides: 24 },
        )
      }
      addLoft(
        mesh,
        bikePart.casing,
        at(-250, 0, 30),
        at(-285, 0, 32),
        [
          [0, 150, 120],
          [1, 140, 110],
        ],
        { round: 0.7 },
      )
      break
    case 'airVTwin':
    case 'cooledVTwin': {
      const isAir = look.engine === 'airVTwin'
      const half = isAir ? 112 : 130
      addCase(build, half, [180, 260], 1.02)
      // The primary drive on the left, the gears' cover on the right.
      addShell(
        mesh,
        look.casing === 'chrome' ? bikePart.chrome : bikePart.cover,
        stationsAround(at, -95, 330, 96),
        (x, z) => [x, z],
        { aside: -half - 34, round: 0.8, ends: [70, 70] },
      )
      addLoft(
        mesh,
        look.casing === 'chrome' ? bikePart.chrome : bikePart.cover,
        at(-30, half, 60),
        at(-30, half + 36, 60),
        [
          [0, 110, 120],
          [0.7, 108, 118],
          [1, 88, 96],
        ],
        { round: 0.75, sides: 22 },
      )
      const lean = isAir ? 22.5 : 30
      addCylinder(build, [-60, 0, 80], lean, isAir ? 318 : 300, [isAir ? 88 : 82, isAir ? 92 : 100], isAir ? 9 : 0)
      addCylinder(build, [70, 0, 80], -lean, isAir ? 318 : 300, [isAir ? 88 : 82, isAir ? 92 : 100], isAir ? 9 : 0)
      // Air cleaner between the cylinders on the right.
      const cleaner = look.casing === 'chrome' ? bikePart.chrome : bikePart.gloss
      addLoft(
        mesh,
        cleaner,
        at(0, 96, 250),
        at(0, 190, 250),
        [
          [0, 60],
          [0.3, 92],
          [0.8, 96],
          [0.94, 86],
          [0.95, 62],
          [1, 56],
        ],
        { sides: 22 },
      )
      if (isAir)
        for (const x of [-100, -52, 52, 100])
          addTube(mesh, bikePart.chrome, [at(x * 0.6, 106, 120), at(x * 1.45, 98, 330)], 8, { sides: 8 })
      break
    }
    case 'airTwin':
    case 'airSingle': {
      const isTwin = look.engine === 'airTwin'
      addCase(build, isTwin ? 150 : 120, [190, 260])
      addShell(
        mesh,
        look.casing === 'black' ? bikePart.cover : bikePart.chrome,
        stationsAround(at, -120, 250, 90),
        (x, z) => [x, z],
        { aside: (isTwin ? 150 : 120) + 24, round: 0.85, ends: [80, 90] },
      )
      addShell(
        mesh,
        look.casing === 'black' ? bikePart.cover : bikePart.chrome,
        stationsAround(at, -130, 240, 84),
        (x, z) => [x, z],
        { aside: -(isTwin ? 150 : 120) - 24, round: 0.85, ends: [80, 90] },
      )
      addCylinder(build, [-40, 0, 90], 3, 340, [100, isTwin ? 150 : 104], 11)
      // Throttle body behind the cylinder.
      for (const side of isTwin ? [-1, 1] : [0])
        addLoft(
          mesh,
          bikePart.alloy,
          at(50, side * 74, 300),
          at(150, side * 80, 300),
          [
            [0, 30],
            [0.3, 38],
            [1, 34],
          ],
          { sides: 18 },
        )
      break
    }
    case 'electric': {
      // A finned battery above a motor that lies lengthwise.
      const [fx, , fz] = at(-240, 0, 10)
      const [rx, , top] = at(190, 0, 400)
      addShell(
        mesh,
        bikePart.cylinder,
        Array.from({ length: 19 }, (_, index) => {
          const x = fx + ((rx - fx) * index) / 18
          return [x, fz - 10 + (index / 18) * 40, top - (index / 18) * 60, index % 2 === 0 ? 168 : 150] as const
        }),
        (x, z) => [x, z],
        { round: 0.4, ends: [40, 40], between: 1 },
      )
      addLoft(
        mesh,
        bikePart.alloy,
        at(-170, 0, -120),
        at(190, 0, -100),
        [
          [0, 60, 66],
          [0.06, 96, 104],
          [0.2, 108, 118],
          [0.8, 108, 118],
          [0.94, 92, 100],
          [1, 60, 66],
        ],
        { sides: 22 },
      )
      for (let index = 0; index < 5; index += 1)
        addLoft(
          mesh,
          bikePart.casing,
          at(-90 + index * 48, 0, -116),
          at(-74 + index * 48, 0, -115),
          [
            [0, 114, 124],
            [1, 114, 124],
          ],
          { sides: 22 },
        )
      addCase(build, 120, [10, 250], 0.8)
      break
    }
  }
}

/** Stations of a long cover from `from` to `to` around the crankshaft. */
function stationsAround(
  at: Build['at'],
  from: number,
  to: number,
  radius: number,
): readonly (readonly [number, number, number, number])[] {
  const [x0, , z] = at(from, 0, 0)
  const x1 = at(to, 0, 0)[0]
  return [
    [x0, z - radius, z + radius, 34],
    [x0 + (x1 - x0) * 0.3, z - radius * 0.94, z + radius * 0.94, 38],
    [x0 + (x1 - x0) * 0.7, z - radius * 0.74, z + radius * 0.86, 36],
    [x1, z - radius * 0.6, z + radius * 0.8, 32],
  ]
}

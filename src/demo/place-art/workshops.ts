import { parkVehicle, vehicles, type VehicleName } from './parked-vehicles.ts'
import { base, drawGlass, path, rect, words, type PlaceLook } from './place-parts.ts'

const dark = '#2a3138'
const steel = '#8b959e'

/** A car on a hoist of two posts, in an opening of 150 by 160 whose left end is `x`. */
const drawHoist = (x: number, vehicle: VehicleName): string =>
  rect(x + 4, base - 150, 8, 150, '#5b646d') +
  rect(x + 138, base - 150, 8, 150, '#5b646d') +
  rect(x + 10, base - 60, 130, 6, '#5b646d') +
  parkVehicle(x + 75, base - 58, vehicles[vehicle], 172)

/** A door of horizontal slats, with a row of panes at eye level. */
const drawDoor = (x: number, y: number, width: number, fill: string, panes: string): string =>
  rect(x, y, width, base - y, fill) +
  rect(x + 8, y + 44, width - 16, 24, panes) +
  [24, 84, 110, 136]
    .filter((line) => y + line < base)
    .map((line) => rect(x, y + line, width, 2, '#000', 'opacity=".16"'))
    .join('')

/** A white hall with a glazed reception: the service centre of a dealer of one make. */
export function drawServiceCentre({ brand, brandText, accent, sign }: PlaceLook): string {
  return (
    rect(100, 196, 760, base - 196, '#eef1f3') +
    rect(84, 176, 792, 64, brand) +
    rect(84, 240, 792, 6, accent) +
    words(480, 219, 32, brandText, sign, 560) +
    rect(112, 262, 284, 10, '#c3cad0') +
    drawGlass(124, 272, 260, base - 272, 5) +
    rect(230, 300, 52, base - 300, '#1f2a33') +
    drawDoor(410, 270, 140, '#d9dfe3', '#9fb6c6') +
    rect(556, 270, 150, base - 270, dark) +
    drawHoist(556, 'corolla') +
    drawDoor(712, 270, 140, '#d9dfe3', '#9fb6c6') +
    rect(396, 250, 464, 12, '#d3d9dd')
  )
}

/** Four bays open to the yard under one sloping roof. */
export function drawOpenBays({ brand, brandText, accent, sign }: PlaceLook): string {
  const bays = [96, 288, 480, 672]
  /** The underside of the roof. */
  const under = (x: number): number => Math.round(256 - (x - 70) * 0.068)
  const inside: Readonly<Record<number, string>> = {
    96: drawHoist(116, 'corolla'),
    288: parkVehicle(381, base + 4, vehicles.rav4, 212),
    480: drawHoist(500, 'yarisCross'),
    672: rect(700, 330, 120, 8, '#9aa3ab') + rect(712, 338, 8, 92, '#9aa3ab') + rect(800, 338, 8, 92, '#9aa3ab'),
  }
  return (
    rect(96, 230, 768, base - 230, '#39424c') +
    rect(96, 230, 768, 70, '#000', 'opacity=".18"') +
    bays.map((x) => inside[x] ?? '').join('') +
    [...bays, 852].map((x) => rect(x, under(x), 14, base - under(x), accent)).join('') +
    path('M70 234 890 178V204L70 260z', '#f4f5f6') +
    path('M70 226 890 170V180L70 236z', steel) +
    // The sign hangs on the edge of the roof and covers it.
    rect(264, 172, 432, 72, '#000', 'opacity=".22"') +
    rect(268, 168, 424, 72, brand) +
    rect(268, 234, 424, 6, accent) +
    words(480, 213, 30, brandText, sign, 392)
  )
}

/** A weatherboard shed with an iron roof, a lean-to, and the petrol pump with which it all began. */
export function drawOldShed({ brand, brandText, accent, sign }: PlaceLook): string {
  const boards = Array.from({ length: 17 }, (_, row) => {
    const y = 190 + row * 14
    const half = Math.min(195, Math.round((y - 142) * 1.6))
    return rect(445 - half, y, 2 * half, 1.5, '#000', 'opacity=".1"')
  })
  const iron = Array.from({ length: 9 }, (_, rib) =>
    path(
      `M${445 + rib * 22} ${128 + rib * 13}v24M${445 - rib * 22} ${128 + rib * 13}v24`,
      'none',
      'stroke="#6d3a2e" stroke-width="2"',
    ),
  )
  return (
    rect(560, 118, 30, 90, '#9c5a45') +
    path(`M640 286 838 330V${base}H640z`, '#e9dfc4') +
    path('M640 272 858 322V336L640 290z', '#8a4c3d') +
    drawGlass(676, 352, 132, 44, 3) +
    path(`M250 262 445 142 640 262V${base}H250z`, '#f5edd6') +
    boards.join('') +
    path('M220 278 445 138 670 278V252L445 112 220 252z', '#8a4c3d') +
    iron.join('') +
    drawGlass(420, 176, 50, 40, 2) +
    rect(286, 238, 318, 46, brand) +
    words(445, 268, 24, brandText, sign, 296) +
    rect(310, 298, 270, base - 298, dark) +
    parkVehicle(445, base + 4, vehicles.mazda2, 270) +
    path(`M310 298 262 310V${base}H310z`, brand) +
    path(`M580 298 628 310V${base}H580z`, brand) +
    path('M310 298 262 420M580 298l48 122', 'none', 'stroke="#000" stroke-opacity=".25" stroke-width="3"') +
    rect(166, 322, 44, base - 322, accent) +
    rect(174, 340, 28, 26, '#f8f2df') +
    '<circle cx="188" cy="302" r="22" fill="#f8f2df"/>' +
    path('M210 350q26 8 22 56', 'none', 'stroke="#3f3a30" stroke-width="5"')
  )
}

/** A works of dark steel with a sawtooth roof, for vehicles that work. */
export function drawSteelWorks({ brand, brandText, accent, sign }: PlaceLook): string {
  const teeth = [80, 280, 480, 680]
  const doors = [104, 300, 692]
  return (
    teeth
      .map(
        (x) =>
          path(`M${x} 226V142L${x + 200} 200V226z`, '#1d2733') + path(`M${x} 150 ${x + 30} 159V208H${x}z`, '#9fb6c6'),
      )
      .join('') +
    rect(80, 200, 800, base - 200, '#232f3b') +
    Array.from({ length: 32 }, (_, rib) => rect(88 + rib * 25, 200, 2, base - 200, '#fff', 'opacity=".05"')).join('') +
    rect(80, 206, 800, 46, brand) +
    rect(80, 252, 800, 5, accent) +
    words(480, 239, 30, brandText, sign, 560) +
    doors.map((x) => rect(x - 8, 274, 176, base - 274, accent) + drawDoor(x, 282, 160, '#aeb6bd', '#2b343d')).join('') +
    rect(488, 274, 176, base - 274, accent) +
    rect(496, 282, 160, base - 282, '#0f161d') +
    drawHoist(500, 'cannon')
  )
}

/** A hall with a round roof and doors that a caravan fits through. */
export function drawVanHall({ brand, accent, sign }: PlaceLook): string {
  const planks = Array.from({ length: 9 }, (_, plank) =>
    rect(520 + plank * 28, 256, 2, base - 256, '#000', 'opacity=".12"'),
  )
  return (
    path(`M150 ${base}V262Q480 64 810 262V${base}z`, '#f6ead2') +
    path('M128 276V250Q480 40 832 250V276Q480 70 128 276z', brand) +
    path('M128 284V276Q480 70 832 276V284Q480 80 128 284z', accent) +
    words(480, 222, 30, brand, sign, 400) +
    rect(196, 250, 290, base - 250, dark) +
    rect(196, 250, 290, 20, '#c9b595') +
    parkVehicle(341, base + 4, vehicles.caravan, 330) +
    rect(508, 250, 256, base - 250, '#d8c39c') +
    planks.join('') +
    rect(632, 250, 8, base - 250, '#a98358') +
    path('M770 292 900 330 770 352z', accent, 'opacity=".9"') +
    rect(894, 328, 6, base - 328, '#6b5a48')
  )
}

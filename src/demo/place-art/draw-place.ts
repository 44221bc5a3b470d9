import { drawDepot, drawPavilion } from './buildings.ts'
import { drawBeachOffice, drawBikeShop, drawCountryDepot, drawDriveIn, drawGlassHouse } from './further-buildings.ts'
import { parkVehicle, vehicles } from './parked-vehicles.ts'
import { drawFlagship } from './flagship.ts'
import { drawFront } from './vehicles-in-front.ts'
import { base, drawGlass, path, rect, words, type PlaceKind, type PlaceLook } from './place-parts.ts'
import { drawOldShed, drawOpenBays, drawServiceCentre, drawSteelWorks, drawVanHall } from './workshops.ts'

const width = 960
const height = 600

function drawTree(x: number, y: number, size: number): string {
  return (
    rect(x - size * 0.05, y - size, size * 0.1, size, '#8a7a66') +
    `<ellipse cx="${x}" cy="${y - size * 1.1}" rx="${size * 0.42}" ry="${size * 0.36}" fill="url(#leaf)"/>` +
    `<ellipse cx="${x - size * 0.22}" cy="${y - size * 0.92}" rx="${size * 0.3}" ry="${size * 0.24}" ` +
    'fill="url(#leaf)"/>'
  )
}

function drawSign({ brand, brandText, accent, sign }: PlaceLook, x: number): string {
  const [first = ''] = sign.split(' ')
  return (
    rect(x, 210, 92, base - 210, brand) +
    rect(x, 210, 92, 10, accent) +
    words(x + 46, 268, 22, brandText, first.toUpperCase(), 78) +
    rect(x + 12, 300, 68, 4, brandText, 'opacity=".55"') +
    rect(x + 12, 314, 68, 4, brandText, 'opacity=".35"') +
    rect(x - 8, base - 8, 108, 12, '#4a5058')
  )
}

function drawShowroom(look: PlaceLook): string {
  const { brand, brandText, accent, sign } = look
  return (
    rect(150, 210, 620, base - 210, '#f3f3f1') +
    rect(130, 168, 660, 74, brand) +
    rect(130, 236, 660, 8, accent) +
    words(460, 216, 34, brandText, sign, 600) +
    drawGlass(176, 262, 470, base - 262, 6) +
    rect(676, 292, 70, base - 292, '#2f3d49') +
    rect(709, 292, 4, base - 292, '#6b7780') +
    rect(150, 250, 620, 6, '#000', 'opacity=".12"') +
    drawSign(look, 832)
  )
}

function drawShed(look: PlaceLook, doors: number): string {
  const { brand, brandText, accent, sign } = look
  const span = 600 / doors
  const door = (index: number): string => {
    const x = 170 + index * span
    const lines = Array.from({ length: 6 }, (_, line) =>
      rect(x + 10, 292 + line * 23, span - 20, 3, '#000', 'opacity=".12"'),
    )
    const isOpen = index === 1
    return (
      rect(x + 10, 270, span - 20, base - 270, isOpen ? '#2a3138' : '#d9dcdd') +
      (isOpen ? rect(x + 10, 270, span - 20, 22, '#c9cdcf') : lines.join(''))
    )
  }
  return (
    path(`M130 222 470 150 810 222V${base}H130z`, '#e9e8e3') +
    path('M116 226 470 148 824 226V210L470 130 116 210z', '#8f979c') +
    rect(220, 196, 500, 50, brand) +
    rect(220, 246, 500, 6, accent) +
    words(470, 231, 28, brandText, sign, 470) +
    Array.from({ length: doors }, (_, index) => door(index)).join('') +
    parkVehicle(170 + span * 1.5, base + 6, vehicles.rav4, span)
  )
}

function drawOffice(look: PlaceLook): string {
  const { brand, brandText, accent, sign } = look
  const flags = Array.from({ length: 13 }, (_, index) => {
    const x = 30 + index * 74
    const sag = 97 + Math.sin((index / 12) * Math.PI) * 44
    return path(`M${x} ${sag}l30 4-16 26z`, index % 2 === 0 ? brand : accent)
  })
  return (
    path('M20 94Q480 184 940 94', 'none', 'stroke="#6b7075" stroke-width="2"') +
    flags.join('') +
    rect(300, 268, 380, base - 268, '#f6f1e4') +
    path('M276 276 330 214H650L704 276z', '#7c8488') +
    rect(330, 284, 320, 46, brand) +
    words(490, 316, 26, brandText, sign, 300) +
    drawGlass(330, 346, 150, base - 358, 3) +
    rect(510, 342, 60, base - 342, brand) +
    drawGlass(594, 346, 62, base - 358, 1) +
    rect(290, base - 8, 400, 10, '#b8b0a0')
  )
}

function drawBuilding(look: PlaceLook): string {
  switch (look.kind) {
    case 'showroom':
      return drawShowroom(look)
    case 'depot':
      return drawDepot(look)
    case 'caravans':
      return drawPavilion(look)
    case 'glass_house':
      return drawGlassHouse(look)
    case 'flagship':
      return drawFlagship(look)
    case 'drive_in':
      return drawDriveIn(look)
    case 'beach_yard':
      return drawBeachOffice(look)
    case 'bike_shop':
      return drawBikeShop(look)
    case 'country_depot':
      return drawCountryDepot(look)
    case 'yard':
      return drawOffice(look)
    case 'service_centre':
      return drawServiceCentre(look)
    case 'open_bays':
      return drawOpenBays(look)
    case 'old_shed':
      return drawOldShed(look)
    case 'steel_works':
      return drawSteelWorks(look)
    case 'van_hall':
      return drawVanHall(look)
    case 'parts':
      return drawShed(look, 2)
  }
}

const ranges = [
  `M0 ${base}V356C140 320 240 372 380 344S640 308 760 344 900 330 960 348V${base}z`,
  `M0 ${base}V372C120 366 200 300 330 306S520 372 640 356 830 286 960 322V${base}z`,
  `M0 ${base}V330C90 300 180 344 300 352S560 340 660 318 860 368 960 360V${base}z`,
] as const

/** Hills and clouds, which differ from place to place and are the same for a place each time. */
function drawBackdrop({ sign, hills }: PlaceLook): string {
  const seed = [...sign].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const cloudX = 120 + (seed % 5) * 130
  const cloud = (x: number, y: number, size: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.3}" fill="url(#cloud)"/>` +
    `<ellipse cx="${x + size * 0.2}" cy="${y - size * 0.14}" rx="${size * 0.5}" ry="${size * 0.2}" ` +
    'fill="url(#cloud)"/>'
  return (
    cloud(cloudX, 74 + (seed % 3) * 14, 96) +
    cloud((cloudX + 470) % 900, 52 + (seed % 4) * 12, 70) +
    path(ranges[seed % ranges.length] ?? ranges[0], hills)
  )
}

function drawTrees(kind: PlaceKind): string {
  if (kind === 'beach_yard') return drawTree(96, base, 96)
  if (kind === 'flagship') return drawTree(934, base, 112)
  if (kind === 'glass_house') return drawTree(72, base, 104) + drawTree(904, base, 92)
  if (kind === 'drive_in') return drawTree(912, base, 128) + drawTree(60, base, 100)
  return drawTree(88, base, 120) + drawTree(54, base, 84)
}

const stop = (at: number, colour: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
const down = (id: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`
const round = (id: string, more: string, ...stops: readonly string[]): string =>
  `<radialGradient id="${id}" ${more}>${stops.join('')}</radialGradient>`

/** Light falls from the upper left, as it does on the vehicles. */
const light = [
  round('leaf', 'cx=".35" cy=".3" r=".8"', stop(0, '#9db583'), stop(0.6, '#728c5e'), stop(1, '#4f6746')),
  round('cloud', '', stop(0, '#fff', 0.75), stop(0.6, '#fff', 0.35), stop(1, '#fff', 0)),
  down('haze', stop(0, '#fff', 0), stop(1, '#fff', 0.45)),
  down('foot', stop(0, '#000', 0.3), stop(1, '#000', 0)),
  down('yard', stop(0, '#fff', 0.25), stop(0.35, '#fff', 0), stop(1, '#000', 0.24)),
  round('lamp', 'cx=".3" cy=".25" r=".95"', stop(0, '#fff', 0.26), stop(0.5, '#fff', 0), stop(1, '#000', 0.2)),
].join('')

/** Draws the street front of a dealership of the demonstration, 960 by 600, as SVG. */
export function drawPlace(look: PlaceLook): string {
  const [top, horizon] = look.sky
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${down('s', stop(0, top), stop(1, horizon))}${light}</defs>` +
    rect(0, 0, width, base, 'url(#s)') +
    drawBackdrop(look) +
    rect(0, base - 120, width, 120, 'url(#haze)') +
    drawTrees(look.kind) +
    rect(0, base, width, height - base, look.ground) +
    rect(0, base, width, height - base, 'url(#yard)') +
    drawBuilding(look) +
    rect(0, base, width, 26, 'url(#foot)') +
    rect(0, 0, width, height, 'url(#lamp)') +
    drawFront(look.kind) +
    '</svg>\n'
  )
}

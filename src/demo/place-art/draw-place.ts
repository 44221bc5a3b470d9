import { drawDepot, drawPavilion } from './buildings.ts'
import { drawBeachOffice, drawBikeShop, drawCountryDepot, drawDriveIn, drawGlassHouse } from './further-buildings.ts'
import { drawCar, drawMotorcycle, drawVan } from './parked-vehicles.ts'
import { base, drawGlass, path, rect, words, type PlaceLook } from './place-parts.ts'
import { drawOldShed, drawOpenBays, drawServiceCentre, drawSteelWorks, drawVanHall } from './workshops.ts'

const width = 960
const height = 600

function drawTree(x: number, y: number, size: number): string {
  return (
    rect(x - size * 0.05, y - size, size * 0.1, size, '#8a7a66') +
    `<ellipse cx="${x}" cy="${y - size * 1.1}" rx="${size * 0.42}" ry="${size * 0.36}" fill="#6f8a5c"/>` +
    `<ellipse cx="${x - size * 0.22}" cy="${y - size * 0.92}" rx="${size * 0.3}" ry="${size * 0.24}" fill="#7f9a69"/>`
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
    drawCar(170 + span + 16, base + 2, '#c7ccd1', 'suv', (span - 40) / 190)
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

function drawFront({ kind, brand, accent }: PlaceLook): string {
  switch (kind) {
    case 'showroom':
      return (
        drawCar(70, 540, '#f4f5f6', 'suv', 1.25) +
        drawCar(360, 548, brand, 'hatch', 1.3) +
        drawCar(660, 540, '#39424c', 'ute', 1.25)
      )
    case 'yard':
      return (
        drawCar(20, 486, '#8fa3b0', 'hatch', 0.95) +
        drawCar(740, 486, '#b4483a', 'hatch', 0.95) +
        drawCar(90, 556, '#f4f1ea', 'ute', 1.3) +
        drawCar(390, 562, brand, 'suv', 1.3) +
        drawCar(690, 556, '#3d464e', 'hatch', 1.3)
      )
    case 'depot':
      return (
        drawCar(40, 546, '#f4f5f6', 'ute', 1.4) +
        drawCar(352, 552, brand, 'ute', 1.4) +
        drawCar(664, 546, accent, 'ute', 1.4)
      )
    case 'glass_house':
      return drawCar(60, 544, accent, 'hatch', 1.25) + drawCar(640, 550, '#f4f5f6', 'suv', 1.35)
    case 'drive_in':
      return drawCar(230, 452, '#f4f5f6', 'hatch', 1.1) + drawCar(600, 552, '#39424c', 'suv', 1.35)
    case 'beach_yard':
      return (
        drawCar(60, 548, '#f4f1ea', 'suv', 1.3) +
        drawCar(366, 556, '#c9683f', 'ute', 1.35) +
        drawCar(676, 548, brand, 'hatch', 1.25)
      )
    case 'country_depot':
      return (
        drawCar(70, 548, accent, 'ute', 1.4) +
        drawCar(380, 556, '#39424c', 'suv', 1.35) +
        drawCar(690, 548, '#f4f5f6', 'ute', 1.35)
      )
    case 'service_centre':
      return drawCar(96, 552, brand, 'hatch', 1.2) + drawCar(640, 548, '#f4f5f6', 'suv', 1.25)
    case 'open_bays':
      return drawCar(70, 552, accent, 'hatch', 1.25) + drawCar(620, 556, '#f4f5f6', 'ute', 1.35)
    case 'old_shed':
      return drawCar(650, 548, '#b4483a', 'hatch', 1.15)
    case 'steel_works':
      return drawCar(60, 552, accent, 'ute', 1.4) + drawCar(600, 556, '#f4f5f6', 'ute', 1.4)
    case 'van_hall':
      return drawVan(40, 552, accent) + drawCar(330, 556, '#39424c', 'suv', 1)
    case 'parts':
      return (
        drawCar(110, 552, '#f4f5f6', 'ute', 1.25) +
        rect(690, 470, 80, 64, '#c9a06a') +
        rect(726, 470, 8, 64, '#a9814e') +
        rect(770, 494, 60, 40, '#c9a06a')
      )
    case 'caravans':
      return drawVan(40, 548, brand) + drawVan(560, 552, accent) + drawCar(372, 556, '#39424c', 'suv', 0.9)
    case 'bike_shop':
      return [brand, '#b4232a', '#20242a', accent]
        .map((paint, index) => drawMotorcycle(70 + index * 220, 552, paint))
        .join('')
  }
}

const ranges = [
  `M0 ${base}V356C140 320 240 372 380 344S640 308 760 344 900 330 960 348V${base}z`,
  `M0 ${base}V372C120 366 200 300 330 306S520 372 640 356 830 286 960 322V${base}z`,
  `M0 ${base}V330C90 300 180 344 300 352S560 340 660 318 860 368 960 360V${base}z`,
] as const

/** Hills, trees and clouds, which differ from place to place and are the same for a place each time. */
function drawBackdrop({ sign, hills, kind }: PlaceLook): string {
  const seed = [...sign].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const cloudX = 120 + (seed % 5) * 130
  const cloud = (x: number, y: number, size: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.2}" fill="#fff" opacity=".5"/>` +
    `<ellipse cx="${x + size * 0.2}" cy="${y - size * 0.14}" rx="${size * 0.5}" ry="${size * 0.2}" ` +
    'fill="#fff" opacity=".5"/>'
  const trees =
    kind === 'beach_yard'
      ? drawTree(96, base, 96)
      : kind === 'glass_house'
        ? drawTree(72, base, 104) + drawTree(904, base, 92)
        : kind === 'drive_in'
          ? drawTree(912, base, 128) + drawTree(60, base, 100)
          : drawTree(88, base, 120) + drawTree(54, base, 84)
  return (
    cloud(cloudX, 74 + (seed % 3) * 14, 96) +
    cloud((cloudX + 470) % 900, 52 + (seed % 4) * 12, 70) +
    path(ranges[seed % ranges.length] ?? ranges[0], hills) +
    trees
  )
}

/** Draws the street front of a dealership of the demonstration, 960 by 600, as SVG. */
export function drawPlace(look: PlaceLook): string {
  const [top, horizon] = look.sky
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${horizon}"/>` +
    '</linearGradient></defs>' +
    rect(0, 0, width, base, 'url(#s)') +
    drawBackdrop(look) +
    rect(0, base, width, height - base, look.ground) +
    rect(0, base, width, 14, '#fff', 'opacity=".35"') +
    drawBuilding(look) +
    drawFront(look) +
    '</svg>\n'
  )
}

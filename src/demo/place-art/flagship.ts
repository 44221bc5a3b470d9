import { parkVehicle, vehicles } from './parked-vehicles.ts'
import { base, drawGlass, path, rect, words, type PlaceLook } from './place-parts.ts'

/** The first place of a group: a long hall of glass with cars on its floor, under a roof that reaches far out. */
export function drawFlagship({ brand, brandText, accent, sign }: PlaceLook): string {
  const flags = [58, 92, 126].map(
    (x, index) => rect(x, 92, 3, 96, '#8b959e') + path(`M${x + 3} 94h26v18H${x + 3}z`, index === 1 ? accent : brand),
  )
  const lamps = Array.from({ length: 9 }, (_, index) => rect(112 + index * 62, 250, 26, 4, '#fff', 'opacity=".7"'))
  return (
    flags.join('') +
    rect(64, 200, 832, base - 200, '#eef2f4') +
    drawGlass(84, 240, 580, base - 240, 8) +
    lamps.join('') +
    rect(84, base - 26, 580, 26, '#c8d1d8', 'opacity=".55"') +
    parkVehicle(236, base - 8, vehicles.outback, 190) +
    parkVehicle(510, base - 8, vehicles.mazda3, 190) +
    path(`M84 ${base}V352L420 240H520L84 400z`, '#fff', 'opacity=".12"') +
    rect(676, 240, 204, base - 240, '#dbe2e7') +
    rect(706, 262, 144, base - 262, brand) +
    rect(720, 276, 116, base - 276, '#22303b') +
    path(`M720 ${base}V390L836 300V${base}z`, '#9fb6c6', 'opacity=".3"') +
    rect(776, 276, 4, base - 276, '#6b7780') +
    rect(706, 262, 144, 6, accent) +
    // The roof stands out over the glass, and its shade falls on it.
    rect(64, 236, 832, 16, '#000', 'opacity=".16"') +
    rect(36, 176, 888, 60, brand) +
    rect(36, 230, 888, 6, accent) +
    rect(28, 164, 904, 14, '#f7f9fa') +
    words(374, 217, 32, brandText, sign, 560)
  )
}

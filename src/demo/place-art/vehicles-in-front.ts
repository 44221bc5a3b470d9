import { parkVehicle, vehicles, type VehicleName } from './parked-vehicles.ts'
import { rect, type PlaceKind } from './place-parts.ts'

/** Vehicles beside each other in the yard, from left to right. */
function drawRow(...names: readonly VehicleName[]): string {
  const step = 960 / names.length
  return names.map((name, index) => parkVehicle(step * (index + 0.5), 552 + (index % 2) * 12, vehicles[name])).join('')
}

const bike = (paint: string, x: number): string =>
  parkVehicle(x, 556, `roadbike-japanese-${paint}-04-yamahamt072018`, 270)

/** What stands in the yard of a place. */
export function drawFront(kind: PlaceKind): string {
  switch (kind) {
    case 'showroom':
      return drawRow('rav4', 'corolla', 'hilux')
    case 'flagship':
      return drawRow('mg4', 'ranger', 'cx5')
    case 'yard':
      return drawRow('ranger', 'outback', 'mazda3')
    case 'depot':
      return drawRow('rangerOrange', 'tray', 'everest')
    case 'glass_house':
      return parkVehicle(200, 552, vehicles.mg4) + parkVehicle(740, 562, vehicles.atto3)
    case 'drive_in':
      return parkVehicle(330, 470, vehicles.camry, 300) + parkVehicle(740, 564, vehicles.cx5)
    case 'beach_yard':
      return drawRow('prado', 'ranger', 'mazda2')
    case 'country_depot':
      return drawRow('tank', 'cannon', 'rangerOrange')
    case 'service_centre':
      return parkVehicle(210, 560, vehicles.yarisCross) + parkVehicle(760, 556, vehicles.camry)
    case 'open_bays':
      return parkVehicle(190, 560, vehicles.mg4) + parkVehicle(750, 564, vehicles.cx5)
    case 'old_shed':
      return parkVehicle(760, 560, vehicles.outback)
    case 'steel_works':
      return parkVehicle(180, 560, vehicles.ranger) + parkVehicle(740, 564, vehicles.tray)
    case 'van_hall':
      return parkVehicle(720, 564, vehicles.prado)
    case 'parts':
      return (
        parkVehicle(240, 560, vehicles.hilux) +
        rect(690, 470, 80, 64, '#c9a06a') +
        rect(726, 470, 8, 64, '#a9814e') +
        rect(770, 494, 60, 40, '#c9a06a')
      )
    case 'caravans':
      return parkVehicle(230, 552, vehicles.caravan, 480) + parkVehicle(720, 566, vehicles.offroad, 480)
    case 'bike_shop':
      return ['teal', 'red', 'graphite', 'orange'].map((paint, index) => bike(paint, 130 + index * 232)).join('')
  }
}

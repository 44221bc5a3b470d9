/** Drawing keys of the modelled vehicles in these pictures. */
export const vehicles = {
  rav4: 'suv-toyota-graphite-21-toyotarav42019',
  corolla: 'hatch-toyota-blue-03-toyotacorolla2018',
  hilux: 'ute-toyota-white-07-toyotahilux2026',
  yarisCross: 'suv-toyota-red-12-toyotayariscross2020',
  camry: 'sedan-toyota-silver-04-toyotacamry2024',
  prado: 'largesuv-toyota-sand-18-toyotalandcruiserprado-latest',
  ranger: 'ute-ford-blue-17-fordranger2022',
  rangerOrange: 'ute-ford-orange-11-fordranger2022',
  tray: 'cabchassis-ford-white-08-fordranger2022',
  everest: 'largesuv-ford-navy-03-fordeverest2022',
  tank: 'offroader-gwm-sand-14-gwmtank3002023',
  cannon: 'ute-gwm-grey-02-gwmcannon2020',
  outback: 'wagon-subaru-green-09-subaruoutback2021',
  mazda2: 'hatch-mazda-blue-05-mazdamazda22014',
  mazda3: 'hatch-mazda-red-05-mazdamazda3-latest',
  cx5: 'suv-mazda-red-06-mazdacx52017',
  mg4: 'hatch-electric-orange-09-mgmg42023',
  atto3: 'suv-electric-teal-07-bydatto3-latest',
  caravan: 'caravan-european-white-05-jaycojourney17558touring2018',
  offroad: 'offroadcaravan-european-sand-08-bushtracker18ftcustom2014',
} as const

export type VehicleName = keyof typeof vehicles

/** Where the front wheels stand in a picture of a vehicle, as a share of its height. */
const wheelLine = 0.755

/**
 * A place for the picture of a modelled vehicle: `x` is its centre, `ground` the height of the front wheels, `key` that
 * of its drawing. `scripts/draw-places.ts` renders the pictures of its shadow and of itself into the empty `href`s.
 */
export function parkVehicle(x: number, ground: number, key: string, width = 350): string {
  const height = width * 0.75
  const [left, top] = [x - width / 2, ground - height * wheelLine].map((value) => Math.round(value))
  return ['shadow', 'vehicle']
    .map((what) => `<image data-${what}="${key}" href="" x="${left}" y="${top}" width="${width}" height="${height}"/>`)
    .join('')
}

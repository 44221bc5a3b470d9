import type { NamedLocality } from './locality-code.ts'

const region = (name: string, state: string, postcode: string, lat: number, long: number): NamedLocality => ({
  name,
  state,
  postcode,
  lat,
  long,
})

/** Regions that people name like a town and no post office does; each stands at its largest town. */
export const regions: readonly NamedLocality[] = [
  region('Barossa Valley', 'SA', '5352', -34.53, 138.95),
  region('Bellarine Peninsula', 'VIC', '3222', -38.17, 144.57),
  region('Blue Mountains', 'NSW', '2780', -33.71, 150.31),
  region('Central Coast', 'NSW', '2250', -33.43, 151.34),
  region('Gold Coast', 'QLD', '4217', -28, 153.43),
  region('Hunter Valley', 'NSW', '2325', -32.83, 151.36),
  region('Illawarra', 'NSW', '2500', -34.42, 150.89),
  region('Latrobe Valley', 'VIC', '3844', -38.2, 146.54),
  region('Mornington Peninsula', 'VIC', '3931', -38.22, 145.04),
  region('Northern Beaches', 'NSW', '2099', -33.75, 151.29),
  region('Southern Highlands', 'NSW', '2576', -34.48, 150.42),
  region('Sunshine Coast', 'QLD', '4558', -26.65, 153.09),
  region('Sutherland Shire', 'NSW', '2232', -34.03, 151.06),
  region('Whitsundays', 'QLD', '4802', -20.27, 148.72),
  region('Yarra Valley', 'VIC', '3777', -37.65, 145.52),
]

import type { ModelRow } from './model-row.ts'

const electric = ['Electrified'] as const
const gone = ['Discontinued'] as const
const suv = 'SUVs & 4WDs'
const work = 'Utes & Vans'
const electrified = 'Electrified'

/** Models of American and Australian makes. */
export const americanModels: Readonly<Record<string, readonly ModelRow[]>> = {
  Ford: [
    ['Ranger', 'ute', [work]],
    ['Ranger PHEV', 'ute', [work, electrified], { stock: 'Ranger' }],
    ['Ranger Super Duty', 'ute', [work], { status: 'coming_soon', stock: 'Ranger' }],
    ['F-150', 'ute', [work]],
    ['Everest', 'suv', [suv]],
    ['Mustang', 'coupe', ['GR & performance']],
    ['Mustang Mach-E', 'suv', [electrified, suv]],
    ['Transit', 'van', [work]],
    ['Transit Custom', 'van', [work]],
    ['E-Transit', 'van', [electrified, work]],
    ['Tourneo', 'peopleMover', ['Cars']],
    ['Puma', 'suv', gone],
    ['Escape', 'suv', gone],
    ['Endura', 'suv', gone],
    ['EcoSport', 'suv', gone],
    ['Fiesta', 'hatch', gone],
    ['Focus', 'hatch', gone],
    ['Kuga', 'suv', gone],
    ['Mondeo', 'hatch', gone],
    ['Territory', 'suv', gone],
    ['Falcon', 'sedan', gone],
    ['Fairlane', 'sedan', gone],
    ['Falcon Ute', 'ute', gone],
  ],
  Holden: [
    ['Acadia', 'suv', gone],
    ['Astra', 'hatch', gone],
    ['Barina', 'hatch', gone],
    ['Calais', 'sedan', gone],
    ['Caprice', 'sedan', gone],
    ['Captiva', 'suv', gone],
    ['Colorado', 'ute', gone],
    ['Commodore', 'sedan', gone],
    ['Cruze', 'sedan', gone],
    ['Equinox', 'suv', gone],
    ['Malibu', 'sedan', gone],
    ['Rodeo', 'ute', gone],
    ['Spark', 'hatch', gone],
    ['Statesman', 'sedan', gone],
    ['Trailblazer', 'suv', gone],
    ['Trax', 'suv', gone],
    ['Ute', 'ute', gone],
    ['Vectra', 'sedan', gone],
  ],
  HSV: [
    ['Clubsport', 'sedan', gone],
    ['Grange', 'sedan', gone],
    ['Maloo', 'ute', gone],
    ['Senator', 'sedan', gone],
    ['SportsCat', 'ute', gone],
  ],
  FPV: [
    ['F6', 'sedan', gone],
    ['GT', 'sedan', gone],
  ],
  Chevrolet: [
    ['Camaro', 'coupe', gone],
    ['Corvette', 'coupe'],
    ['Silverado', 'ute'],
  ],
  GMC: [['Yukon', 'suv']],
  Cadillac: [['Lyriq', 'suv', electric]],
  Chrysler: [
    ['300', 'sedan', gone],
    ['Grand Voyager', 'peopleMover', gone],
    ['Sebring', 'sedan', gone],
  ],
  Dodge: [
    ['Caliber', 'hatch', gone],
    ['Journey', 'suv', gone],
    ['Nitro', 'suv', gone],
  ],
  Jeep: [
    ['Avenger', 'suv', electric],
    ['Cherokee', 'suv', gone],
    ['Commander', 'suv', gone],
    ['Compass', 'suv'],
    ['Gladiator', 'ute'],
    ['Grand Cherokee', 'suv'],
    ['Patriot', 'suv', gone],
    ['Renegade', 'suv', gone],
    ['Wrangler', 'suv'],
  ],
  RAM: [
    ['1500', 'ute'],
    ['2500', 'ute'],
    ['3500', 'ute'],
  ],
  Tesla: [
    ['Model 3', 'sedan', electric],
    ['Model S', 'hatch', gone],
    ['Model X', 'suv', gone],
    ['Model Y', 'suv', electric],
  ],
}

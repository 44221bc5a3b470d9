import type { ModelRow } from './model-row.ts'

const electric = ['Electrified'] as const
const gone = ['Discontinued'] as const
const suv = 'SUVs & 4WDs'
const work = 'Utes & Vans'
const electrified = 'Electrified'

/** Models of American, Australian, Korean, Chinese and other makes, motorcycles, caravans and motorhomes. */
export const otherModels: Readonly<Record<string, readonly ModelRow[]>> = {
  Ford: [
    ['Ranger', 'ute', [work]], ['Ranger PHEV', 'ute', [work, electrified], { stock: 'Ranger' }], ['Ranger Super Duty', 'ute', [work], { status: 'coming_soon', stock: 'Ranger' }], ['F-150', 'ute', [work]], ['Everest', 'suv', [suv]], ['Mustang', 'coupe', ['GR & performance']],
    ['Mustang Mach-E', 'suv', [electrified, suv]], ['Transit', 'van', [work]], ['Transit Custom', 'van', [work]], ['E-Transit', 'van', [electrified, work]], ['Tourneo', 'peopleMover', ['Cars']], ['Puma', 'suv', gone], ['Escape', 'suv', gone], ['Endura', 'suv', gone],
    ['EcoSport', 'suv', gone], ['Fiesta', 'hatch', gone], ['Focus', 'hatch', gone], ['Kuga', 'suv', gone], ['Mondeo', 'hatch', gone], ['Territory', 'suv', gone], ['Falcon', 'sedan', gone], ['Fairlane', 'sedan', gone], ['Falcon Ute', 'ute', gone],
  ],
  Holden: [
    ['Acadia', 'suv', gone], ['Astra', 'hatch', gone], ['Barina', 'hatch', gone], ['Calais', 'sedan', gone], ['Caprice', 'sedan', gone], ['Captiva', 'suv', gone], ['Colorado', 'ute', gone], ['Commodore', 'sedan', gone], ['Cruze', 'sedan', gone], ['Equinox', 'suv', gone],
    ['Malibu', 'sedan', gone], ['Rodeo', 'ute', gone], ['Spark', 'hatch', gone], ['Statesman', 'sedan', gone], ['Trailblazer', 'suv', gone], ['Trax', 'suv', gone], ['Ute', 'ute', gone], ['Vectra', 'sedan', gone],
  ],
  HSV: [['Clubsport', 'sedan', gone], ['Grange', 'sedan', gone], ['Maloo', 'ute', gone], ['Senator', 'sedan', gone], ['SportsCat', 'ute', gone]],
  FPV: [['F6', 'sedan', gone], ['GT', 'sedan', gone]],
  Chevrolet: [['Camaro', 'coupe', gone], ['Corvette', 'coupe'], ['Silverado', 'ute']],
  GMC: [['Yukon', 'suv']],
  Cadillac: [['Lyriq', 'suv', electric]],
  Chrysler: [['300', 'sedan', gone], ['Grand Voyager', 'peopleMover', gone], ['Sebring', 'sedan', gone]],
  Dodge: [['Caliber', 'hatch', gone], ['Journey', 'suv', gone], ['Nitro', 'suv', gone]],
  Jeep: [['Avenger', 'suv', electric], ['Cherokee', 'suv', gone], ['Commander', 'suv', gone], ['Compass', 'suv'], ['Gladiator', 'ute'], ['Grand Cherokee', 'suv'], ['Patriot', 'suv', gone], ['Renegade', 'suv', gone], ['Wrangler', 'suv']],
  RAM: [['1500', 'ute'], ['2500', 'ute'], ['3500', 'ute']],
  Tesla: [['Model 3', 'sedan', electric], ['Model S', 'hatch', gone], ['Model X', 'suv', gone], ['Model Y', 'suv', electric]],
  Hyundai: [
    ['Accent', 'hatch', gone], ['Elantra', 'sedan', gone], ['Getz', 'hatch', gone], ['i20', 'hatch'], ['i30', 'hatch'], ['iLoad', 'van', gone], ['iMax', 'peopleMover', gone], ['Inster', 'suv', electric], ['Ioniq', 'hatch', gone], ['Ioniq 5', 'suv', electric], ['Ioniq 6', 'sedan', electric],
    ['Ioniq 9', 'suv', electric], ['ix35', 'suv', gone], ['Kona', 'suv'], ['Nexo', 'suv', electric], ['Palisade', 'suv'], ['Santa Fe', 'suv'], ['Sonata', 'sedan'], ['Staria', 'peopleMover'], ['Tucson', 'suv'], ['Veloster', 'hatch', gone], ['Venue', 'suv'],
  ],
  Genesis: [['G70', 'sedan'], ['G80', 'sedan'], ['GV60', 'suv', electric], ['GV70', 'suv'], ['GV80', 'suv']],
  Kia: [
    ['Carnival', 'peopleMover'], ['Cerato', 'hatch', gone], ['EV3', 'suv', electric], ['EV4', 'sedan', electric], ['EV5', 'suv', electric], ['EV6', 'suv', electric], ['EV9', 'suv', electric], ['K4', 'sedan'], ['Niro', 'suv'], ['Optima', 'sedan', gone], ['Picanto', 'hatch'], ['Rio', 'hatch', gone],
    ['Rondo', 'peopleMover', gone], ['Seltos', 'suv'], ['Sorento', 'suv'], ['Soul', 'hatch', gone], ['Sportage', 'suv'], ['Stinger', 'sedan', gone], ['Stonic', 'suv'], ['Tasman', 'ute'],
  ],
  SsangYong: [['Korando', 'suv'], ['Musso', 'ute'], ['Rexton', 'suv'], ['Tivoli', 'suv', gone], ['Stavic', 'peopleMover', gone]],
  KGM: [['Actyon', 'suv'], ['Korando', 'suv'], ['Musso', 'ute'], ['Rexton', 'suv'], ['Torres', 'suv']],
  GWM: [
    ['Haval Jolion', 'suv', [suv, electrified]], ['Haval H6', 'suv', [suv, electrified]], ['Haval H6 GT', 'suv', [suv]], ['Haval H7', 'suv', [suv]], ['Tank 300', 'suv', [suv, electrified]], ['Tank 500', 'suv', [suv, electrified]], ['Cannon', 'ute', [work]],
    ['Cannon Alpha', 'ute', [work, electrified]], ['Ora', 'hatch', ['Hatch & sedans', electrified]], ['Ora 5', 'suv', [suv, electrified], { status: 'coming_soon' }],
  ],
  Haval: [['H2', 'suv', gone], ['H6', 'suv'], ['H9', 'suv', gone], ['Jolion', 'suv']],
  'Great Wall': [['Steed', 'ute', gone], ['V200', 'ute', gone], ['V240', 'ute', gone], ['X200', 'suv', gone], ['X240', 'suv', gone]],
  BYD: [['Atto 1', 'hatch', electric], ['Atto 2', 'suv', electric], ['Atto 3', 'suv', electric], ['Dolphin', 'hatch', electric], ['Seal', 'sedan', electric], ['Sealion 6', 'suv', electric], ['Sealion 7', 'suv', electric], ['Shark 6', 'ute', electric]],
  Chery: [['C5', 'suv'], ['E5', 'suv', electric], ['J11', 'suv', gone], ['Omoda 5', 'suv'], ['Tiggo 4 Pro', 'suv'], ['Tiggo 7 Pro', 'suv'], ['Tiggo 8 Pro Max', 'suv']],
  Deepal: [['S07', 'suv', electric], ['E07', 'ute', electric]],
  Foton: [['Tunland', 'ute']],
  Geely: [['EX5', 'suv', electric], ['Starray', 'suv', electric]],
  JAC: [['T9', 'ute']],
  Jaecoo: [['J7', 'suv'], ['J8', 'suv']],
  LDV: [['D90', 'suv'], ['Deliver 7', 'van'], ['Deliver 9', 'van'], ['eT60', 'ute', electric], ['G10', 'van', gone], ['Mifa', 'peopleMover'], ['T60', 'ute'], ['V80', 'van', gone]],
  Leapmotor: [['B10', 'suv', electric], ['C10', 'suv', electric]],
  Mahindra: [['Pik-Up', 'ute'], ['Scorpio', 'suv'], ['XUV 3XO', 'suv'], ['XUV500', 'suv', gone], ['XUV700', 'suv']],
  MG: [['Cyberster', 'convertible', electric], ['HS', 'suv'], ['MG3', 'hatch'], ['MG4', 'hatch', electric], ['MG5', 'sedan'], ['QS', 'suv'], ['S5', 'suv', electric], ['U9', 'ute'], ['ZS', 'suv'], ['ZST', 'suv', gone]],
  Omoda: [['9', 'suv', electric]],
  Ora: [['Good Cat', 'hatch', electric]],
  Proton: [['Exora', 'peopleMover', gone], ['Preve', 'sedan', gone], ['Satria', 'hatch', gone]],
  Xpeng: [['G6', 'suv', electric]],
  Zeekr: [['7X', 'suv', electric], ['009', 'peopleMover', electric], ['X', 'suv', electric]],
  'Harley-Davidson': [['Fat Boy', 'motorcycle'], ['Nightster', 'motorcycle'], ['Pan America', 'motorcycle'], ['Road Glide', 'motorcycle'], ['Sportster S', 'motorcycle'], ['Street Glide', 'motorcycle']],
  Kawasaki: [['KLR650', 'motorcycle'], ['Ninja 400', 'motorcycle'], ['Versys 650', 'motorcycle'], ['Vulcan S', 'motorcycle'], ['Z900', 'motorcycle']],
  KTM: [['390 Adventure', 'motorcycle'], ['890 Adventure', 'motorcycle'], ['1290 Super Adventure', 'motorcycle'], ['500 EXC-F', 'motorcycle']],
  Yamaha: [['MT-07', 'motorcycle'], ['MT-09', 'motorcycle'], ['Ténéré 700', 'motorcycle'], ['WR450F', 'motorcycle'], ['YZF-R1', 'motorcycle']],
  Ducati: [['DesertX', 'motorcycle'], ['Monster', 'motorcycle'], ['Multistrada V4', 'motorcycle'], ['Scrambler', 'motorcycle']],
  Triumph: [['Bonneville T120', 'motorcycle'], ['Speed 400', 'motorcycle'], ['Tiger 900', 'motorcycle'], ['Scrambler 1200', 'motorcycle']],
  'Royal Enfield': [['Classic 350', 'motorcycle'], ['Himalayan', 'motorcycle'], ['Interceptor 650', 'motorcycle'], ['Meteor 350', 'motorcycle']],
  Indian: [['Chief', 'motorcycle'], ['FTR', 'motorcycle'], ['Scout', 'motorcycle']],
  Jayco: [['All-Terrain', 'caravan'], ['Conquest', 'motorhome'], ['Expanda', 'caravan'], ['Journey', 'caravan'], ['JRV', 'motorhome'], ['Silverline', 'caravan'], ['Starcraft', 'caravan'], ['Swan', 'caravan']],
  Avida: [['Birdsville', 'motorhome'], ['Ceduna', 'motorhome'], ['Eyre', 'motorhome'], ['Wave', 'caravan']],
  'New Age': [['Manta Ray', 'caravan'], ['Road Owl', 'caravan'], ['Gecko', 'caravan']],
  Crusader: [['Chameleon', 'caravan'], ['Excalibur', 'caravan'], ['Musketeer', 'caravan']],
  Sunliner: [['Northshore', 'motorhome'], ['Switch', 'motorhome']],
  Trakka: [['Jabiru', 'motorhome'], ['Trakkaway', 'motorhome']],
  Winnebago: [['Burleigh', 'motorhome'], ['Byron', 'motorhome']],
}

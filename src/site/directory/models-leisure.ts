import type { ModelRow } from './model-row.ts'

/** Models of makes of motorcycles, caravans and motorhomes. */
export const leisureModels: Readonly<Record<string, readonly ModelRow[]>> = {
  'Harley-Davidson': [
    ['Fat Boy', 'motorcycle'],
    ['Nightster', 'motorcycle'],
    ['Pan America', 'motorcycle'],
    ['Road Glide', 'motorcycle'],
    ['Sportster S', 'motorcycle'],
    ['Street Glide', 'motorcycle'],
  ],
  Kawasaki: [
    ['KLR650', 'motorcycle'],
    ['Ninja 400', 'motorcycle'],
    ['Versys 650', 'motorcycle'],
    ['Vulcan S', 'motorcycle'],
    ['Z900', 'motorcycle'],
  ],
  KTM: [
    ['390 Adventure', 'motorcycle'],
    ['890 Adventure', 'motorcycle'],
    ['1290 Super Adventure', 'motorcycle'],
    ['500 EXC-F', 'motorcycle'],
  ],
  Yamaha: [
    ['MT-07', 'motorcycle'],
    ['MT-09', 'motorcycle'],
    ['Ténéré 700', 'motorcycle'],
    ['WR450F', 'motorcycle'],
    ['YZF-R1', 'motorcycle'],
  ],
  Ducati: [
    ['DesertX', 'motorcycle'],
    ['Monster', 'motorcycle'],
    ['Multistrada V4', 'motorcycle'],
    ['Scrambler', 'motorcycle'],
  ],
  Triumph: [
    ['Bonneville T120', 'motorcycle'],
    ['Speed 400', 'motorcycle'],
    ['Tiger 900', 'motorcycle'],
    ['Scrambler 1200', 'motorcycle'],
  ],
  'Royal Enfield': [
    ['Classic 350', 'motorcycle'],
    ['Himalayan', 'motorcycle'],
    ['Interceptor 650', 'motorcycle'],
    ['Meteor 350', 'motorcycle'],
  ],
  Indian: [
    ['Chief', 'motorcycle'],
    ['FTR', 'motorcycle'],
    ['Scout', 'motorcycle'],
  ],
  Jayco: [
    ['All-Terrain', 'caravan'],
    ['Conquest', 'motorhome'],
    ['Expanda', 'caravan'],
    ['Journey', 'caravan'],
    ['JRV', 'motorhome'],
    ['Silverline', 'caravan'],
    ['Starcraft', 'caravan'],
    ['Swan', 'caravan'],
  ],
  Avida: [
    ['Birdsville', 'motorhome'],
    ['Ceduna', 'motorhome'],
    ['Eyre', 'motorhome'],
    ['Wave', 'caravan'],
  ],
  'New Age': [
    ['Manta Ray', 'caravan'],
    ['Road Owl', 'caravan'],
    ['Gecko', 'caravan'],
  ],
  Crusader: [
    ['Chameleon', 'caravan'],
    ['Excalibur', 'caravan'],
    ['Musketeer', 'caravan'],
  ],
  Sunliner: [
    ['Northshore', 'motorhome'],
    ['Switch', 'motorhome'],
  ],
  Trakka: [
    ['Jabiru', 'motorhome'],
    ['Trakkaway', 'motorhome'],
  ],
  Winnebago: [
    ['Burleigh', 'motorhome'],
    ['Byron', 'motorhome'],
  ],
}

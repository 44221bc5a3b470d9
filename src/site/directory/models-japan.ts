import type { ModelRow } from './model-row.ts'

const hatch = 'Hatch & sedans'
const suv = 'SUVs & 4WDs'
const work = 'Utes & Vans'
const performance = 'GR & performance'
const electrified = 'Electrified'
const gone = 'Discontinued'

/** Models of Japanese makes, as named in Australia. */
export const japaneseModels: Readonly<Record<string, readonly ModelRow[]>> = {
  Toyota: [
    ['Yaris', 'hatch', [hatch, 'Cars', electrified]],
    ['Corolla', 'hatch', [hatch, 'Cars', electrified]],
    ['Camry', 'sedan', [hatch, 'Cars', electrified]],
    ['Prius', 'hatch', [hatch, electrified, gone]],
    ['GR86', 'coupe', [performance, 'Cars']],
    ['GR Yaris', 'hatch', [performance, hatch]],
    ['GR Corolla', 'hatch', [performance, hatch]],
    ['GR Supra', 'coupe', [performance, 'Cars']],
    ['Yaris Cross', 'suv', [suv, electrified]],
    ['Corolla Cross', 'suv', [suv, electrified]],
    ['C-HR', 'suv', [suv, electrified]],
    ['RAV4', 'suv', [suv, electrified]],
    ['Kluger', 'suv', [suv, electrified]],
    ['Fortuner', 'suv', [suv]],
    ['LandCruiser Prado', 'suv', [suv]],
    ['LandCruiser 70', 'ute', [suv, work]],
    ['LandCruiser 300', 'suv', [suv], { stock: 'LandCruiser' }],
    ['bZ4X', 'suv', [suv, electrified]],
    ['bZ4X Touring', 'suv', [electrified], { status: 'coming_soon', stock: 'bZ4X' }],
    ['HiLux', 'ute', [work]],
    ['HiLux BEV', 'ute', [work, electrified], { status: 'coming_soon', stock: 'HiLux' }],
    ['Tundra', 'ute', [work, electrified]],
    ['HiAce', 'van', [work]],
    ['Granvia', 'peopleMover', ['Cars', gone]],
    ['Coaster', 'bus', [work]],
    ['86', 'coupe', [gone]],
    ['Aurion', 'sedan', [gone]],
    ['Avalon', 'sedan', [gone]],
    ['Echo', 'hatch', [gone]],
    ['FJ Cruiser', 'suv', [gone]],
    ['Prius C', 'hatch', [gone]],
    ['Prius V', 'wagon', [gone]],
    ['Rukus', 'wagon', [gone]],
    ['Tarago', 'peopleMover', [gone]],
  ],
  Lexus: [
    ['CT', 'hatch', [gone]], ['ES', 'sedan'], ['IS', 'sedan', [gone]], ['LS', 'sedan'], ['LC', 'coupe'], ['RC', 'coupe', [gone]], ['LBX', 'suv'], ['UX', 'suv'], ['NX', 'suv'], ['RX', 'suv'],
    ['RZ', 'suv', [suv, electrified]], ['GX', 'suv'], ['LX', 'suv'], ['LM', 'peopleMover'],
  ],
  Mazda: [
    ['Mazda2', 'hatch'], ['Mazda3', 'hatch'], ['Mazda6', 'sedan', [gone]], ['Mazda6e', 'hatch', [electrified]], ['CX-3', 'suv'], ['CX-30', 'suv'], ['CX-5', 'suv'], ['CX-60', 'suv'], ['CX-70', 'suv'], ['CX-8', 'suv', [gone]],
    ['CX-80', 'suv'], ['CX-9', 'suv', [gone]], ['CX-90', 'suv'], ['MX-30', 'suv', [gone]], ['MX-5', 'convertible'], ['BT-50', 'ute'], ['Tribute', 'suv', [gone]],
  ],
  Nissan: [
    ['Juke', 'suv'], ['Qashqai', 'suv'], ['X-Trail', 'suv'], ['Ariya', 'suv', [suv, electrified]], ['Pathfinder', 'suv'], ['Patrol', 'suv'], ['Navara', 'ute'], ['Leaf', 'hatch', [electrified]], ['Z', 'coupe'], ['GT-R', 'coupe', [gone]],
    ['370Z', 'coupe', [gone]], ['Altima', 'sedan', [gone]], ['Dualis', 'suv', [gone]], ['Micra', 'hatch', [gone]], ['Murano', 'suv', [gone]], ['Pulsar', 'hatch', [gone]], ['Tiida', 'hatch', [gone]], ['Maxima', 'sedan', [gone]],
  ],
  Mitsubishi: [
    ['ASX', 'suv'], ['Eclipse Cross', 'suv'], ['Outlander', 'suv'], ['Pajero Sport', 'suv'], ['Pajero', 'suv', [gone]], ['Triton', 'ute'], ['Express', 'van', [gone]], ['Lancer', 'sedan', [gone]], ['Mirage', 'hatch', [gone]],
    ['Colt', 'hatch', [gone]], ['Challenger', 'suv', [gone]], ['380', 'sedan', [gone]], ['Magna', 'sedan', [gone]],
  ],
  Subaru: [
    ['Impreza', 'hatch'], ['Crosstrek', 'suv'], ['XV', 'suv', [gone]], ['Forester', 'suv'], ['Outback', 'suv'], ['Solterra', 'suv', [electrified]], ['WRX', 'sedan', [performance]], ['BRZ', 'coupe', [performance]], ['Liberty', 'sedan', [gone]],
    ['Levorg', 'wagon', [gone]], ['Tribeca', 'suv', [gone]],
  ],
  Honda: [
    ['Jazz', 'hatch', [gone]], ['City', 'sedan', [gone]], ['Civic', 'hatch'], ['Accord', 'sedan'], ['HR-V', 'suv'], ['ZR-V', 'suv'], ['CR-V', 'suv'], ['Odyssey', 'peopleMover', [gone]], ['Integra', 'coupe', [gone]], ['CRF250L', 'motorcycle'], ['CRF450L', 'motorcycle'],
    ['CB500X', 'motorcycle'], ['CB650R', 'motorcycle'], ['Africa Twin', 'motorcycle'], ['Gold Wing', 'motorcycle'], ['Rebel 500', 'motorcycle'],
  ],
  Suzuki: [
    ['Swift', 'hatch'], ['Baleno', 'hatch', [gone]], ['Ignis', 'suv', [gone]], ['Fronx', 'suv'], ['Jimny', 'suv'], ['Vitara', 'suv'], ['e Vitara', 'suv', [electrified]], ['Grand Vitara', 'suv', [gone]], ['S-Cross', 'suv'], ['Alto', 'hatch', [gone]], ['Celerio', 'hatch', [gone]], ['Kizashi', 'sedan', [gone]],
    ['DR650SE', 'motorcycle'], ['V-Strom 650', 'motorcycle'], ['V-Strom 800DE', 'motorcycle'], ['Hayabusa', 'motorcycle'], ['GSX-R750', 'motorcycle'],
  ],
  Isuzu: [['D-MAX', 'ute'], ['MU-X', 'suv'], ['NPR', 'lightTruck'], ['NLR', 'lightTruck'], ['NNR', 'lightTruck']],
  Infiniti: [['Q30', 'hatch', [gone]], ['Q50', 'sedan', [gone]], ['QX30', 'suv', [gone]], ['QX80', 'suv', [gone]]],
  Daihatsu: [['Charade', 'hatch', [gone]], ['Sirion', 'hatch', [gone]], ['Terios', 'suv', [gone]]],
  Hino: [['300', 'lightTruck'], ['500', 'lightTruck']],
  Fuso: [['Canter', 'lightTruck'], ['Rosa', 'bus']],
}

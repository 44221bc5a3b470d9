import { listMakes, listModels } from '#site/directory/directory.ts'
import { nameKey, resolveMake } from './makes.ts'

/**
 * Models whose name has several words or an unusual spelling, by make: a feed that cuts at spaces loses the rest of
 * 'Range Rover Sport', and writes 'Hilux' for HiLux. A model of one word in ordinary spelling needs no entry.
 */
const modelNames: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['159', '147', '156', 'Brera', 'Giulia', 'Giulietta', 'MiTo', 'Stelvio', 'Tonale', 'Spider', 'GTV'],
  'Aston Martin': [
    'DB7',
    'DB9',
    'DB11',
    'DB12',
    'DBS',
    'DBX',
    'Rapide',
    'V8 Vantage',
    'V12 Vantage',
    'Vantage',
    'Vanquish',
    'Virage',
  ],
  Audi: [
    'A3',
    'Allroad Quattro',
    'Q4 e-tron',
    'Q8 e-tron',
    'e-tron',
    'e-tron GT',
    'RS3',
    'RS4',
    'RS5',
    'RS6',
    'RS7',
    'RS Q3',
    'RS Q8',
    'RS e-tron GT',
  ],
  BMW: ['i3', 'i4', 'i5', 'i7', 'i8', 'iX', 'iX1', 'iX2', 'iX3', 'Z4'],
  BYD: ['Atto 3', 'Dolphin', 'Seal', 'Sealion 6', 'Sealion 7', 'Shark 6'],
  Chery: ['Omoda 5', 'Tiggo 4', 'Tiggo 7', 'Tiggo 8'],
  Chrysler: ['Grand Voyager', 'PT Cruiser', '300C'],
  Citroen: ['C3 Aircross', 'C4 Cactus', 'C4 Picasso', 'C5 Aircross', 'Grand C4 Picasso'],
  FPV: ['GT F', 'GT-P', 'F6'],
  Ford: ['EcoSport', 'Mustang Mach-E', 'Transit Custom', 'Transit Connect', 'E-Transit', 'F-150', 'F250', 'Tourneo'],
  'Great Wall': ['SA220', 'Steed', 'V200', 'V240', 'X200', 'X240'],
  GWM: [
    'Cannon',
    'Cannon Alpha',
    'Haval H6',
    'Haval H6 GT',
    'Haval H7',
    'Haval H9',
    'Haval Jolion',
    'Ora',
    'Tank 300',
    'Tank 500',
    'Ute',
  ],
  'Harley-Davidson': [
    'Fat Bob',
    'Fat Boy',
    'Heritage Classic',
    'Low Rider',
    'Pan America',
    'Road Glide',
    'Road King',
    'Softail',
    'Sportster S',
    'Street Bob',
    'Street Glide',
  ],
  Holden: ['Barina Spark', 'Colorado 7', 'Ute'],
  Honda: ['Accord Euro', 'CR-V', 'CR-Z', 'HR-V', 'ZR-V'],
  Hyundai: [
    'i20',
    'i30',
    'i40',
    'i45',
    'iLoad',
    'iMax',
    'ix35',
    'Ioniq',
    'Ioniq 5',
    'Ioniq 6',
    'Santa Cruz',
    'Santa Fe',
    'Staria Load',
    'Tucson',
  ],
  Isuzu: ['D-MAX', 'MU-X', 'N Series', 'F Series'],
  Jaguar: ['E-Pace', 'F-Pace', 'F-Type', 'I-Pace', 'S-Type', 'X-Type'],
  Jeep: ['Grand Cherokee', 'Grand Cherokee L', 'Wrangler Unlimited'],
  Kia: ['EV3', 'EV5', 'EV6', 'EV9', 'Grand Carnival', 'Niro', "Pro_cee'd", 'Rio'],
  'Land Rover': [
    'Defender',
    'Discovery',
    'Discovery 3',
    'Discovery 4',
    'Discovery 5',
    'Discovery Sport',
    'Freelander',
    'Freelander 2',
    'Range Rover',
    'Range Rover Evoque',
    'Range Rover Sport',
    'Range Rover Velar',
  ],
  LDV: [
    'D90',
    'Deliver 7',
    'Deliver 9',
    'eDeliver 7',
    'eDeliver 9',
    'eT60',
    'G10',
    'G10+',
    'MIFA',
    'MIFA 9',
    'T60',
    'V80',
  ],
  Mahindra: ['XUV500', 'XUV700', 'Pik-Up'],
  Maserati: ['GranCabrio', 'GranTurismo'],
  Mazda: [
    'BT-50',
    'CX-3',
    'CX-30',
    'CX-5',
    'CX-60',
    'CX-7',
    'CX-8',
    'CX-80',
    'CX-9',
    'CX-90',
    'MX-30',
    'MX-5',
    'RX-7',
    'RX-8',
  ],
  'Mercedes-Benz': [
    'AMG GT',
    'A-Class',
    'B-Class',
    'C-Class',
    'CLA-Class',
    'CLS-Class',
    'E-Class',
    'eVito',
    'G-Class',
    'GLA-Class',
    'GLB-Class',
    'GLC-Class',
    'GLE-Class',
    'GLS-Class',
    'S-Class',
    'V-Class',
    'X-Class',
  ],
  MG: ['Cyberster', 'HS', 'HS +EV', 'MG3', 'MG4', 'MG5', 'ZS', 'ZS EV', 'ZST'],
  MINI: ['3D Hatch', '5D Hatch'],
  Mitsubishi: ['ASX', 'Eclipse Cross', 'i-MiEV', 'L300', 'Pajero Sport'],
  Nissan: ['350Z', '370Z', 'GT-R', 'X-Trail'],
  Peugeot: ['e-208', 'e-2008'],
  Polestar: ['Polestar 2', 'Polestar 3', 'Polestar 4'],
  Porsche: ['718', '911', '718 Boxster', '718 Cayman'],
  Renault: ['Grand Scenic', 'Megane E-Tech'],
  'Rolls-Royce': ['Silver Shadow', 'Silver Spirit', 'Silver Spur'],
  Saab: ['9-3', '9-5'],
  Skoda: ['Rapid Spaceback'],
  SsangYong: ['Actyon Sports', 'Musso XLV'],
  Subaru: ['BRZ', 'Liberty', 'WRX', 'XV'],
  Suzuki: ['APV', 'Grand Vitara', 'Jimny XL', 'S-Cross', 'SX4', 'Vitara'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: [
    '86',
    'bZ4X',
    'C-HR',
    'Corolla Cross',
    'FJ Cruiser',
    'GR Corolla',
    'GR Supra',
    'GR Yaris',
    'GR86',
    'HiAce',
    'HiLux',
    'LandCruiser',
    'LandCruiser 70 Series',
    'LandCruiser Prado',
    'LiteAce',
    'MR2',
    'Prius C',
    'Prius V',
    'RAV4',
    'TownAce',
    'Yaris Cross',
  ],
  Volkswagen: ['CC', 'Crafter', 'Eos', 'ID. Buzz', 'ID.4', 'ID.5', 'T-Cross', 'T-Roc', 'Tiguan Allspace'],
  Volvo: ['C40', 'EX30', 'EX90', 'XC40', 'XC60', 'XC70', 'XC90'],
}

/** The names of the table, and those of the manufacturer directory under which vehicles are in stock. */
const known: ReadonlyMap<string, ReadonlyMap<string, string>> = buildKnownModels()

function buildKnownModels(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byMake = new Map<string, Map<string, string>>()
  const add = (make: string, name: string): void => {
    const names = byMake.get(make) ?? new Map<string, string>()
    byMake.set(make, names)
    if (!names.has(nameKey(name))) names.set(nameKey(name), name)
  }
  for (const [make, names] of Object.entries(modelNames)) for (const name of names) add(make, name)
  for (const { name: make } of listMakes())
    for (const { name, stock_name } of listModels(make)) if (name === stock_name) add(resolveMake(make) ?? make, name)
  return byMake
}

/** Whether the text is the name of a model of the make, in any spelling. */
export const isKnownModel = (make: string, model: string): boolean => known.get(make)?.has(nameKey(model)) === true

/** The usual spelling of a model; BMW's lower-case endings ('430I' → '430i'); else the text as given. */
export function resolveModel(make: string, model: string): string {
  const found = known.get(make)?.get(nameKey(model))
  if (found !== undefined) return found
  const engine = make === 'BMW' ? /^(m?\d{3})([a-z]{1,3})$/i.exec(model) : null
  if (engine !== null) return `${(engine[1] ?? '').toUpperCase()}${(engine[2] ?? '').toLowerCase()}`
  return model
}

/** The text with the model in its usual spelling where only the case differs: 'Isuzu D-Max SX' → 'Isuzu D-MAX SX'. */
export function respellModel(make: string, model: string, text: string): string {
  if (text.includes(model) || known.get(make)?.get(nameKey(model)) === undefined) return text
  const name = model.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'iu'), () => model)
}

/**
 * The longest known model of the make that the text begins with, whole words only, and what follows it.
 * ('Land Rover', 'Range Rover Sport SDV6 HSE') → 'Range Rover Sport', 'SDV6 HSE'. null when none is known.
 */
export function splitModel(make: string, text: string): { readonly model: string; readonly rest: string } | null {
  const words = text.trim().split(/\s+/)
  const candidates = known.get(make)
  for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
    const key = nameKey(words.slice(0, count).join(' '))
    const found = key === '' ? undefined : candidates?.get(key)
    if (found !== undefined) return { model: found, rest: words.slice(count).join(' ') }
  }
  return null
}

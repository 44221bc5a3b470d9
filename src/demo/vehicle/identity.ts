import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { Random } from '../random.ts'

/** World manufacturer identifiers of where the make's vehicles for Australia are built. */
const manufacturerCodes: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['JTM', 'JTN', 'MR0', 'JTE'],
  Lexus: ['JTH'],
  Ford: ['MPB', 'MNA', '1FA', 'WF0'],
  GWM: ['LGW'],
  'Great Wall': ['LGW'],
  Haval: ['LGW'],
  Mazda: ['JM0', 'JM6'],
  Mitsubishi: ['MMA', 'JMF'],
  Nissan: ['JN1', 'MNT'],
  Subaru: ['JF1', 'JF2'],
  Honda: ['MRH', 'JHM', 'JH2'],
  Suzuki: ['JSA', 'JS1'],
  Isuzu: ['MPA', 'JAA'],
  Kia: ['KNA', 'KND'],
  Hyundai: ['KMH'],
  Genesis: ['KMT'],
  Volkswagen: ['WVW', 'WV1'],
  Audi: ['WAU'],
  BMW: ['WBA', 'WB1'],
  'Mercedes-Benz': ['W1K', 'WDB'],
  Porsche: ['WP1'],
  Skoda: ['TMB'],
  Volvo: ['YV1'],
  Peugeot: ['VF3'],
  Renault: ['VF1'],
  Citroën: ['VF7'],
  Fiat: ['ZFA'],
  MINI: ['WMW'],
  'Land Rover': ['SAL'],
  Jaguar: ['SAD'],
  Jeep: ['1C4'],
  RAM: ['1C6'],
  Chevrolet: ['1GC'],
  Holden: ['6G1', 'KL3'],
  MG: ['LSJ'],
  LDV: ['LSF'],
  Chery: ['LVV'],
  BYD: ['LGX'],
  Tesla: ['LRW'],
  Polestar: ['LPS'],
  Yamaha: ['JYA'],
  Kawasaki: ['JKA'],
  'Harley-Davidson': ['1HD', '5HD'],
  Indian: ['56K'],
  KTM: ['VBK'],
  Triumph: ['SMT'],
  Ducati: ['ZDM'],
  'Royal Enfield': ['ME3'],
}
const caravanCode = '6T9'

const plateLetters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ')
const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const positionWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * The check character that North American numbers carry in their ninth place; other regions put any character there.
 */
export function resolveVinCheckCharacter(vin: string): string {
  let sum = 0
  for (let index = 0; index < 17; index += 1) {
    const character = vin[index] ?? '0'
    sum += (letterValues[character] ?? Number(character)) * (positionWeights[index] ?? 0)
  }
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

export function isNorthAmericanVin(vin: string): boolean {
  return /^[1-5]/.test(vin)
}

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * 17 characters. `serial` is unique in the site and becomes the last six places, so two of a site can never be the
 * same.
 */
export function createVin(make: string, itemType: ItemType, year: number, serial: number, random: Random): string {
  const code = itemType === 'caravan' ? caravanCode : random.pick(manufacturerCodes[make] ?? [caravanCode])
  const some = (count: number): string =>
    Array.from({ length: count }, () => vinLetters[random.integer(0, vinLetters.length - 1)] ?? 'A').join('')
  const yearLetter = yearLetters[(year - 2010 + 30) % 30] ?? 'A'
  const body = `${code}${some(5)}0${yearLetter}${some(1)}${String(serial).padStart(6, '0')}`
  const check = isNorthAmericanVin(body) ? resolveVinCheckCharacter(body) : some(1)
  return `${body.slice(0, 8)}${check}${body.slice(9)}`
}

/**
 * A plate in the form of the state. Each holds a letter (I, O or Q) that the general series leave out because it reads
 * as a figure, so that it is nobody's.
 */
export function createPlate(state: string, random: Random): string {
  const digit = (): string => String(random.integer(0, 9))
  const letter = (): string => random.pick(plateLetters)
  const odd = random.pick(['I', 'O', 'Q'])
  switch (state) {
    case 'WA':
      return `1${odd}${letter()}${letter()}${digit()}${digit()}${digit()}`
    case 'QLD':
      return `${digit()}${digit()}${digit()}${odd}${letter()}${digit()}`
    case 'VIC':
      return `1${letter()}${odd}${digit()}${letter()}${letter()}`
    case 'TAS':
      return `${odd}${digit()}${digit()}${letter()}${letter()}`
    default:
      return `${letter()}${odd}${letter()}${digit()}${digit()}${letter()}`
  }
}

/** Glass's code has six places, the year in the middle: '0AB22C'. */
export function createNvic(year: number, random: Random): string {
  const letter = (): string => random.pick(plateLetters)
  return `0${letter()}${letter()}${String(year % 100).padStart(2, '0')}${letter()}`
}

import { findNearest } from '#site/describe-issue.ts'
import { makeNames } from '#site/directory/makes.ts'

/** Makes in their usual spelling. The table only defines how they are written. */
const ownMakes: readonly string[] = [
  'Abarth',
  'Alfa Romeo',
  'Aprilia',
  'Aston Martin',
  'Audi',
  'Bentley',
  'Benelli',
  'BMW',
  'Bolwell',
  'BSA',
  'BYD',
  'Cadillac',
  'Can-Am',
  'Caterham',
  'CFMOTO',
  'Chery',
  'Chevrolet',
  'Chrysler',
  'Citroen',
  'Coronet',
  'Crusader',
  'Cupra',
  'Daewoo',
  'DAF',
  'Daihatsu',
  'Datsun',
  'Deepal',
  'Dodge',
  'Ducati',
  'Eden',
  'Ferrari',
  'Fiat',
  'Ford',
  'Foton',
  'FPV',
  'Freightliner',
  'Fuso',
  'Geely',
  'Genesis',
  'GMC',
  'GMSV',
  'Great Wall',
  'GWM',
  'Harley-Davidson',
  'Haval',
  'Hino',
  'Holden',
  'Honda',
  'HSV',
  'Hummer',
  'Husqvarna',
  'Hyundai',
  'Indian',
  'Ineos',
  'Infiniti',
  'International',
  'Isuzu',
  'Isuzu Ute',
  'Iveco',
  'JAC',
  'Jaecoo',
  'Jaguar',
  'Jayco',
  'Jeep',
  'Jensen',
  'Kawasaki',
  'Kenworth',
  'KGM',
  'Kia',
  'KTM',
  'Lada',
  'Lamborghini',
  'Lancia',
  'Land Rover',
  'LDV',
  'Leapmotor',
  'Lexus',
  'Lincoln',
  'London Taxi',
  'Lotus',
  'Mack',
  'Mahindra',
  'MAN',
  'Maserati',
  'Maxus',
  'Mazda',
  'McLaren',
  'Mercedes-AMG',
  'Mercedes-Benz',
  'Mercedes-Maybach',
  'MG',
  'MINI',
  'Mitsubishi',
  'Mitsubishi Fuso',
  'Morgan',
  'Morris',
  'Moto Guzzi',
  'MV Agusta',
  'Nissan',
  'Omoda',
  'Opel',
  'Packard',
  'Peugeot',
  'Polaris',
  'Polestar',
  'Pontiac',
  'Porsche',
  'Proton',
  'RAM',
  'Renault',
  'Rolls-Royce',
  'Rover',
  'Royal Enfield',
  'Saab',
  'Scania',
  'Seat',
  'Skoda',
  'Smart',
  'SsangYong',
  'Subaru',
  'Suzuki',
  'Tata',
  'Tesla',
  'Toyota',
  'Triumph',
  'TVR',
  'UD Trucks',
  'Vauxhall',
  'Vespa',
  'Viscount',
  'Volkswagen',
  'Volvo',
  'Western Star',
  'Winnebago',
  'XPeng',
  'Yamaha',
  'Zeekr',
]

/** Further ones of the manufacturer directory, which has the makers of caravans and motorcycles. */
const directoryMakes: readonly string[] = Object.values(makeNames).flat()

/** Alternative spellings, by key. */
const alsoCalled: Readonly<Record<string, string>> = {
  alfa: 'Alfa Romeo',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  harley: 'Harley-Davidson',
  isuzuute: 'Isuzu',
  landrover: 'Land Rover',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  mercedesbenz: 'Mercedes-Benz',
  mercedesbenzcars: 'Mercedes-Benz',
  mercedesbenzvans: 'Mercedes-Benz',
  rolls: 'Rolls-Royce',
  vw: 'Volkswagen',
  volkswagencommercialvehicles: 'Volkswagen',
}

/**
 * Look-up key: only letters, digits and plus signs, lower case, without accents. 'Mercedes-Benz' and 'MERCEDES BENZ'
 * both give 'mercedesbenz'.
 */
export function nameKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, '')
}

const byKey: ReadonlyMap<string, string> = new Map([
  ...[...directoryMakes, ...ownMakes].map((make): [string, string] => [nameKey(make), make]),
  ...Object.entries(alsoCalled),
])

/** Every make once, in its usual spelling. */
export const makes: readonly string[] = [...new Set(byKey.values())].toSorted()

/** The usual spelling, or null when the table does not know the make. */
export function resolveMake(text: string): string | null {
  return byKey.get(nameKey(text)) ?? null
}

/** Letters. In shorter names any two are a few letters apart. */
const shortestNearMake = 4

/** The known make that was probably meant; null when none is near. */
export function findNearestMake(text: string): string | null {
  return text.trim().length < shortestNearMake ? null : findNearest(text.trim().slice(0, longestMake), makes)
}

/** Characters; no make has more. */
const longestMake = 40

/** Makes of more than one word, longest first: a feed that cuts at the first space splits them wrongly. */
export const longMakes: readonly { readonly name: string; readonly key: string }[] = makes
  .filter((make) => /[ -]/.test(make))
  .map((name) => ({ name, key: nameKey(name) }))
  .sort((a, b) => b.key.length - a.key.length)

/** Makes of the category 'prestige'. */
export const prestigeMakes: ReadonlySet<string> = new Set([
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'Ferrari',
  'Genesis',
  'Jaguar',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Lotus',
  'Maserati',
  'McLaren',
  'Mercedes-AMG',
  'Mercedes-Benz',
  'Mercedes-Maybach',
  'Porsche',
  'Rolls-Royce',
])

import { recase, type TitleWord } from './title-words.ts'

/** What a title says beside make, model, badge and series. */
export type TitleFeature = 'gearbox' | 'drive' | 'body'

/**
 * Phrases of gearboxes as titles write them. Each is recognised in any case, with or without hyphens and blanks, and
 * several in a row are one gearbox: 'Sports Automatic Dual Clutch', '6sp Manual', 'Auto CVT'.
 */
const gearboxes = [
  'Auto',
  'Automatic',
  'Sports Auto',
  'Sports Automatic',
  'Spts Auto',
  'Spts Automatic',
  'Auto Seq',
  'Auto Sequential',
  'Semi Auto',
  'Semi Automatic',
  'Manual',
  'Man',
  'A/T',
  'M/T',
  'AMT',
  'AGS',
  'CVT',
  'e-CVT',
  'X-tronic',
  'Xtronic CVT',
  'Lineartronic',
  'Multidrive',
  'Multidrive S',
  'Constantly Variable Transmission',
  'Continuously Variable Transmission',
  'DCT',
  'D-CT',
  'M DCT',
  'DSG',
  'PDK',
  'EDC',
  'TCT',
  'DHT',
  'S tronic',
  'Tiptronic',
  'Steptronic',
  'Multitronic',
  'G-Tronic',
  '7G-Tronic',
  '7G-DCT',
  '8G-DCT',
  '9G-Tronic',
  'Speedshift',
  'Easytronic',
  'Selespeed',
  'DuoSelect',
  'Powershift',
  'Geartronic',
  'Dual Clutch',
  'Twin Clutch',
  'Direct Shift',
  'Rev-Tronic',
  'SKYACTIV-Drive',
  'SKYACTIV-MT',
  'Activematic',
  'Dualogic',
  'Reduction Gear',
  'Single Speed',
]

const drives = [
  '4x4',
  '4x2',
  '6x4',
  '4WD',
  'AWD',
  'FWD',
  'RWD',
  '2WD',
  '4x4 Dual Range',
  'Dual Range 4x4',
  'All Wheel Drive',
  'Four Wheel Drive',
  'Front Wheel Drive',
  'Rear Wheel Drive',
  'i-ACTIV AWD',
  'SH-AWD',
  'Symmetrical AWD',
  'S-AWC',
  'e-4ORCE',
  'E-Four',
  'GR-FOUR',
  '4Drive',
  'quattro',
  'quattro AWD',
  'xDrive',
  '4MATIC',
  '4MATIC+',
  '4MOTION',
  'ALL4',
  'ALLGRIP',
  'HTRAC',
]

const cabs = [
  'Single',
  'Dual',
  'Double',
  'Crew',
  'King',
  'Space',
  'Extra',
  'Extended',
  'Super',
  'Freestyle',
  'Club',
  'Mega',
  'Quad',
  'X',
  'Access',
]
const cabEndings = ['', ' Chassis', ' Utility', ' Ute', ' Pickup', ' Pick Up', ' Tray']

const bodies = [
  ...cabs.flatMap((cab) => cabEndings.map((ending) => `${cab} Cab${ending}`)),
  'D/Cab',
  'S/Cab',
  'C/Cab',
  'C/Chassis',
  'Cab Chassis',
  'Super Pick-up',
  'Ute',
  'Utility',
  'Pickup',
  'Pick-up',
  'Tray',
  'Sedan',
  'Saloon',
  'Hatch',
  'Hatchback',
  'Wagon',
  'Station Wagon',
  'Sportswagon',
  'Sportwagon',
  'Sportstourer',
  'Estate',
  'Shooting Brake',
  'Coupe',
  'Gran Coupe',
  'Convertible',
  'Cabriolet',
  'Cabrio',
  'Roadster',
  'Spyder',
  'Softtop',
  'Hardtop',
  'Sportback',
  'Fastback',
  'Liftback',
  'SUV',
  'Van',
  'Panel Van',
  'Crew Van',
  'Bus',
  'Minibus',
  'People Mover',
  'Troop Carrier',
  'Limousine',
]

/** Words that are a body or a gearbox with some makes alone, and a badge with the others ('CX-5 Touring'). */
const phrasesOfMake: Readonly<Record<string, readonly (readonly [TitleFeature, readonly string[]])[]>> = {
  'Alfa Romeo': [['body', ['Spider']]],
  Audi: [['body', ['Avant']]],
  BMW: [['body', ['Touring', 'Gran Turismo']]],
  Fiat: [['body', ['Spider']]],
  Holden: [['body', ['Pickup Crew Cab', 'Pickup Space Cab']]],
  Porsche: [['gearbox', ['Tiptronic S']]],
}

interface KnownPhrase {
  readonly feature: TitleFeature
  /** As the trade writes it, one entry a word where the number of words agrees. */
  readonly spelling: string
}

type Phrases = ReadonlyMap<string, KnownPhrase>

/** Every phrase under its words' keys, joined by blanks and joined by nothing. */
function indexPhrases(entries: readonly (readonly [TitleFeature, readonly string[]])[]): Phrases {
  const phrases = new Map<string, KnownPhrase>()
  for (const [feature, spellings] of entries) {
    for (const spelling of spellings) {
      const keys = spelling.split(' ').map((word) => word.toLowerCase().replaceAll('-', ''))
      const hyphened = spelling.split(/[ -]/).map((word) => word.toLowerCase())
      for (const key of [keys.join(' '), keys.join(''), hyphened.join(' ')])
        if (!phrases.has(key)) phrases.set(key, { feature, spelling })
    }
  }
  return phrases
}

const common = indexPhrases([
  ['gearbox', gearboxes],
  ['drive', drives],
  ['body', bodies],
])
const byMake: ReadonlyMap<string, Phrases> = new Map(
  Object.entries(phrasesOfMake).map(([make, entries]) => [make, indexPhrases(entries)]),
)

/** The words that begin a phrase: most words of a title begin none. */
const firstKeys: ReadonlySet<string> = new Set(
  [common, ...byMake.values()].flatMap((phrases) => [...phrases.keys()].map((key) => key.split(' ', 1)[0] ?? '')),
)

/** Words of the longest phrase of the tables. */
const longestPhrase = 4

/** '6sp', '8-speed', '10spd' in front of a gearbox; '6AT' and '5MT' are gearboxes by themselves. */
const speeds = /^(?:\d|1\d)(?:sp|spd|speed)$/
const speedGearbox = /^(?:\d|1\d)(?:at|mt|dct|amt|cvt|dsg)$/

export interface FoundFeature {
  readonly feature: TitleFeature
  /** How many words it takes. */
  readonly count: number
  /** The words as the trade writes them. */
  readonly text: string
}

function joinTexts(words: readonly TitleWord[], at: number, count: number): string {
  return words
    .slice(at, at + count)
    .map((word) => word.text)
    .join(' ')
}

/** The longest gearbox, drive or body that begins at this word; null when none does. */
export function findFeature(words: readonly TitleWord[], at: number, make: string): FoundFeature | null {
  const word = words[at]
  if (word === undefined) return null
  if (speeds.test(word.key)) return { feature: 'gearbox', count: 1, text: word.text }
  if (speedGearbox.test(word.key)) return { feature: 'gearbox', count: 1, text: word.text.toUpperCase() }
  const next = words[at + 1]?.key
  if (/^(?:\d|1\d)$/.test(word.key) && (next === 'sp' || next === 'spd' || next === 'speed'))
    return { feature: 'gearbox', count: 2, text: `${word.text} ${words[at + 1]?.text ?? ''}` }
  if (!firstKeys.has(word.key)) return null
  for (let count = Math.min(longestPhrase, words.length - at); count > 0; count -= 1) {
    const key = words
      .slice(at, at + count)
      .map((one) => one.key)
      .join(' ')
    const found = byMake.get(make)?.get(key) ?? common.get(key)
    if (found !== undefined)
      return { feature: found.feature, count, text: recase(joinTexts(words, at, count), found.spelling) }
  }
  return null
}

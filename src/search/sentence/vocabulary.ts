import { bodyTypes, bodyWords, resolveBodyWord } from '#domain/vehicle/body-types.ts'
import { cabNames, cabWords } from '#domain/vehicle/cab.ts'
import { facets, type FacetAttribute } from '../facets.ts'
import { vehicleSynonyms } from '../synonyms.ts'
import { foldPhrase } from './atoms.ts'
import { featurePhrases } from './feature-phrases.ts'
import type { Meaning, Vocabulary } from './meaning.ts'

/** A meaning and the phrases that have it, folded. */
type Row = readonly [attribute: FacetAttribute, values: readonly string[], label: string, ...phrases: string[]]

/** Synonyms of the search that mean the same as any of the words, so that text and sentences know the same words. */
const synonymsOf = (...words: readonly string[]): readonly string[] =>
  words.flatMap((word) => [word, ...(vehicleSynonyms.get(word.replaceAll(' ', '')) ?? [])])

const of = (attribute: FacetAttribute, value: string, ...phrases: readonly string[]): Row => [
  attribute,
  [value],
  value,
  ...phrases,
]

const fourWheel = ['4x4', '4wd', 'four wheel drive', '4 wheel drive', '4 x 4', 'four by four', 'part time 4wd']
const automatic = [
  'automatic transmission',
  'auto transmission',
  'sports automatic',
  'sports auto',
  'cvt',
  'cvt automatic',
  'dsg',
  'dual clutch',
  'dual clutch automatic',
  'auto dual clutch',
  'sports automatic dual clutch',
  'dct',
  'pdk',
  'semi auto',
  'continuously variable',
  'continuous variable',
  'constantly variable',
  'continuously variable transmission',
  'constantly variable transmission',
  'reduction gear',
  'reduction gear automatic',
  'tiptronic',
  'selfshift',
  'autos',
]

/** Words of buyers that neither the tiles nor the synonyms have. */
const furtherBodies: Readonly<Record<string, readonly string[]>> = {
  Ute: ['pick up', 'pickup truck', 'pick up truck', 'pickups'],
  'People Mover': ['people carrier', 'mini van', 'mpvs'],
  'Cab Chassis': ['tray back', 'tray top', 'traytop', 'cab chassis ute'],
  'Light Truck': ['truck', 'trucks'],
  Motorhome: ['camper van', 'campervans', 'motor home', 'motor homes'],
  Convertible: ['soft top convertible', 'drop top'],
  Hatch: ['five door hatch', 'small car', 'small cars'],
  Bus: ['mini bus', 'minibus', 'buses'],
}

const rows: readonly Row[] = [
  ...bodyWords.filter((word) => word !== 'Caravan').map((word) => of('body', word, ...bodyPhrases(word))),
  ...cabWords.map((word) => of('cab', word, ...cabNames[word].flatMap((name) => [`${name} cab`, `${name}cab`]))),
  of('fuel', 'Petrol', ...synonymsOf('petrol'), 'unleaded petrol', 'premium unleaded', 'premium petrol'),
  of('fuel', 'Diesel', 'turbo diesel', 'turbodiesel', 'tdi'),
  of('fuel', 'Hybrid', 'hybrids', 'petrol hybrid', 'petrol electric hybrid', 'hev', 'self charging hybrid'),
  of('fuel', 'PHEV', ...synonymsOf('phev'), 'plug in hybrid', 'plug in hybrids', 'plug in', 'pluginhybrid'),
  of('fuel', 'Electric', ...synonymsOf('electric'), 'evs', 'fully electric', 'full electric', 'battery electric'),
  of('fuel', 'LPG', ...synonymsOf('lpg'), 'dual fuel'),
  of('fuel', 'Hydrogen', 'fuel cell'),
  of('transmission', 'Automatic', 'auto', ...automatic),
  of('transmission', 'Manual', 'manual transmission', 'stick shift', 'manuals'),
  of('drive', '4x4', ...fourWheel),
  of('drive', 'AWD', 'all wheel drive', 'allwheeldrive'),
  of('drive', 'FWD', 'front wheel drive', 'frontwheeldrive'),
  of('drive', 'RWD', 'rear wheel drive', 'rearwheeldrive'),
  ['drive', ['2WD', '4x2', 'FWD', 'RWD'], '2WD', '2wd', '4x2', 'two wheel drive', '2 wheel drive', '4 x 2'],
  ['car_type', ['new'], 'New', 'brand new'],
  ['car_type', ['used'], 'Used', ...synonymsOf('used'), 'pre owned', 'second hand', '2nd hand'],
  ['car_type', ['demo'], 'Demo', ...synonymsOf('demo'), 'ex demo', 'demos'],
  ['certified', ['true'], 'Certified', 'certified', 'certified pre owned', 'certified used'],
  ['item_type', ['caravan'], 'Caravans', 'caravan', 'caravans'],
  ['item_type', ['motorcycle'], 'Motorcycles', ...synonymsOf('motorcycle'), 'motor bike', 'motor cycle', 'bikes'],
  ['categories', ['family'], 'Good for: family', 'family', 'family car', 'family cars', 'good for family', 'families'],
  [
    'categories',
    ['towing'],
    'Good for: towing',
    'towing',
    'tow car',
    'tow vehicle',
    'good for towing',
    'tug',
    // What is towed is not what is looked for.
    ...['tow', 'towing'].flatMap((verb) =>
      ['caravan', 'van', 'boat', 'trailer', 'float', 'horse float', 'camper trailer'].flatMap((load) => [
        `${verb} ${load}`,
        `${verb} a ${load}`,
      ]),
    ),
  ],
  [
    'categories',
    ['commercial'],
    'Good for: work',
    'commercial',
    'commercial vehicle',
    'work vehicle',
    'work',
    'for work',
  ],
  ['categories', ['prestige'], 'Prestige', 'prestige', 'luxury', 'prestige car', 'luxury car'],
  ['categories', ['electrified'], 'Electrified', 'electrified'],
  ...Object.entries(featurePhrases).map(([value, phrases]) => of('filtered_features', value, ...phrases)),
  ...['Blue', 'Red', 'Green', 'Yellow', 'Orange', 'Brown', 'Gold', 'Bronze', 'Beige', 'Purple', 'Pink', 'Maroon'].map(
    (value) => of('colour', value),
  ),
  ...['White', 'Black', 'Silver', 'Cream', 'Burgundy', 'Charcoal'].map((value) => of('colour', value)),
  of('colour', 'Grey', ...synonymsOf('grey')),
  ...(facets.status.words === undefined
    ? []
    : [['status', ['coming_soon'], 'Coming soon', 'coming soon', 'arriving soon'] as Row]),
]

/** Phrases of a body: its word, the labels of its tiles, plurals and synonyms. */
function bodyPhrases(word: string): readonly string[] {
  const tiles = bodyTypes.filter(({ bodies }) => bodies[0] === word).map(({ label }) => foldPhrase(label))
  const own = foldPhrase(word)
  const known = synonymsOf(own, ...tiles).filter((phrase) => resolveBodyWord(phrase, 'car') === word || phrase === own)
  return [...known, ...known.map((phrase) => `${phrase}s`), ...(furtherBodies[word] ?? [])]
}

function buildVocabulary(): Vocabulary {
  const vocabulary = new Map<string, Meaning>()
  for (const [attribute, values, label, ...phrases] of rows)
    for (const phrase of [label, ...phrases].map(foldPhrase))
      if (phrase !== '' && !vocabulary.has(phrase)) vocabulary.set(phrase, { attribute, values, label })
  return vocabulary
}

/** The phrases of the platform, the same for every site; what only a site has comes from its stock. */
export const vocabulary: Vocabulary = buildVocabulary()

/** Wishes that nothing in the stock can answer; said to be left out, as no vehicle would match their words. */
export const wishes: ReadonlySet<string> = new Set(
  (
    'cheap, cheapest, cheaper, affordable, inexpensive, bargain, low price, best price, ' +
    'first car, first cars, my first, first time, learner, learners, student, teenager, ' +
    'p plate, p plates, p plater, p platers, p plater approved, p plate approved, p plater legal, ' +
    'reliable, safe, safest, economical, fuel efficient, good on fuel, cheap to run, fuel economy, ' +
    'low km, low kms, low ks, low kilometres, low mileage, late model, latest model, one owner, ' +
    'good condition, great condition, excellent condition, as new'
  ).split(', '),
)

/** Words that a sentence needs and that mean nothing for the search. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'i im am we are is a an the my me you your this that these which with and has have having ' +
    'in of to on for at by please want wanted need looking show find search searching buy sell ' +
    'sale any some something one ones car cars vehicle vehicles coloured colored colour color ' +
    'can could would like ' +
    'model models transmission gearbox engine fuel body type drivetrain good nice great ' +
    'australia'
  ).split(' '),
)

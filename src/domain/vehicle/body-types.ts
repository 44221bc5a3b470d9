import type { ItemType } from './vehicle-fields.ts'

/**
 * The platform's words for bodies: what `simple_body` and with it the body facet hold. Order matters where a feed's
 * text fits several: the first pattern that matches wins ('Dual Cab Chassis' is a cab chassis, 'Crew Van' a van).
 */
const bodyPatterns = [
  ['Motorhome', /\bmotor\s?homes?\b|\bcamper\s?van\b/],
  ['Camper Trailer', /\bcamper\s?trailer\b|\bcamper\b/],
  ['Caravan', /\bcaravans?\b|\bpop[\s-]?top\b/],
  ['Cab Chassis', /\bchassis\b|\bc\/c\b|\btray\s?back\b|\btipper\b/],
  ['People Mover', /\bpeople\s?mover|\bmpv\b|\bmini\s?van\b/],
  ['Light Truck', /\btruck|\bprime mover\b/],
  ['Bus', /\bbus\b|\bcoach\b|\bmini\s?bus\b/],
  ['Van', /\b(?:panel)?vans?\b/],
  ['Ute', /\butes?\b|\butility\b(?! vehicle)|\bpick[\s-]?up\b|\btray\b|\bcab\b|\bd\/?cab\b/],
  ['SUV', /\bs\.?u\.?v|\bsport(?:s)? utility\b|\bcrossover\b|\bfour wheel drive\b|\btroop ?carrier\b|^4(?:x|wd)4?$/],
  ['Softtop', /\bsoft\s?-?top\b/],
  ['Hardtop', /\bhard\s?-?top\b/],
  ['Convertible', /\bconvertible|\bcabrio|\broadster|\bspider\b|\bspyder\b|\btarga\b|\bvolante\b/],
  ['Hatch', /\bhatch|\bliftback|\bsoft\s?back\b|\bhbk\b/],
  [
    'Wagon',
    /\bwag(?:on|en)\b|wagon\b|\bestate\b|\btourer\b|\bavant\b|\bshooting brake\b|\bsportswagon\b|\btouring$|\bwgn\b/,
  ],
  ['Coupe', /\bcoup[eé]|\bfastback\b|\bcpe\b/],
  ['Sedan', /\bsedan|\bsaloon|\blimousine|\bsdn\b/],
  ['Hatch', /\bsportback\b/],
  ['Adventure', /\badventure\b|\bdual[\s-]?sport\b|\bdual purpose\b/],
  ['Cruiser', /\bcruisers?\b/],
  ['Scooter', /\bscooter|\bmoped\b/],
  ['ATV', /\batv\b|\bquad\b|\bside[\s-]by[\s-]side\b|\bssv\b/],
  ['Off Road', /\boff[\s-]?road\b|\benduro\b|\bmotocross\b|\bmotox\b|\bdirt ?bike\b|\btrail\b/],
  ['Sports Bike', /^sport$|\bsupersport|\bsports? ?bike\b|\bsuper ?sports?\b/],
  ['Road Bike', /\broad ?bike\b|^road$|^classic$|\bnaked\b|\bstreet\b/],
  ['Touring Bike', /\b(?:touring|tourer) ?bike\b/],
  ['Trike', /\btrike\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type BodyWord = (typeof bodyPatterns)[number][0]

type BodyPatterns = readonly (readonly [BodyWord, RegExp])[]

/**
 * What a word means on a motorcycle or a caravan alone: a 'Tourer' is a wagon among cars, and a 'Bunk Van' is for
 * holidays. A text that says none of these has the meaning that it has on a car.
 */
const patternsByKind: Readonly<Record<ItemType, BodyPatterns>> = {
  car: bodyPatterns,
  motorcycle: [
    ['Scooter', /\bscooter|\bmoped\b/],
    ['ATV', /\batv\b|\bquad\b|\bside[\s-]by[\s-]side\b|\bs[sx]v\b|\butv\b/],
    ['Trike', /\btrikes?\b|\bthree[\s-]?wheel|\bspyder\b/],
    ['Adventure', /\badventure\b|\bdual[\s-]?sport\b|\bdual purpose\b/],
    ['Off Road', /\boff[\s-]?road\b|\benduro\b|\bmoto ?cross\b|\bmotox\b|\bdirt\b|\btrails?\b|\btrials\b/],
    ['Touring Bike', /\btour(?:er|ing)\b/],
    ['Cruiser', /\bcruisers?\b|\bbobber\b|\bchopper\b|\bbagger\b/],
    ['Road Bike', /\bnaked\b|\broad(?:ster)?\b|\bstreet\b|\bclassic\b|\bretro\b|\bscrambler\b|\bcaf[eé] racer\b/],
    ['Sports Bike', /\b(?:super ?)?sports?\b|\bsuper ?bike\b|\bsports? ?bike\b/],
  ],
  caravan: [
    ['Motorhome', /\bmotor\s?homes?\b|\bcamper\s?van\b/],
    ['Camper Trailer', /\bcamper\b|\b(?:soft|hard|forward|rear)[\s-](?:floor|fold)|\bwind[\s-]?up\b/],
    ['Caravan', /van\b|\bpop[\s-]?top\b|\bfull height\b|\bhybrid\b|\b(?:fifth|5th)[\s-]?wheel|\bteardrop\b/],
    ['Caravan', /\b(?:off|on)[\s-]?road\b|\btour(?:er|ing)\b|\badventure\b|\b(?:family|couples?|bunks?)\b/],
  ],
}

/** Every word once, in the order of the table above. */
export const bodyWords: readonly BodyWord[] = [...new Set(bodyPatterns.map(([word]) => word))]

/**
 * 'Dual Cab Pick-up' → 'Ute', and 'Tourer' → 'Touring Bike' of a motorcycle. null when the text names no body that the
 * platform knows ('Commercial', 'Other').
 */
export function resolveBodyWord(text: string, itemType: ItemType): BodyWord | null {
  const lower = text.trim().toLowerCase().replaceAll(/[_/]+/g, ' ').replaceAll(/\s+/g, ' ')
  const camel = text
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const find = (patterns: BodyPatterns): BodyWord | null =>
    patterns.find(([, pattern]) => pattern.test(lower) || pattern.test(camel))?.[0] ?? null
  return find(patternsByKind[itemType]) ?? (itemType === 'car' ? null : find(bodyPatterns))
}

/** Body words of work vehicles, for the category 'commercial'. */
export const commercialBodies: ReadonlySet<BodyWord> = new Set(['Ute', 'Van', 'Cab Chassis', 'Light Truck', 'Bus'])

export type BodyTile =
  | '4x4'
  | 'bus'
  | 'cabChassis'
  | 'convertible'
  | 'coupe'
  | 'ev'
  | 'hardtop'
  | 'hatch'
  | 'hatchback'
  | 'motorhome'
  | 'lightTruck'
  | 'peopleMover'
  | 'prestige'
  | 'sedan'
  | 'softtop'
  | 'suv'
  | 'ute'
  | 'van'
  | 'wagon'
  | 'stationWagon'

export interface BodyType {
  /** Name of the tile, as the specification and the site configuration write it. */
  readonly slug: BodyTile
  /** Words shown. */
  readonly label: string
  /** Values of the body facet that it stands for; empty for the three tiles that are not a body. */
  readonly bodies: readonly BodyWord[]
  /** What its search refines: the body facet, or the category for 4x4, ev and prestige, which cut across bodies. */
  readonly refinement: { readonly attribute: 'body' | 'categories'; readonly values: readonly string[] }
}

const ofBody = (slug: BodyTile, label: string, ...bodies: BodyWord[]): BodyType => ({
  slug,
  label,
  bodies,
  refinement: { attribute: 'body', values: bodies },
})
const ofCategory = (slug: BodyTile, label: string, category: string): BodyType => ({
  slug,
  label,
  bodies: [],
  refinement: { attribute: 'categories', values: [category] },
})

/** SRCH-24: every tile with what it searches. Two names for one body ('hatch', 'hatchback') search the same. */
export const bodyTypes: readonly BodyType[] = [
  ofCategory('4x4', '4x4', '4x4'),
  ofBody('bus', 'Bus', 'Bus'),
  ofBody('cabChassis', 'Cab Chassis', 'Cab Chassis'),
  ofBody('convertible', 'Convertible', 'Convertible', 'Softtop'),
  ofBody('coupe', 'Coupe', 'Coupe'),
  ofCategory('ev', 'Electric', 'ev'),
  ofBody('hardtop', 'Hardtop', 'Hardtop'),
  ofBody('hatch', 'Hatch', 'Hatch'),
  ofBody('hatchback', 'Hatchback', 'Hatch'),
  ofBody('motorhome', 'Motorhome', 'Motorhome'),
  ofBody('lightTruck', 'Light Truck', 'Light Truck'),
  ofBody('peopleMover', 'People Mover', 'People Mover'),
  ofCategory('prestige', 'Prestige', 'prestige'),
  ofBody('sedan', 'Sedan', 'Sedan'),
  ofBody('softtop', 'Softtop', 'Softtop'),
  ofBody('suv', 'SUV', 'SUV'),
  ofBody('ute', 'Ute', 'Ute'),
  ofBody('van', 'Van', 'Van'),
  ofBody('wagon', 'Wagon', 'Wagon'),
  ofBody('stationWagon', 'Station Wagon', 'Wagon'),
]

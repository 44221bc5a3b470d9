export type SimpleFuel = 'Petrol' | 'Diesel' | 'Electric' | 'Hybrid' | 'PHEV' | 'LPG' | 'Hydrogen'
export type SimpleTransmission = 'Automatic' | 'Manual'
export type DriveWord = '4x4' | 'AWD' | 'FWD' | 'RWD'

/** The first match wins, so that 'Unleaded Petrol/Electric' is a hybrid and not petrol or electric. */
const fuels: readonly (readonly [SimpleFuel, RegExp])[] = [
  ['PHEV', /\bphev\b|plug[\s-]?in|\be?rev\b|\breev\b|range[\s-]?extend/],
  ['Hydrogen', /hydrogen|\bfcev\b|fuel cell/],
  ['Hybrid', /hybrid|\bm?hev\b|\be-?power\b|(?:petrol|unleaded|diesel|premium)\s*[/&+-]\s*electric/],
  ['Hybrid', /electric\s*[/&+-]\s*(?:petrol|unleaded|diesel|premium)/],
  ['Electric', /electric|\bb?ev\b|battery/],
  ['LPG', /\blpg\b|petroleum gas|\bgas\b|\bcng\b|\blpi\b|dual[\s-]?fuel|bi[\s-]?fuel/],
  ['Diesel', /diesel|\bt?dsl\b|\bdies?\b|\bt\/?d\b|\btdi\b|\bcrdi?\b|\bcdi\b|\bdci\b/],
  ['Petrol', /petrol|unlead|premium|leaded|\bu?lp\b|\bp?ulp(?:9\d)?\b|\be10\b|\be85\b|gasoline|ethanol|\bflex/],
  ['Petrol', /\b9[158]\s*ron\b|\b[pu]9[158]\b|^(?:91|95|98)$|\bptrl?\b|\bpet\b/],
]

/** Letters that feeds write in place of a fuel. */
const fuelLetters: Readonly<Record<string, SimpleFuel>> = {
  d: 'Diesel',
  e: 'Electric',
  g: 'LPG',
  h: 'Hybrid',
  p: 'Petrol',
  u: 'Petrol',
}

/** 'Premium Unleaded Petrol' → 'Petrol'. null for 'Other' and unknown words. */
export function resolveSimpleFuel(text: string): SimpleFuel | null {
  const lower = text.trim().toLowerCase()
  if (lower.length === 1) return fuelLetters[lower] ?? null
  return fuels.find(([, pattern]) => pattern.test(lower))?.[0] ?? null
}

const automatic: readonly RegExp[] = [
  /\bauto|^a$|\b\d+\s?a\b|\bsemi|single[\s-]?speed|reduction gear|constantly|continuous|variable|\bclutchless/,
  /dual[\s-]?clutch|twin[\s-]?clutch|direct[\s-]?shift|powershift|sport[\s-]?shift|\bsequential|\bsmg\b|\b\d+\s?at\b/,
  /tronic|matic\b|selespeed|duoselect|\bivt\b|multidrive|ecvt|\bcvt\b|\be-?cvt\b|\bd-?ct\b|\bdsg\b|\bpdk\b|\bamt\b/,
  /\bedc\b|\btct\b|\bags\b|\bdht\b|activematic|dualogic|skyactiv-(?:drive|mt)/,
  /\beat\d?\b|\bspts auto|^a\/t\b|\ba\/t$|^at$/,
]

const manual = /manual|\bman\b|^m$|\b\d+\s?m\b|\b\d+\s?mt\b|^m\/t\b|\bm\/t$|^mt$/

/**
 * Checks automatic before manual, so that 'Automated manual' and 'Sports Automatic Dual Clutch' count as automatic.
 */
export function resolveSimpleTransmission(text: string): SimpleTransmission | null {
  const lower = text.trim().toLowerCase()
  if (automatic.some((pattern) => pattern.test(lower))) return 'Automatic'
  return manual.test(lower) ? 'Manual' : null
}

/** Names that makers give to driving all wheels. */
const allWheels =
  /awd|allwheel|quattro|4matic|xdrive|fulltime|4motion|allgrip|htrac|all4$|efour|grfour|e4orce|4drive|sawc|symmetrical/

/** The platform's words for driven wheels. null for '2WD' and '4x2', which do not say which wheels are driven. */
export function resolveDrive(text: string): DriveWord | null {
  const key = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
  if (/4x4|4wd|fourwheeldrive|parttime|dualrange|6x6/.test(key)) return '4x4'
  if (allWheels.test(key)) return 'AWD'
  if (/^f$|^front|fwd|frontwheel/.test(key)) return 'FWD'
  return /^r$|^rear|rwd|rearwheel/.test(key) ? 'RWD' : null
}

/**
 * Whether the text says nothing that a table could know: 'Other', or two driven wheels without saying which. Such words
 * are not reported as unknown.
 */
export function saysNothing(text: string): boolean {
  return /^(?:others?|unspecified|various|not stated|see description|tba|tbc|2wd|4x2|two wheel drive|sdrive)$/.test(
    text.trim().toLowerCase().replaceAll(/\s+/g, ' '),
  )
}

/** ISO-like short name of a state or territory: 'Victoria', 'AU-VIC', 'vic' → 'VIC'; null when the text is neither. */
export function resolveState(text: string): string | null {
  const key = text
    .toLowerCase()
    .replace(/^au[\s-]+/, '')
    .replaceAll(/[^a-z]+/g, '')
  return Object.hasOwn(states, key) ? (states[key] ?? null) : null
}

const states: Readonly<Record<string, string>> = {
  nsw: 'NSW',
  newsouthwales: 'NSW',
  vic: 'VIC',
  victoria: 'VIC',
  qld: 'QLD',
  queensland: 'QLD',
  wa: 'WA',
  westernaustralia: 'WA',
  sa: 'SA',
  southaustralia: 'SA',
  tas: 'TAS',
  tasmania: 'TAS',
  act: 'ACT',
  australiancapitalterritory: 'ACT',
  nt: 'NT',
  northernterritory: 'NT',
}

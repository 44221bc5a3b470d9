export type SimpleFuel = 'Petrol' | 'Diesel' | 'Electric' | 'Hybrid' | 'PHEV' | 'LPG' | 'Hydrogen'
export type SimpleTransmission = 'Automatic' | 'Manual'
export type DriveWord = '4x4' | 'AWD' | 'FWD' | 'RWD'

/** The first match wins, so that 'Unleaded Petrol/Electric' is a hybrid and not petrol or electric. */
const fuels: readonly (readonly [SimpleFuel, RegExp])[] = [
  ['PHEV', /\bphev\b|plug[\s-]?in/],
  ['Hydrogen', /hydrogen|\bfcev\b|fuel cell/],
  ['Hybrid', /hybrid|\bm?hev\b|(?:petrol|unleaded|diesel|premium)\s*[/&+-]\s*electric/],
  ['Hybrid', /electric\s*[/&+-]\s*(?:petrol|unleaded|diesel|premium)/],
  ['Electric', /electric|\bb?ev\b|battery/],
  ['LPG', /\blpg\b|petroleum gas|\bgas\b/],
  ['Diesel', /diesel|\btdi\b/],
  ['Petrol', /petrol|unleaded|premium|leaded|\bulp\b|\bpulp\b|\be10\b|\be85\b|gasoline|\b9[158]\s*ron\b/],
]

/** 'Premium Unleaded Petrol' → 'Petrol'. null for 'Other' and unknown words. */
export function resolveSimpleFuel(text: string): SimpleFuel | null {
  const lower = text.toLowerCase()
  return fuels.find(([, pattern]) => pattern.test(lower))?.[0] ?? null
}

const automatic: readonly RegExp[] = [
  /\bauto|^a$|\b\d+\s?a\b|\bsemi|single[\s-]?speed|reduction gear|constantly|continuous/,
  /dual[\s-]?clutch|powershift|tronic|\bcvt\b|\be-?cvt\b|\bdct\b|\bdsg\b|\bpdk\b|\bamt\b/,
]

/**
 * Checks automatic before manual, so that 'Automated manual' and 'Sports Automatic Dual Clutch' count as automatic.
 */
export function resolveSimpleTransmission(text: string): SimpleTransmission | null {
  const lower = text.toLowerCase()
  if (automatic.some((pattern) => pattern.test(lower))) return 'Automatic'
  return /manual|\bman\b|^m$|\b\d+\s?m\b/.test(lower) ? 'Manual' : null
}

/** The platform's words for driven wheels. null for '2WD' and '4x2', which do not say which wheels are driven. */
export function resolveDrive(text: string): DriveWord | null {
  const key = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
  if (/4x4|4wd|fourwheeldrive|parttime|dualrange/.test(key)) return '4x4'
  if (/awd|allwheel|quattro|4matic|xdrive|fulltime/.test(key)) return 'AWD'
  if (/^f$|^front|fwd|frontwheel/.test(key)) return 'FWD'
  return /^r$|^rear|rwd|rearwheel/.test(key) ? 'RWD' : null
}

/** ISO-like short name of a state or territory: 'Victoria', 'AU-VIC', 'vic' → 'VIC'; null when the text is neither. */
export function resolveState(text: string): string | null {
  const key = text
    .toLowerCase()
    .replace(/^au[\s-]+/, '')
    .replaceAll(/[^a-z]+/g, '')
  return states[key] ?? null
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

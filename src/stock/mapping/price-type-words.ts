import type { PriceType } from '#domain/vehicle/vehicle-fields.ts'

// The words are compared without case, spaces and punctuation, so that 'Ride-Away' and 'rideaway' are one. Only a whole
// text is a price type: 'drive away less trade' says something that no pattern knows.

/** Cars are driven, motorcycles ridden and caravans towed away; 'driveway' is the usual slip of the pen. */
const away = '(?:drive|ride|tow)a?way|on(?:the)?road|dap?|no(?:thing)?(?:more|further)topay'
const government = '(?:gov|govt|government|statutory)(?:charges?|fees?|costs?)'
const charge =
  `(?:all|any|other)?(?:${government}|onroads?(?:costs?|charges?)?|orcs?|stampduty|registration|rego|` +
  'transfer(?:fees?)?)'
const charges = `${charge}(?:(?:and|plus)?${charge})*`
/** All that a buyer pays beside the price. Registration alone is not: 'inc rego' leaves the stamp duty to the buyer. */
const allCharges = `(?:all)?(?:${government}|onroads?costs?|onroads|orcs?)`
const without = '(?:ex|excl?|excludes?|excluding|exclusiveof|before|plus|without|not(?:incl?|including))'
const withAll = '(?:incl?|includes?|including|inclusiveof|with)'
const estimated = '(?:est|estimated|approx)'
/** Words that change nothing of the type that others name. Goods and services tax is part of every price shown. */
const fillers = '(?:price|only|now|incl?(?:uding)?gst|gstincl?(?:uded)?)*'

const whole = (pattern: string): RegExp => new RegExp(`^${fillers}(?:${pattern})${fillers}$`)

const egc = `egc|${without}${charges}|${charges}(?:extra|apply|additional|excluded|notincluded)|${government}|orcs?`
const driveAway = `(?:${away})+(?:${withAll}${allCharges})?|${withAll}${allCharges}|${allCharges}included`

const patterns: readonly (readonly [PriceType, RegExp])[] = [
  ['estimated_drive_away', whole(`${estimated}(?:${away})|(?:${away})${estimated}`)],
  ['drive_away', whole(driveAway)],
  ['eegc', whole(`eegc|${estimated}${without}${charges}|${without}${charges}${estimated}`)],
  ['egc', whole(egc)],
  ['poa', /^(?:poa|priceon(?:application|request))$/],
]

/** Characters; a longer text is a description. */
const longestWords = 100

/**
 * The price type that words name, in the spellings of the trade: 'Ride Away', 'tow-away', 'no more to pay', '+ on
 * roads', 'excl gov charges'. null for other words.
 */
export function resolvePriceType(words: string): PriceType | null {
  if (words.length > longestWords) return null
  const key = words
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '')
  if (key === '') return null
  return patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? null
}

import type { ImportGuard } from '#domain/feed/import-guards.ts'
import type { KnownElsewhere } from '#data/stock/stock-records.ts'
import type { LostField } from './lost-values.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'

/** A guard that a file does not pass. */
export interface Refusal {
  readonly guard: ImportGuard
  /** What is wrong and where to look, without a full stop. */
  readonly message: string
}

export type GuardLimits = Pick<
  FeedMapping,
  'max_rejected_share' | 'price_shift' | 'max_shifted_share' | 'max_returned_share' | 'max_known_share'
>

/** How many vehicles that this feed brought to a dealership the file would mark sold. */
export interface DropShare {
  readonly dealership_slug: string
  /** Unsold vehicles that this feed delivered. */
  readonly active: number
  /** Those that are not in the file. */
  readonly gone: number
  /** Those whose status in the file is sold. Absent in reports of earlier versions. */
  readonly markedSold?: number
  /** The same number in reports that were stored before it was renamed; no report is written with it. */
  readonly told?: number
}

/** What the import would change, as far as the guards check it. Numbers of vehicles. */
export interface ExpectedEffect {
  readonly drops: readonly DropShare[]
  /** Vehicles in file and stock that are for sale and have a stored price. */
  readonly priced: number
  readonly shifted: number
  /** 'A1 from $32,990 to $329.90'; null: no price shifted. */
  readonly shiftExample: string | null
  /** Sold vehicles of the site. */
  readonly sold: number
  readonly returning: number
  /** Vehicles of the rows that were not rejected. */
  readonly accepted: number
  /**
   * How many of the `compared` vehicles are in stock under another feed or site: one entry for each of these, the
   * largest number first.
   */
  readonly elsewhere: readonly KnownElsewhere[]
  readonly compared: number
  /** Whether no file of this feed was imported before and no vehicle belongs to it. */
  readonly isNewFeed: boolean
}

/** A share of fewer vehicles is never refused for its size: a small yard may reduce one of its two cars by a third. */
export const fewestVehicles = 3

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`
const allowed = (share: number): string => `allowed ${Math.round(share * 100)} %`

/** Refuses a file whose last row is incomplete: the vehicles of the missing part would be marked sold. */
export function refuseCutOff(cutOffRow: number | null): readonly Refusal[] {
  if (cutOffRow === null) return []
  const message =
    `row ${cutOffRow}, the last, ends in the middle and no line break follows: most likely the file is cut off; ` +
    'check whether it is complete'
  return [{ guard: 'cut-off', message }]
}

const mostLosses = 5

export function refuseLostColumns(losses: readonly string[]): readonly Refusal[] {
  if (losses.length === 0) return []
  const more = losses.length > mostLosses ? `; and ${losses.length - mostLosses} more` : ''
  const message =
    `${losses.slice(0, mostLosses).join('; ')}${more}. Correct the mapping, or mark a rule optional: true whose ` +
    'column may be missing'
  return [{ guard: 'columns', message }]
}

/** Part of the accepted vehicles that may lose the value of a field because no value of the file can be read. */
const mostUnread = 0.5
/** Fields of which 'POA' and 0 are values that say 'none'; the guard `price-shift` looks at them. */
const prices: ReadonlySet<string> = new Set(['price', 'before_price', 'offer_price', 'subscription_price'])

/**
 * Refuses a file of which a field has values and none can be read, though the last import could: two columns changed
 * places, or their form did. `lost`: the fields that the file leaves empty, with the vehicles that would lose theirs;
 * `filled`: the fields whose columns hold something.
 */
export function refuseUnreadable(
  lost: readonly LostField[],
  filled: ReadonlySet<string>,
  accepted: number,
): readonly Refusal[] {
  const unread = lost.filter(
    ({ field, vehicles }) =>
      filled.has(field) &&
      !prices.has(field) &&
      vehicles >= fewestVehicles &&
      vehicles / Math.max(1, accepted) >= mostUnread,
  )
  if (unread.length === 0) return []
  const fields = unread.map(({ field, vehicles }) => `${field} (${vehicles} vehicles would lose theirs)`)
  const message =
    `the file has values that cannot be used, in every row, for ${fields.join(', ')}; the reasons are listed in the ` +
    'report. Check whether the columns are the right ones and have the same form as before'
  return [{ guard: 'columns', message }]
}

export function refuseRejections(rejected: number, rows: number, limits: GuardLimits): readonly Refusal[] {
  if (rejected < fewestVehicles || rejected / rows <= limits.max_rejected_share) return []
  const message =
    `${rejected} of ${rows} rows are rejected (${percent(rejected, rows)}, ${allowed(limits.max_rejected_share)}); ` +
    'the reasons are listed in the report'
  return [{ guard: 'rejected', message }]
}

/** `maxDropShare`: `stock.max_drop_share` of the site, 0 to 1. */
export function refuseEffect(
  effect: ExpectedEffect,
  maxDropShare: number,
  limits: GuardLimits,
  siteSlug: string,
): readonly Refusal[] {
  return [
    ...refuseDrop(effect.drops, maxDropShare),
    ...refuseShift(effect, limits),
    ...refuseReturns(effect, limits),
    ...refuseKnown(effect, limits, siteSlug),
  ]
}

const countDropped = ({ gone, markedSold = 0 }: DropShare): number => gone + markedSold

function refuseDrop(drops: readonly DropShare[], maxDropShare: number): readonly Refusal[] {
  // A share that equals the limit is allowed (STOCK-03).
  const over = drops.find(
    (drop) => countDropped(drop) / drop.active > maxDropShare && !isOrdinarySale(drop, maxDropShare),
  )
  if (over === undefined) return []
  const { active, markedSold = 0 } = over
  const sold = countDropped(over)
  const message =
    `the feed would ${markedSold === 0 ? 'drop' : 'mark sold'} ${sold} of ${active} vehicles of ` +
    `${over.dealership_slug} (${percent(sold, active)}, ${allowed(maxDropShare)}); check whether it is complete` +
    (markedSold === 0 ? '' : `, and whether the mapping reads the status right: ${markedSold} are in the file as sold`)
  return [{ guard: 'drop', message }]
}

/** One vehicle less is an ordinary sale, however small the yard, unless none remains or the site allows no loss. */
const isOrdinarySale = (drop: DropShare, maxDropShare: number): boolean =>
  countDropped(drop) === 1 && drop.active > 1 && maxDropShare > 0

/**
 * Refuses a file in which no vehicle has a status that the platform knows, since none of them would be for sale: the
 * column or its words were renamed. `unknown`: number of vehicles by unknown status.
 */
export function refuseUnknownStatuses(
  unknown: ReadonlyMap<string, number>,
  { accepted, isNewFeed }: Pick<ExpectedEffect, 'accepted' | 'isNewFeed'>,
): readonly Refusal[] {
  const vehicles = [...unknown.values()].reduce((sum, each) => sum + each, 0)
  if (isNewFeed || accepted < fewestVehicles || vehicles < accepted) return []
  const message =
    `no status of the file is known, so none of its ${accepted} vehicles would be for sale; give the words of the ` +
    'status in the mapping'
  return [{ guard: 'unknown-status', message }]
}

function refuseShift({ priced, shifted, shiftExample }: ExpectedEffect, limits: GuardLimits): readonly Refusal[] {
  if (shifted < fewestVehicles || shifted / priced <= limits.max_shifted_share) return []
  const message =
    `${shifted} of ${priced} prices would change by more than ${Math.round(limits.price_shift * 100)} % or be gone ` +
    `(${percent(shifted, priced)}, ${allowed(limits.max_shifted_share)}), for example ${shiftExample ?? ''}; check ` +
    'whether the price is read from the right column and in the right unit'
  return [{ guard: 'price-shift', message }]
}

function refuseReturns({ sold, returning, accepted }: ExpectedEffect, limits: GuardLimits): readonly Refusal[] {
  const share = Math.max(returning / sold, returning / accepted)
  if (returning < fewestVehicles || share <= limits.max_returned_share) return []
  const message =
    `${returning} sold vehicles would be for sale again, of ${sold} sold ones and of ${accepted} in the file ` +
    `(${allowed(limits.max_returned_share)}); check whether it is an old file`
  return [{ guard: 'returns', message }]
}

function refuseKnown(effect: ExpectedEffect, limits: GuardLimits, siteSlug: string): readonly Refusal[] {
  const { compared, elsewhere, isNewFeed } = effect
  return elsewhere.flatMap(({ siteId, feed, vehicles }): readonly Refusal[] => {
    if (vehicles < fewestVehicles || vehicles / compared <= limits.max_known_share) return []
    const isHere = siteId === siteSlug
    const what =
      `${vehicles} of the ${compared} vehicles compared are in stock already under feed '${feed}' of ` +
      `${isHere ? 'this site' : `site '${siteId}'`} ` +
      `(${percent(vehicles, compared)}, ${allowed(limits.max_known_share)})`
    if (!isHere || !isNewFeed)
      return [{ guard: 'wrong-dealer', message: `${what}; check whether the file belongs to this feed and site` }]
    return [
      {
        guard: 'new-feed',
        message:
          `${what}, and no file of this feed was imported before. Only a feed of the same name can mark vehicles as ` +
          `sold; if this one was renamed, add formerly: [${feed}] to the mapping`,
      },
    ]
  })
}

export interface FileAge {
  /** Time of this file, epoch milliseconds; null: not known. */
  readonly at: number | null
  /** The same of the last file that was imported. */
  readonly lastAt: number | null
}

/**
 * Difference of two file times that is ignored, milliseconds: servers report whole seconds, and a file system writes a
 * time that is a few milliseconds behind the clock.
 */
const fileTimeToleranceMs = 1_000

/** `importedBefore`: when the same bytes were imported before the last import; null: never. */
export function refuseOlder(importedBefore: number | null, given: FileAge, changed: FileAge): readonly Refusal[] {
  const isOlder = ({ at, lastAt }: FileAge, toleranceMs: number): boolean =>
    at !== null && lastAt !== null && at < lastAt - toleranceMs
  const formatTime = (at: number | null): string => (at === null ? '' : formatUtc(at))
  if (importedBefore !== null)
    return [
      {
        guard: 'older',
        message:
          `the same file was imported ${formatUtc(importedBefore)}, and another one since; check whether it is the ` +
          'newest one',
      },
    ]
  // The date that the operator gives takes precedence over the one of the file system.
  const age = given.at === null ? changed : given
  if (!isOlder(age, age === given ? 0 : fileTimeToleranceMs)) return []
  const what = age === given ? 'is dated' : 'was last changed'
  return [
    {
      guard: 'older',
      message:
        `the file ${what} ${formatTime(age.at)}, and one of ${formatTime(age.lastAt)} was imported before; check ` +
        'whether it is the newest one',
    },
  ]
}

/** '2026-11-20 08:30 UTC'. */
export function formatUtc(at: number): string {
  return `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)} UTC`
}

/** Describes in one line the refusals that are not allowed, and how to import the file anyway; null: there are none. */
export function describeRefusals(refusals: readonly Refusal[], allow: ReadonlySet<ImportGuard>): string | null {
  const open = refusals.filter(({ guard }) => !allow.has(guard))
  if (open.length === 0) return null
  const names = [...new Set([...open.map(({ guard }) => guard), ...allow])]
  return `${open.map(({ message }) => message).join('. Also: ')}. To import it anyway: --allow ${names.join(',')}`
}

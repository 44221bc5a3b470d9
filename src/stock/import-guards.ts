import type { ImportGuard } from '#domain/feed/import-guards.ts'
import type { KnownElsewhere } from '#data/stock/stock-records.ts'
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

/** How much of a dealership's stock of this feed the file would mark sold. */
export interface DropShare {
  readonly dealership_slug: string
  /** Unsold vehicles that this feed delivered. */
  readonly active: number
  /** Those that are not in the file. */
  readonly gone: number
  /** Those that the file says are sold; absent in reports of earlier versions. */
  readonly told?: number
}

/** What the import would do to the stock, as the guards look at it. Numbers of vehicles. */
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
  /** Rows that were taken. */
  readonly accepted: number
  /** Vehicles of the file that are in stock elsewhere, most first, out of `compared`. */
  readonly elsewhere: readonly KnownElsewhere[]
  readonly compared: number
  /** Whether no file of this feed was ever imported and no vehicle came under its name. */
  readonly isNewFeed: boolean
}

/** A share of fewer vehicles says nothing: a small yard may well reduce one of its two cars by a third. */
const fewestVehicles = 3

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`
const allowed = (share: number): string => `allowed ${Math.round(share * 100)} %`

/** The last row ends in the middle: the missing part would be marked sold, however small. */
export function refuseCutOff(cutOffRow: number | null): readonly Refusal[] {
  if (cutOffRow === null) return []
  const message =
    `row ${cutOffRow}, the last, ends in the middle and no line break follows: most likely the file is cut off; ` +
    'look whether it is complete'
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

export function refuseRejections(rejected: number, rows: number, limits: GuardLimits): readonly Refusal[] {
  if (rejected < fewestVehicles || rejected / rows <= limits.max_rejected_share) return []
  const message =
    `${rejected} of ${rows} rows are rejected (${percent(rejected, rows)}, ${allowed(limits.max_rejected_share)}); ` +
    'the reasons are listed in the report'
  return [{ guard: 'rejected', message }]
}

/** `maxDropShare`: the site's, 0 to 1. */
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

const countDropped = ({ gone, told = 0 }: DropShare): number => gone + told

function refuseDrop(drops: readonly DropShare[], maxDropShare: number): readonly Refusal[] {
  // A share is over the limit when it is more, not when it is the same (STOCK-03).
  const over = drops.find(
    (drop) => countDropped(drop) / drop.active > maxDropShare && !isOrdinarySale(drop, maxDropShare),
  )
  if (over === undefined) return []
  const { active, told = 0 } = over
  const sold = countDropped(over)
  const message =
    `the feed would ${told === 0 ? 'drop' : 'mark sold'} ${sold} of ${active} vehicles of ${over.dealership_slug} ` +
    `(${percent(sold, active)}, ${allowed(maxDropShare)}); look whether it is complete` +
    (told === 0 ? '' : `, and whether the mapping reads the status right: ${told} are in the file as sold`)
  return [{ guard: 'drop', message }]
}

/** One vehicle fewer is trade, however small the yard, unless nothing would remain or the site allows no loss. */
const isOrdinarySale = (drop: DropShare, maxDropShare: number): boolean =>
  countDropped(drop) === 1 && drop.active > 1 && maxDropShare > 0

/**
 * A file without a single status that is known would take every vehicle off sale: the column was renamed, or its words
 * were. `unknown`: vehicles by such a status.
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
  return [{ guard: 'drop', message }]
}

function refuseShift({ priced, shifted, shiftExample }: ExpectedEffect, limits: GuardLimits): readonly Refusal[] {
  if (shifted < fewestVehicles || shifted / priced <= limits.max_shifted_share) return []
  const message =
    `${shifted} of ${priced} prices would change by more than ${Math.round(limits.price_shift * 100)} % or be gone ` +
    `(${percent(shifted, priced)}, ${allowed(limits.max_shifted_share)}), for example ${shiftExample ?? ''}; look ` +
    'whether the price is read from the right column and in the right unit'
  return [{ guard: 'price-shift', message }]
}

function refuseReturns({ sold, returning, accepted }: ExpectedEffect, limits: GuardLimits): readonly Refusal[] {
  const share = Math.max(returning / sold, returning / accepted)
  if (returning < fewestVehicles || share <= limits.max_returned_share) return []
  const message =
    `${returning} sold vehicles would be for sale again, of ${sold} sold ones and of ${accepted} in the file ` +
    `(${allowed(limits.max_returned_share)}); look whether it is an old file`
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
      return [{ guard: 'wrong-dealer', message: `${what}; look whether the file belongs to this feed and this site` }]
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
  /** Epoch milliseconds, both of the same kind; null: not known. */
  readonly at: number | null
  readonly lastAt: number | null
}

/**
 * By how much times of files may differ without a meaning, milliseconds: servers tell whole seconds, and a file system
 * writes a time that is a few milliseconds behind the clock.
 */
const fileTimeToleranceMs = 1_000

/** `importedBefore`: when the same bytes were imported before the last import; null: never. */
export function refuseOlder(importedBefore: number | null, given: FileAge, changed: FileAge): readonly Refusal[] {
  const isOlder = ({ at, lastAt }: FileAge, toleranceMs: number): boolean =>
    at !== null && lastAt !== null && at < lastAt - toleranceMs
  const tell = (at: number | null): string => (at === null ? '' : formatUtc(at))
  if (importedBefore !== null)
    return [
      {
        guard: 'older',
        message:
          `the same file was imported ${formatUtc(importedBefore)}, and another one since; look whether it is the ` +
          'newest one',
      },
    ]
  // A date that the operator gives says more than the one of the file system.
  const age = given.at === null ? changed : given
  if (!isOlder(age, age === given ? 0 : fileTimeToleranceMs)) return []
  const what = age === given ? 'is dated' : 'was last changed'
  return [
    {
      guard: 'older',
      message:
        `the file ${what} ${tell(age.at)}, and one of ${tell(age.lastAt)} was imported before; look whether it is ` +
        'the newest one',
    },
  ]
}

/** '2026-11-20 08:30 UTC'. */
export function formatUtc(at: number): string {
  return `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)} UTC`
}

/** One line with every reason that is not allowed and how to import the file anyway; null: nothing is in the way. */
export function describeRefusals(refusals: readonly Refusal[], allow: ReadonlySet<ImportGuard>): string | null {
  const open = refusals.filter(({ guard }) => !allow.has(guard))
  if (open.length === 0) return null
  const names = [...new Set([...open.map(({ guard }) => guard), ...allow])]
  return `${open.map(({ message }) => message).join('. Also: ')}. To import it anyway: --allow ${names.join(',')}`
}

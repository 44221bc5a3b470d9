import { listComplaintBodies } from '#domain/complaints/complaint-bodies.ts'
import { formatMonth } from '#domain/format/calendar-date.ts'
import { formatKm } from '#domain/format/format-number.ts'
import { countYears } from '#domain/format/whole-years.ts'
import { appliesTo } from '#domain/vehicle/applies-to.ts'
import { averageYearlyKm } from '#domain/vehicle/average-yearly-km.ts'
import type { Rego } from '#domain/vehicle/rego.ts'
import { resolveMakerWarranty, type MakerWarranty } from '#domain/warranty/maker-warranty.ts'
import { resolveStatutoryWarranty, type StatutoryWarranty } from '#domain/warranty/statutory-warranty.ts'
import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'
import { isOnConsignment } from '#site/vehicle-place.ts'
import type { Fact } from './build-facts.ts'
import type { IconName } from '#ui/icon.tsx'
import type { PanelEntry, PanelGroup } from './spec-panel.tsx'

interface HistoryGroup extends PanelGroup {
  readonly icon: IconName
}

export interface HistoryView {
  readonly title: string
  readonly groups: readonly HistoryGroup[]
  /** What the entries rest on; null: they speak for themselves. */
  readonly note: string | null
}

export interface HistoryLinks {
  /** The enquiry about this vehicle; null: the page offers none. */
  readonly ask: string | null
  /** The page about warranty and consumer rights; null: the site has none. */
  readonly rights: string | null
}

const newWarranty = 'New-vehicle warranty'

/**
 * What is known of the vehicle's past and of what protects its buyer (VDP-01). `today` is the calendar date at the
 * site. What nobody knows is left out, or the buyer is told to ask. null once it is not for sale, and where nothing is
 * known.
 */
export function buildHistory(
  listing: Listing,
  site: Site,
  {
    told,
    rego,
    today,
    links,
  }: {
    /** What the page tells above. */
    readonly told: readonly Fact[]
    readonly rego: Rego | null
    readonly today: string
    readonly links: HistoryLinks
  },
): HistoryView | null {
  const { vehicle, forSale, priceCents } = listing
  if (!forSale) return null
  const { history } = site.vdp_config
  const isConsigned = isOnConsignment(vehicle)
  const maker = resolveMakerWarranty(vehicle, history.maker_warranties, today)
  const statutory =
    history.statutory_warranty && !isConsigned ? resolveStatutoryWarranty(vehicle, priceCents, today) : null
  const isNew = vehicle.car_type === 'new'
  const checks = isConsigned
    ? []
    : history.checks.filter((check) => appliesTo(vehicle, check) && isBelow(check.below_years, vehicle, today))
  // Every new vehicle comes with its maker's warranty, also of a make whose terms the site does not state.
  const isUntold = isNew && maker === null && !isConsigned
  const warranties = [
    ...(isUntold ? [askUs(newWarranty, links.ask)] : describeMaker(maker, links)),
    ...describeStatutory(statutory, links),
  ]
  const groups: readonly HistoryGroup[] = [
    { name: 'History', icon: 'odometer', entries: isNew ? [] : describePast(listing, rego, today) },
    { name: 'Checks and papers', icon: 'report', entries: describePapers(listing, checks, links) },
    {
      name: isNew ? 'New vehicle' : 'Warranty',
      icon: 'shield',
      entries: warranties.length === 0 || isConsigned ? warranties : [...warranties, describeRights(links)],
    },
  ]
  const labels = new Set(told.map(({ label }) => label))
  const known = groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ label }) => !labels.has(label)) }))
    .filter(({ entries }) => entries.length > 0)
  if (known.length === 0) return null
  return {
    title: isNew ? titleOfNew(known.length > 1, warranties.length > 0) : 'History and warranty',
    groups: known,
    note: describeGrounds(maker, statutory, vehicle.state),
  }
}

/**
 * Whether a vehicle is younger than a check asks. One of unknown age is not: a page promises no more than is sure.
 */
function isBelow(years: number | null, { build_date, year }: Listing['vehicle'], today: string): boolean {
  if (years === null) return true
  const from = build_date ?? (year === null ? null : `${year}-01-01`)
  return from !== null && countYears(from, today) < years
}

/** A new vehicle has no history. */
const titleOfNew = (hasBoth: boolean, hasWarranty: boolean): string =>
  hasBoth ? 'Warranty and checks' : hasWarranty ? 'Warranty' : 'Checks'

function describePast({ vehicle }: Listing, rego: Rego | null, today: string): readonly PanelEntry[] {
  const { km, build_date } = vehicle
  const yearly = averageYearlyKm(vehicle, today)
  return [
    ...(km === null ? [] : [{ label: 'Odometer', value: formatKm(km) }]),
    // Alone the date says nothing of the past; the specification has it.
    ...(build_date === null || yearly === null
      ? []
      : [
          { label: 'Build date', value: formatMonth(build_date) },
          { label: 'Average since built', value: `about ${formatKm(yearly)} a year` },
        ]),
    ...(rego === null ? [] : [{ label: 'Registration', value: rego.text }]),
  ]
}

function describePapers(
  { vehicle, offers }: Listing,
  checks: readonly { readonly label: string; readonly text: string }[],
  { ask }: HistoryLinks,
): readonly PanelEntry[] {
  const { historyReport } = offers
  const papers: readonly PanelEntry[] = [
    ...(historyReport === null ? [] : [{ label: 'History report', value: 'Read the report', href: historyReport }]),
    ...checks.map(({ label, text }) => ({ label, value: text })),
  ]
  // A caravan has no service record and often no registration, so only its dealer's own checks are told.
  return papers.length > 0 || vehicle.car_type === 'new' || vehicle.item_type === 'caravan'
    ? papers
    : [askUs('PPSR certificate and service record', ask)]
}

const askUs = (label: string, href: string | null): PanelEntry => ({
  label,
  value: 'Ask us',
  ...(href === null ? {} : { href }),
})

const whicheverFirst = (time: string, km: number): string => `${time} or ${formatKm(km)}, whichever comes first`

function describeMaker(warranty: MakerWarranty | null, { ask }: HistoryLinks): readonly PanelEntry[] {
  if (warranty === null) return []
  const label = newWarranty
  switch (warranty.kind) {
    case 'full': {
      const { years, km } = warranty
      const time = years === 1 ? '1 year' : `${years} years`
      const value = km === null ? `${time}, unlimited kilometres` : whicheverFirst(time, km)
      return [{ label, value }]
    }
    case 'balance': {
      const month = formatMonth(warranty.until)
      const limit = warranty.km === null ? '' : `, up to ${formatKm(warranty.km)}`
      return [{ label, value: `Until at least ${month}${limit}` }]
    }
    case 'ask':
      return [askUs('Balance of the new-vehicle warranty', ask)]
  }
}

function describeStatutory(warranty: StatutoryWarranty | null, { ask }: HistoryLinks): readonly PanelEntry[] {
  if (warranty === null) return []
  const label = 'Statutory warranty'
  switch (warranty.kind) {
    case 'covered': {
      const { months, km } = warranty
      return [{ label, value: whicheverFirst(months === 1 ? '1 month' : `${months} months`, km) }]
    }
    case 'ask':
      return [askUs(label, ask)]
  }
}

/** Guarantees of the Australian Consumer Law, which no warranty replaces. */
function describeRights({ rights }: HistoryLinks): PanelEntry {
  const label = 'Consumer guarantees'
  return rights === null ? { label, value: 'Also apply' } : { label, value: 'Your rights', href: rights }
}

function describeGrounds(
  maker: MakerWarranty | null,
  statutory: StatutoryWarranty | null,
  state: string | null,
): string | null {
  const [body] = state === null ? [] : listComplaintBodies([state])
  const sentences = [
    ...(maker?.kind === 'balance'
      ? ['We count the balance from the build date; the warranty booklet has the conditions.']
      : maker?.kind === 'full'
        ? ['The warranty booklet has the conditions.']
        : []),
    ...(statutory?.kind === 'covered' && body !== undefined
      ? [
          `The statutory warranty is what the law of ${body.state} gives a used car of this age and kilometres. ` +
            'The notice on the car says what applies to it.',
        ]
      : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

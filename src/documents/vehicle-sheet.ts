import { describeRepayment, describeRepaymentNote } from '#domain/finance/describe-repayment.ts'
import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { buildSpecEntries, describeItemType, type SpecEntry } from '#domain/vehicle/spec-entries.ts'
import { resolveHeadline, resolveSubtitle } from '#domain/vehicle/vehicle-title.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import {
  describeOwnerPlace,
  findVehicleLocation,
  resolveVehicleAddress,
  resolveVehicleLicences,
  resolveVehiclePhone,
} from '#site/vehicle-place.ts'
import { buildQrCode, type QrCode } from './build-qr-path.ts'
import { buildSheetFacts } from './sheet-facts.ts'

/** Entries that stay when there are more than fit: what a buyer checks on the lot and what the law requires. */
const essential: ReadonlySet<string> = new Set([
  'Drive',
  'Engine',
  'Fuel consumption (combined)',
  'Towing capacity',
  'ANCAP rating',
  'Seats',
  'Build date',
  'Registration plate',
  'VIN',
  'Tare weight',
  'Sleeps',
])

/** A pixel of a style sheet is a 96th of an inch, and a point a 72nd. */
const pointsPerPixel = 0.75

/** Limits of one A4 page; the QR code leads to the web page, which holds the rest. */
const most = { pictures: 4, specs: 24, features: 12, featuresBesideFinance: 6 }

/** Specifications stand in two columns and features in three. */
const columns = { specs: 2, features: 3 }

/**
 * The content of a vehicle's printed sheet as plain data: the printed page and the PDF draw the same sheet (SHARE-04,
 * SHARE-05).
 */
export interface VehicleSheet {
  readonly siteName: string
  /** Whether the dealer is fictional; the sheet then says so. */
  readonly demo: boolean
  readonly look: {
    readonly header: string
    readonly headerText: string
    readonly brand: string
    readonly brandText: string
    readonly text: string
    readonly muted: string
    readonly line: string
    readonly band: string
    /** Points: the corners of pictures and frames. */
    readonly radius: number
    readonly fonts: {
      /** Families of the theme; 'system' for the device's own. */
      readonly heading: string
      readonly text: string
      /** 400 to 800. */
      readonly headingWeight: number
      /** Whether headings are set in the wide form of their family. */
      readonly wideHeadings: boolean
    }
  }
  /** The logo of the dealer, which holds the name, or the mark that stands beside it; null: the name stands alone. */
  readonly logo: { readonly url: string; readonly holdsName: boolean } | null
  readonly title: string
  readonly subtitle: string | null
  /** 'Used · Stock number A123', and whether it is reserved. */
  readonly kind: string
  /** null: it is sold, and the sheet says that in place of a price. */
  readonly price: PriceDisplay | null
  /**
   * The finance figure in one line, the terms that it rests on, where they are stated (FIN-04), and the example and
   * warning that stand with it (FIN-07); null: none may be shown.
   */
  readonly finance: { readonly text: string; readonly terms: string | null; readonly note: string } | null
  /** What the price type means, in the dealer's words. */
  readonly priceNote: string | null
  /** Addresses as the vehicle has them; the first is the main one. */
  readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  readonly keyFacts: readonly SpecEntry[]
  readonly specsTitle: string
  readonly specs: readonly SpecEntry[]
  readonly features: readonly string[]
  readonly moreFeatures: number
  readonly dealer: {
    readonly name: string
    readonly address: string | null
    readonly phone: string | null
    readonly email: string | null
    /** 'Dealer licence …' and 'Motor vehicle repairer …' (LOC-13). */
    readonly licences: readonly string[]
  }
  /** Absolute address of the vehicle's page, and the same as a code. */
  readonly url: string
  readonly qr: QrCode
  /** Text beside the code that says where it leads. */
  readonly qrWords: string
  /** Date and reservation at the foot; of a sold vehicle it speaks of no price. */
  readonly notice: string
  /** Day of the price, '20 November 2026', at the site. */
  readonly date: string
  /** File name of the PDF (SHARE-05). */
  readonly fileName: string
}

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demonstrator' }

const joined = (parts: readonly (string | null | undefined)[], between: string): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(between) || null

/**
 * Heights of the parts of the printed page in pixels, as its styles draw them. `beside` is all that stands beside the
 * pictures with one line of title; `pictures` are at least that high; `room` is left for both above the specifications.
 */
const heights = {
  beside: 350,
  titleLine: 26,
  priceNote: 58,
  deal: 17,
  secondPrice: 85,
  pictures: 389,
  gap: 27,
  repayment: 82,
  room: 436,
  specs: 15,
}
const mostTitleLines = 4
/** Characters of a line of title, in fonts of the usual width and in wide ones. */
const titleCharacters = { usual: 21, wide: 15 }

/** Rows of specifications that have no room because the words beside the pictures take more lines than usual. */
function countRowsTaken(
  title: string,
  { price, priceNote, finance }: Pick<Listing, 'price' | 'priceNote' | 'finance'>,
  isWide: boolean,
): number {
  const titleLines = Math.ceil(title.length / titleCharacters[isWide ? 'wide' : 'usual'])
  const hasDeal = price?.kind === 'amount' && (price.was !== null || price.reduced !== null)
  const hasTwoPrices = price?.kind === 'subscription' && price.purchase !== null
  const beside =
    heights.beside +
    heights.titleLine * (Math.min(mostTitleLines, titleLines) - 1) +
    (priceNote === null ? 0 : heights.priceNote) +
    (hasDeal ? heights.deal : 0) +
    (hasTwoPrices ? heights.secondPrice : 0)
  const height =
    finance.kind === 'repayment' ? beside + heights.repayment : Math.max(heights.pictures, beside) + heights.gap
  return Math.max(0, Math.ceil((height - heights.room) / heights.specs))
}

/** At most as many as fit, in their order. */
function chooseSpecs(entries: readonly SpecEntry[], fitting: number): readonly SpecEntry[] {
  let room = fitting - entries.filter(({ label }) => essential.has(label)).length
  return entries.filter(({ label }) => essential.has(label) || room-- > 0)
}

function buildDealer(vehicle: ListedVehicle, site: Site): VehicleSheet['dealer'] {
  const address = resolveVehicleAddress(vehicle, site)
  const phone = resolveVehiclePhone(vehicle, site)
  const { dealer, repairer } = resolveVehicleLicences(vehicle, site)
  return {
    name: vehicle.dealership_name,
    address:
      address === null
        ? describeOwnerPlace(vehicle)
        : joined([address.street, joined([address.city, address.state, address.postcode], ' ')], ', '),
    phone: phone === null ? null : formatPhone(phone),
    email:
      findVehicleLocation(vehicle, site)?.contact_detail.email ??
      resolveDealership(site, vehicle.dealership_slug).email,
    licences: [
      ...(dealer === null ? [] : [`Dealer licence ${dealer}`]),
      ...(repairer === null ? [] : [`Motor vehicle repairer ${repairer}`]),
    ],
  }
}

function buildLogo(vehicle: ListedVehicle, site: Site): VehicleSheet['logo'] {
  const { logo } = resolveDealership(site, vehicle.dealership_slug)
  const { favicon } = site.theme
  if (logo !== null) return { url: logo, holdsName: true }
  return favicon === null ? null : { url: favicon, holdsName: false }
}

/**
 * The sheet of a vehicle. `origin` is scheme and host of the request, taken where the site configures no address of its
 * own.
 */
export function buildVehicleSheet(
  { vehicle, price, priceNote, finance }: Listing,
  site: Site,
  origin: string,
  nowMs: number,
): VehicleSheet {
  const url = `${resolveSiteOrigin(site, origin)}/cars/${vehicle.slug}`
  const keyFacts = buildSheetFacts(vehicle)
  const inTitle = new Set(['Make', 'Model', 'Year', 'Badge', 'Stock number'])
  // 'Automatic' among the key facts leaves room for '6 Speed Sports Automatic' below.
  const keyFactTexts = new Set(keyFacts.map(({ label, value }) => `${label} ${value}`))
  const { colors, ...theme } = site.theme
  const title = resolveHeadline(vehicle)
  const taken = countRowsTaken(title, { price, priceNote, finance }, theme.heading_width === 'wide')
  const fitting = most.specs - taken * columns.specs
  const specs = chooseSpecs(
    buildSpecEntries(vehicle).filter(
      ({ label, value }) => !inTitle.has(label) && !keyFactTexts.has(`${label} ${value}`),
    ),
    fitting,
  )
  // The repayment and its warning take the height of two rows of features; each row without specifications leaves one.
  const emptyRows = Math.max(0, Math.floor((fitting - specs.length) / columns.specs))
  const mostFeatures =
    (finance.kind === 'repayment' ? most.featuresBesideFinance : most.features) + emptyRows * columns.features
  const isReserved = price !== null && vehicle.reserved
  const date = formatDate(dateInZone(nowMs, site.time_zone))
  return {
    siteName: site.name,
    demo: site.demo,
    look: {
      header: colors.header,
      headerText: colors.header_text,
      brand: colors.brand,
      brandText: colors.brand_text,
      text: colors.text,
      muted: colors.text_muted,
      line: colors.line,
      band: colors.surface_alt,
      radius: theme.radius_px * pointsPerPixel,
      fonts: {
        heading: theme.font_heading,
        text: theme.font_body,
        headingWeight: theme.heading_weight,
        wideHeadings: theme.heading_width === 'wide',
      },
    },
    logo: buildLogo(vehicle, site),
    title,
    subtitle: resolveSubtitle(vehicle),
    kind: `${conditions[vehicle.car_type]} · Stock number ${vehicle.stocknum}${isReserved ? ' · Reserved' : ''}`,
    price,
    priceNote,
    finance:
      finance.kind === 'repayment'
        ? {
            text: describeRepayment(finance.line),
            terms: finance.line.terms ?? null,
            note: describeRepaymentNote(finance.line),
          }
        : null,
    pictures: vehicle.images
      .slice(0, most.pictures)
      .map((image, index) => ({ url: image.url, alt: image.alt ?? `${vehicle.name}, picture ${index + 1}` })),
    keyFacts,
    specsTitle: `${describeItemType(vehicle.item_type)} Details`,
    specs,
    features: vehicle.standardEquipment.slice(0, mostFeatures),
    moreFeatures: Math.max(0, vehicle.standardEquipment.length - mostFeatures),
    dealer: buildDealer(vehicle, site),
    url,
    qr: buildQrCode(url),
    qrWords:
      price === null ? 'Scan for similar vehicles and to enquire' : 'Scan for all photos, today’s price and to enquire',
    notice:
      price === null
        ? `Sold as at ${date}.`
        : isReserved
          ? `Reserved for another buyer as at ${date}; price subject to change.`
          : `Price and availability as at ${date}; subject to change and prior sale.`,
    date,
    fileName: `${vehicle.slug}.pdf`,
  }
}

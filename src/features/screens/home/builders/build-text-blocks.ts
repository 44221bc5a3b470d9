import type { IconName } from '#ui/icon.tsx'
import { buildPromoBanner, type PromoBannerItem } from '#features/parts/promotions/home-promotions.ts'
import { buildTowCheckForm } from '#features/parts/tow-check/tow-check-view.ts'
import { findMainPhone } from '#site/content/conditions.ts'
import { addressOf } from '#site/addresses.ts'
import { listLocations } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'
import { nameTestDrive } from '#site/test-drive-words.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { EntryOf, BlockBuilder } from '../home-context.ts'

type ServiceName = EntryOf<'services'>['items'][number]

interface ServiceText {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

type ServiceEntry = ServiceText & { readonly href: string }

/** Icon, title and sentence of each service, by the name of its address. */
const services: Readonly<Record<ServiceName, ServiceText>> = {
  service: { icon: 'engine', title: 'Book a service', text: 'Pick a day and tell us what your vehicle needs.' },
  finance: {
    icon: 'calculator',
    title: 'Work out your repayments',
    text: 'See the rate, the comparison rate and the fees before you apply.',
  },
  test_drive: {
    icon: 'odometer',
    // A site may have its own words for it (nameTestDrive).
    title: 'Book a test drive',
    text: 'Choose a vehicle and a time that suits you.',
  },
  trade_in: {
    icon: 'tag',
    title: 'Value your trade-in',
    text: 'Tell us its make, model and year.',
  },
  parts: { icon: 'cog', title: 'Order a part', text: 'Ask the parts counter by make, model or number.' },
  fleet: {
    icon: 'body',
    title: 'Fleet and business',
    text: 'One person for price, fit-out and delivery of your vehicles.',
  },
  call_back: { icon: 'phone', title: 'Request a call back', text: 'Leave a number and a time that suits you.' },
}

const serviceNames = Object.keys(services) as readonly ServiceName[]

/** Icon and sentence of an item of the promo banner whose page is not in `services`. */
const promoTexts: Readonly<Record<PromoBannerItem['icon'], Pick<ServiceText, 'icon' | 'text'>>> = {
  offers: { icon: 'tag', text: 'Current offers and when they end.' },
  service: { icon: 'engine', text: '' },
  sell: { icon: 'tag', text: 'Find out what we would pay for your vehicle.' },
  car: { icon: 'odometer', text: '' },
  parts: { icon: 'cog', text: '' },
  finance: { icon: 'calculator', text: '' },
}

/**
 * The items of the promo banner as services, on a page that has both blocks: two rows of tiles would look like a
 * repetition. Leaves out items that `shown` links to already, and the offers if the page shows them itself.
 */
function listPromoServices(site: Site, shown: readonly ServiceEntry[]): readonly ServiceEntry[] {
  const { blocks } = site.content.home
  if (!blocks.some(({ block }) => block === 'promo_banner')) return []
  const hasOffers = blocks.some(({ block }) => block === 'offers')
  const offersPath = addressOf(site, 'special_offers')
  return buildPromoBanner(site)
    .filter(({ href }) => !(hasOffers && href === offersPath) && !shown.some((entry) => entry.href === href))
    .map(({ title, text, href, icon }) => {
      const name = serviceNames.find((each) => addressOf(site, each) === href)
      const words = name === undefined ? { ...promoTexts[icon], title } : services[name]
      return { ...words, ...(text === null ? {} : { title, text }), href }
    })
}

export const buildServices: BlockBuilder<'services'> = ({ title, items }, { site, isBuilt }) => {
  const own = [...new Set(items)].flatMap((name) => {
    const href = addressOf(site, name)
    if (!isBuilt(href)) return []
    const words = services[name]
    return [{ ...words, title: name === 'test_drive' ? nameTestDrive(site) : words.title, href }]
  })
  const shown = [...listPromoServices(site, own), ...own]
  return shown.length === 0 ? null : { block: 'services', title: title ?? 'How can we help?', items: shown }
}

export const buildTowCheck: BlockBuilder<'tow_check'> = ({ title, call }, { site }) =>
  site.tow_check.enabled
    ? {
        block: 'tow_check',
        title: title ?? 'What can my car tow?',
        form: buildTowCheckForm(site, new URLSearchParams()),
        phone: call ? findMainPhone(site) : null,
      }
    : null

export const buildGuarantee: BlockBuilder<'guarantee'> = ({ kind }, { site: { content } }) => {
  const { enabled, items } = content.guarantee_strip
  return !enabled || items.length === 0 ? null : { block: 'guarantee', kind, title: content.haggle_free, items }
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/**
 * The picture for a band of text that has none of its own, because text alone leaves half of a wide page empty: that of
 * the first service location with one.
 */
const findWorkshopPicture = (site: Site): string | null =>
  listLocations(site).find(({ location_type: type, image }) => type === 'service' && image !== null)?.image ?? null

/** Without a text of its own the home page says why to buy here, in the words of the vehicle pages. */
export const buildText: BlockBuilder<'text'> = ({ kind, title, text, signed, call, image }, { site }) => {
  const own = text ?? site.content.home.text
  const words = own ?? site.vdp_config.tabs.why_buy_from_us.text
  if (words === null) return null
  const heading = title ?? (own === null ? 'Why buy from us' : site.name)
  const phone = call ? findMainPhone(site) : null
  const shown = image ?? (kind === 'band' ? findWorkshopPicture(site) : null)
  return { block: 'text', kind, title: heading, paragraphs: paragraphsOf(words), signed, phone, image: shown }
}

/**
 * Reviews of the locations whose average is above the site's minimum (LOC-12): location by location, each newest first.
 * They cannot be put in one order, because dates are free text, such as '2 months ago'.
 */
export const buildReviews: BlockBuilder<'reviews'> = ({ title, count }, { site }) => {
  if (site.reviews.hidden) return null
  const reviews = listLocations(site)
    .filter(({ dealership_id: id }) => !resolveDealership(site, id).hides('reviews'))
    .filter(({ reviews: found }) => (found?.average_rating ?? 0) > site.reviews.minimum_rating)
    .flatMap((location) =>
      (location.reviews?.reviews ?? []).map(({ author, rating, text, date }) => ({
        author,
        rating,
        text: text ?? '',
        date: date ?? null,
        place: location.name,
      })),
    )
    .filter(({ rating, text }) => rating > site.reviews.minimum_rating && text !== '')
    .slice(0, count)
  return reviews.length === 0 ? null : { block: 'reviews', title: title ?? 'What buyers say', reviews }
}

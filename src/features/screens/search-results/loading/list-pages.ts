import {
  buildFooterColumns,
  buildFooterLinks,
  buildMenu,
  type MenuLink,
} from '#features/parts/site-frame/build-menu.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { addresses, addressOf, findAddress, type AddressId } from '#site/addresses.ts'
import { listLocations, locationPath } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'
import { toPhrase, type NamedPage } from './match-pages.ts'

/**
 * What visitors type into the search field when they want a page, by its address. `label` is for a site whose menus do
 * not name the page. A word here also finds the page beside vehicles, so none is one that describes a vehicle.
 */
const pageWords = {
  test_drive: { label: 'Book a Test Drive', words: ['test drive', 'testdrive', 'test driving', 'viewing'] },
  finance: {
    label: 'Finance',
    words: ['finance', 'financing', 'loan', 'repayment', 'borrow', 'credit', 'pre approval', 'preapproval'],
  },
  trade_in: {
    label: 'Sell or Trade In',
    words: ['trade in', 'trade', 'tradein', 'sell', 'selling', 'value my', 'valuation', 'worth'],
  },
  locations: {
    label: 'Locations',
    words: ['hours', 'open', 'opening times', 'opening hours', 'sunday', 'location', 'address', 'directions', 'map'],
  },
  contact: {
    label: 'Contact Us',
    words: ['contact', 'phone', 'phone number', 'call', 'email', 'enquiry', 'enquire', 'message'],
  },
  service: {
    label: 'Service',
    words: ['service', 'servicing', 'book a service', 'workshop', 'mechanic', 'repair', 'logbook'],
  },
  parts: { label: 'Parts', words: ['parts', 'spare parts', 'spares', 'accessories'] },
  warranty: { label: 'Warranty', words: ['warranty', 'guarantee'] },
  special_offers: { label: 'Special Offers', words: ['offers', 'special offers', 'deals', 'discount', 'promotion'] },
  tow_check: { label: 'Tow Check', words: ['tow check', 'towing', 'what can my car tow', 'towing capacity'] },
  fleet: { label: 'Fleet', words: ['fleet'] },
  careers: { label: 'Careers', words: ['careers', 'jobs', 'employment', 'vacancies'] },
  call_back: { label: 'Call Back', words: ['call back', 'callback', 'call me'] },
  feedback: { label: 'Feedback', words: ['feedback', 'complaint'] },
  about_us: { label: 'About Us', words: ['about us', 'about you', 'who are you'] },
  privacy_policy: { label: 'Privacy Policy', words: ['privacy'] },
  terms: { label: 'Terms and Conditions', words: ['terms', 'conditions'] },
} as const satisfies Partial<Record<AddressId, { readonly label: string; readonly words: readonly string[] }>>

type WordedAddress = keyof typeof pageWords

const wordedAddresses = Object.keys(pageWords) as readonly WordedAddress[]

/** A site is an immutable value, and every typed letter asks for its pages. */
const known = new WeakMap<Site, readonly NamedPage[]>()

/**
 * The pages of the site that a text may name: those of the table above, the site's own pages, its locations, and what
 * else its menus link to. A page is called as the menus call it.
 */
export function listPages(site: Site): readonly NamedPage[] {
  const pages = known.get(site) ?? collectPages(site)
  known.set(site, pages)
  return pages
}

function collectPages(site: Site): readonly NamedPage[] {
  const links = listMenuLinks(site)
  const found = new Map<string, NamedPage>()
  const add = (label: string, href: string, words: readonly string[]): void => {
    const phrases = [...new Set([label, ...words].map(toPhrase))].filter((phrase) => phrase.trim().length > 2)
    if (!found.has(href) && isBuiltLink(site, href)) found.set(href, { label, href, phrases })
  }
  for (const id of wordedAddresses) {
    const href = addressOf(site, id)
    // A page may be linked to at another of its paths.
    const link = links.find((each) => each.address === id)
    add(link?.label ?? pageWords[id].label, href, pageWords[id].words)
  }
  for (const { path, title } of site.content.pages)
    add(links.find(({ href }) => href === path)?.label ?? title, path, [title])
  for (const location of listLocations(site)) {
    const { city } = location.address
    add(location.name, locationPath(site, location), city === null ? [] : [city])
  }
  const isWorded = (address: AddressId) => wordedAddresses.some((id) => id === address)
  for (const { label, href, address } of links) if (!isWorded(address)) add(label, href, [])
  return [...found.values()]
}

/**
 * The links of the menus to pages of the site, searches aside. The links of a dropdown come before their entry, which
 * may have no page of its own.
 */
function listMenuLinks(site: Site): readonly (MenuLink & { readonly address: AddressId })[] {
  const links = [
    ...buildMenu(site).flatMap((entry) => [...entry.items, entry]),
    ...buildFooterColumns(site).flatMap((column) => column.links),
    ...buildFooterLinks(site),
  ]
  return links.flatMap(({ label, href }) => {
    const address = /^\/[^?#]*$/.test(href) ? findAddress(site, href) : null
    if (address === null || address === 'home' || addresses[address].search === true) return []
    return [{ label, href, address }]
  })
}

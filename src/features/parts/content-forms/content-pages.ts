import type { AddressId } from '#site/addresses.ts'
import { findMainPhone } from '#site/content/conditions.ts'
import { hasAddress, listLocations } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'
import type { Department } from './department.ts'
import type { AnswerKind } from './next-steps.ts'

type Question =
  | 'category'
  | 'company'
  | 'fleet_size'
  | 'position'
  | 'vehicle'
  | 'rego'
  | 'additional_services'
  | 'visit'
  | 'experience'

/** A page with a form that is about no vehicle: its words, its category and what it asks besides contact details. */
export interface ContentPage {
  /** h1 of the page, and its title. */
  readonly title: string
  /** A sentence or two below it. */
  readonly intro: string
  /** h2 of the form where the page has a heading of its own; absent: the page is the form's. */
  readonly formTitle?: string
  readonly submitText: string
  /** Category of its leads, as `resolveOfferedCategory` takes it (LEAD-10, LEAD-15). */
  readonly category: string
  /** Subcategory of its leads; absent: the one that follows from the category. */
  readonly subcategory?: string
  readonly department: Department
  readonly locationLabel?: string
  /** Questions besides the contact details, as far as the site's switches ask them. */
  readonly asks?: readonly Question[]
  /** The comments may stay empty on every site (LEAD-06). */
  readonly relaxesComments?: true
  /** What is sent, where the page says what happens to it next; absent: it does not. */
  readonly answers?: AnswerKind
  /** The page's text stands above the form, with its picture; absent: below it. */
  readonly textFirst?: true
}

const general = {
  submitText: 'Send Enquiry',
  category: 'General Enquiry',
  department: null,
  asks: ['category'],
} as const satisfies Partial<ContentPage>

const fleet = {
  submitText: 'Send Enquiry',
  category: 'Fleet Enquiry',
  department: 'sales',
  asks: ['company', 'fleet_size'],
} as const satisfies Partial<ContentPage>

/** The pages by the id of their address. */
export const contentPages = {
  contact: {
    ...general,
    title: 'Contact Us',
    // `describeWays` says how this dealer can be reached.
    intro: '',
    formTitle: 'Send us a message',
  },
  general_enquiry: {
    ...general,
    title: 'General Enquiry',
    intro: 'Ask us anything. Tell us how you would like to hear back, and we will pass it to the right person.',
    answers: 'enquiry',
  },
  service_enquiry: {
    title: 'Service Enquiry',
    intro: 'A question about a service, a repair or a recall? Send it to our workshop.',
    submitText: 'Send Enquiry',
    category: 'Service Enquiry',
    department: 'service',
    locationLabel: 'Service location',
    asks: ['vehicle', 'rego'],
    answers: 'enquiry',
  },
  parts_enquiry: {
    title: 'Parts Enquiry',
    intro: 'Tell us which part or accessory you need and for which vehicle, and we will look it up for you.',
    submitText: 'Send Enquiry',
    category: 'Parts Enquiry',
    department: 'parts',
    asks: ['vehicle'],
    answers: 'enquiry',
  },
  feedback: {
    title: 'Feedback',
    intro: 'What did we do well, and what should we do better? We read every word.',
    submitText: 'Send Feedback',
    category: 'Feedback',
    department: null,
  },
  feedback_survey: {
    title: 'How did we go?',
    intro: 'Two minutes of your time help us to put things right. A manager reads every answer.',
    formTitle: 'Your feedback',
    submitText: 'Send Feedback',
    category: 'Feedback',
    subcategory: 'Customer Feedback Survey',
    department: null,
    asks: ['visit', 'experience'],
  },
  unsubscribe: {
    title: 'Unsubscribe',
    intro: 'Tell us which email address or mobile number to take off our marketing list.',
    formTitle: 'Stop marketing messages',
    submitText: 'Unsubscribe',
    category: 'General Enquiry',
    subcategory: 'Unsubscribe',
    department: null,
    relaxesComments: true,
  },
  fleet_enquiry: {
    ...fleet,
    title: 'Fleet Enquiry',
    intro: 'Tell us about your business and the vehicles it needs. Our fleet team will come back to you.',
    answers: 'enquiry',
  },
  fleet: {
    ...fleet,
    title: 'Fleet',
    intro: 'Vehicles for businesses of every size: one contact for buying, servicing and replacing them.',
    formTitle: 'Get In Touch',
    textFirst: true,
  },
  new_vehicle_enquiry: {
    title: 'New Vehicle Enquiry',
    intro: 'Looking for a new vehicle? Tell us which one, and we will help with models, options and delivery times.',
    submitText: 'Send Enquiry',
    category: 'New Vehicle Enquiry',
    department: 'sales',
    answers: 'enquiry',
  },
  genuine_service: {
    title: 'Book a Service',
    intro: 'Tell us about your vehicle and what it needs. We will contact you to agree on a time.',
    submitText: 'Request Booking',
    category: 'Service Enquiry',
    department: 'service',
    locationLabel: 'Service location',
    asks: ['vehicle', 'rego', 'additional_services'],
    relaxesComments: true,
    answers: 'booking',
  },
  careers: {
    title: 'Careers',
    intro: 'We are always glad to hear from people who like vehicles and like looking after customers.',
    formTitle: 'Introduce yourself',
    textFirst: true,
    submitText: 'Send',
    category: 'Careers Enquiry',
    department: null,
    asks: ['position'],
  },
  call_back: {
    title: 'Request a Call Back',
    intro: 'Leave your number and the best time to call.',
    submitText: 'Call Me Back',
    category: 'General Enquiry',
    department: 'sales',
  },
} as const satisfies Readonly<Partial<Record<AddressId, ContentPage>>>

export type ContentFormId = keyof typeof contentPages

/** Whether a text, such as the id of an address, names one of the pages. */
export const isContentFormId = (id: string | null): id is ContentFormId =>
  id !== null && Object.hasOwn(contentPages, id)

/** Whether the site has the page: a site that sells no new vehicles takes no enquiries about them. */
export const isContentPageOn = (site: Pick<Site, 'search'>, id: ContentFormId): boolean =>
  id !== 'new_vehicle_enquiry' || !site.search.stock_filters.used_only

/** How the dealer can be reached: a site without a number or an address does not ask for a call or a visit. */
function describeWays(site: Site): string {
  const ways = [
    ...(findMainPhone(site) === null ? [] : ['call us']),
    ...(listLocations(site).some(hasAddress) ? ['come and see us'] : []),
  ]
  const asked = [...ways, ways.length === 0 ? 'send us a message' : 'or send a message'].join(', ')
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}. It goes straight to the people who can answer it.`
}

/** The page with the words that the site gives it. */
export function resolveContentPage(id: ContentFormId, site: Site): ContentPage {
  const page: ContentPage = contentPages[id]
  if (id === 'genuine_service' && site.service.intro !== null) return { ...page, intro: site.service.intro }
  if (id !== 'contact') return page
  const { title, intro } = site.content.heads.contact
  return { ...page, title: title ?? page.title, intro: intro ?? describeWays(site) }
}

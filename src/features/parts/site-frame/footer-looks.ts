import type { SiteFrameView } from './site-frame-view.ts'

/** The classes of a composition of the footer. */
export interface FooterLook {
  /** The name with its words beside or above the links. */
  readonly column: string
  readonly lead: string
  readonly about: string
  readonly links: string
  /** A place among the links. */
  readonly place: string
  /** The rights and licences, and the links about the site, in the last line. */
  readonly last: string
}

/**
 * Two columns on a phone too, unless the text is large. A short group stands below another one and not beside a gap,
 * which rows would leave.
 */
const phoneColumns = 'max-sm:columns-[8rem_2] max-sm:gap-x-6 max-sm:*:break-inside-avoid max-sm:*:pb-6 max-sm:-mb-6'

const lines = `${phoneColumns} sm:grid content-start sm:gap-x-8 sm:gap-y-8`
/** Between a phone and a wide page, as many as there is room for; a mark or a place needs more of it. */
const tabletColumns = 'sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]'
/** Three on a wide page, and fewer where the text is large. */
const wideColumns = 'lg:grid-cols-[repeat(auto-fill,minmax(max(11rem,29%),1fr))]'
const narrowColumns = 'sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]'
const words = 'max-w-96 text-base leading-relaxed text-balance'

const aside: FooterLook = {
  column: 'lg:grid-cols-[1.2fr_2fr]',
  lead: '',
  about: words,
  links: `${lines} ${tabletColumns} ${wideColumns}`,
  place: '',
  last: '',
}

/** The compositions of `layout.footer`. */
export const footerLooks: Readonly<Record<SiteFrameView['footer'], FooterLook>> = {
  columns: aside,
  yards: aside,
  letterhead: {
    column: 'text-center',
    lead: 'justify-items-center border-b-3 border-double border-current/40 pb-10',
    about: words,
    links: 'flex flex-wrap justify-center gap-x-16 gap-y-8',
    place: '',
    last: 'justify-center! text-center',
  },
  ledger: {
    column: '',
    lead: 'border-b border-current/25 pb-8 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center lg:gap-x-12',
    about: 'max-w-150 text-base leading-relaxed text-pretty',
    links:
      `${lines} ${narrowColumns} lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-0 ` +
      'lg:*:border-l lg:*:border-current/25 lg:*:px-6 lg:*:first:border-0 lg:*:first:pl-0',
    place: '',
    last: '',
  },
  blocks: {
    column: 'lg:grid-cols-[2fr_1.2fr]',
    lead: 'lg:order-1 lg:justify-items-end lg:text-right',
    about: words,
    links: `${lines} ${tabletColumns} ${wideColumns}`,
    place: 'sm:border-l-4 sm:border-accent sm:pl-4',
    last: '',
  },
  horizon: {
    column: '',
    lead: 'lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center',
    about: 'max-w-180 text-base leading-relaxed text-pretty sm:text-xl lg:order-1 lg:col-span-2 lg:text-2xl',
    links: `${phoneColumns} sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-8 lg:justify-between`,
    place: 'sm:min-w-64 sm:grow sm:rounded-site sm:bg-white/8 sm:p-5',
    last: '',
  },
}

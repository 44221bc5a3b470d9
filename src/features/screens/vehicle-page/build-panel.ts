import type { Listing } from '#listing/listing.ts'
import type { PersonView } from '#features/parts/people/people-view.ts'
import type { Site } from '#site/site.ts'
import type { WhatYouGetView } from './build-what-you-get.ts'

/** What a wide page shows beside the pictures, apart from price, actions, finance and dealer. */
export interface PanelExtras {
  /** Whether the first key facts stand there too, as they do on a phone. */
  readonly facts: boolean
  /** The first things that the dealer promises; null: none stand there. */
  readonly promises: WhatYouGetView | null
  /** 'You will meet Ros Everett (Owner) and Ben Everett (Sales).'; null: nobody is named there. */
  readonly people: string | null
}

/** The section below has the rest. */
const mostPromises = 3
const mostPeople = 2

const notes = {
  preorder:
    'You can order it before it arrives. Ask us for the price and how long it takes; asking commits you to nothing.',
  none: 'We tell you the price by phone or email. Asking commits you to nothing.',
} as const

/** What the words in the place of a price mean for the visitor; null where a price stands. */
export const describeUnpriced = ({ price }: Pick<Listing, 'price'>): string | null =>
  price?.kind === 'preorder' || price?.kind === 'none' ? notes[price.kind] : null

/** Two people, as somebody in the yard would introduce them. */
function introduce(people: readonly PersonView[]): string | null {
  const named = people.slice(0, mostPeople).map(({ name, role }) => (role === null ? name : `${name} (${role})`))
  return named.length === 0 ? null : `You will meet ${named.join(' and ')}.`
}

/**
 * The parts that the site chooses (`beside`). A vehicle without a repayment leaves the room of its rates and warning:
 * facts and promises stand there, so that the panel tells what is known. While a quote may still arrive, its room is
 * kept.
 */
export function buildPanelExtras(
  { finance, forSale }: Listing,
  beside: Site['vdp_config']['beside_price'],
  { whatYouGet, people }: { readonly whatYouGet: WhatYouGetView | null; readonly people: readonly PersonView[] },
): PanelExtras {
  const hasRoom = finance.kind === 'none' && finance.quote === null
  const shows = (part: 'facts' | 'promises'): boolean => forSale && (hasRoom || beside.includes(part))
  return {
    facts: shows('facts'),
    promises:
      shows('promises') && whatYouGet !== null
        ? { ...whatYouGet, items: whatYouGet.items.slice(0, mostPromises) }
        : null,
    people: beside.includes('people') ? introduce(people) : null,
  }
}

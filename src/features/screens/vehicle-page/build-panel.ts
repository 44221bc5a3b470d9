import type { Listing } from '#listing/listing.ts'
import type { WhatYouGetView } from './build-what-you-get.ts'

/** What a wide page shows beside the pictures, apart from price, actions, finance and dealer. */
export interface PanelExtras {
  /** Whether the first key facts stand there too, as they do on a phone. */
  readonly facts: boolean
  /** The first things that the dealer promises; null: none stand there. */
  readonly promises: WhatYouGetView | null
}

/** The section below has the rest. */
const mostPromises = 3

const notes = {
  preorder:
    'You can order it before it arrives. Ask us for the price and how long it takes; asking commits you to nothing.',
  none: 'We tell you the price by phone or e-mail. Asking commits you to nothing.',
} as const

/** What the words in the place of a price mean for the visitor; null where a price stands. */
export const describeUnpriced = ({ price }: Pick<Listing, 'price'>): string | null =>
  price?.kind === 'preorder' || price?.kind === 'none' ? notes[price.kind] : null

/**
 * A vehicle without a repayment leaves the room of its rates and warning beside the pictures: facts and promises stand
 * there, so that the panel tells what is known. While a quote may still arrive, its room is kept.
 */
export function buildPanelExtras({ finance, forSale }: Listing, whatYouGet: WhatYouGetView | null): PanelExtras {
  const hasRoom = forSale && finance.kind === 'none' && finance.quote === null
  return {
    facts: hasRoom,
    promises:
      hasRoom && whatYouGet !== null ? { ...whatYouGet, items: whatYouGet.items.slice(0, mostPromises) } : null,
  }
}

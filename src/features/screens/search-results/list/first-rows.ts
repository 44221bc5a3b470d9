import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'

/** Number of cards that two rows of the widest page hold. */
const cardsOfTwoRows = 8

const id = 'further-cards'

/** Id of the card after the first rows; undefined for every other card. */
export const firstRowsEndId = (index: number): string | undefined => (index === cardsOfTwoRows ? id : undefined)

/**
 * Where cards stand beside each other, the first paint waits until the document has come as far as the end of the first
 * rows. The height of a row is that of its highest card, so that a card that came later would move the others.
 */
export const waitForFirstRows = (cards: number): readonly MetaTag[] =>
  cards > cardsOfTwoRows
    ? [{ tagName: 'link', rel: 'expect', href: `#${id}`, blocking: 'render', media: '(width >= 40rem)' }]
    : []

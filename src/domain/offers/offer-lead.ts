import type { EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'

/** Subcategory of every enquiry about a special offer. */
const offerSubcategory = 'Special Offer'

/** What an offer is about, by the words of its category; `vehicle` leads to models and test drives. */
export type OfferSubject = 'vehicle' | 'finance' | 'service' | 'parts' | 'other'

/**
 * The subject of an offer by its category ('Finance offer', 'Service offer', 'Parts offer', 'Vehicle offer', 'Pre-owned
 * offer'); one without a category is about the vehicle of its model.
 */
export function resolveOfferSubject({
  category,
  model,
}: {
  readonly category: string | null
  readonly model: object | null
}): OfferSubject {
  const words = (category ?? '').toLowerCase()
  if (words.includes('finance')) return 'finance'
  if (words.includes('service')) return 'service'
  if (words.includes('part') || words.includes('accessor')) return 'parts'
  // A trade-in is the visitor's own car: there is nothing to drive.
  if (words.includes('trade')) return 'other'
  if (model !== null) return 'vehicle'
  return words === '' || words.includes('other') ? 'other' : 'vehicle'
}

const categories: Readonly<Record<OfferSubject, string>> = {
  vehicle: 'New Vehicle Enquiry',
  finance: 'Finance Enquiry',
  service: 'Service Enquiry',
  parts: 'Parts Enquiry',
  other: 'General Enquiry',
}

const preOwned = ['pre-owned', 'used', 'demo']

/** Category and subcategory of an enquiry about an offer, by which the dealer's systems route it (LEAD-10). */
export function resolveOfferLead(offer: Parameters<typeof resolveOfferSubject>[0]): EnquiryKind {
  const subject = resolveOfferSubject(offer)
  const words = (offer.category ?? '').toLowerCase()
  const isUsed = subject === 'vehicle' && preOwned.some((word) => words.includes(word))
  return { category: isUsed ? 'Used Vehicle Enquiry' : categories[subject], subcategory: offerSubcategory }
}

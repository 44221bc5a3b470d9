/** An end further away than this is one that no dealer would advertise. */
const furthestDays = 365
/** Months of which an offer ends on the last day of one. */
const monthsAhead = [2, 3] as const

interface Ending {
  readonly expiry?: unknown
}
interface Documented {
  readonly content?: { readonly offers?: readonly Ending[] }
}

const lastDayOf = (today: string, months: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

/**
 * The configuration of a demo site with offers that end soon: an end years ahead in its file stands for the last day of
 * a month to come, so that the demonstration looks like a dealer's site on whatever day it is started. Other ends stay,
 * and so does a time within the day. `today`: calendar date.
 */
export function bringEndsNear<Document extends object>(document: Document, today: string): Document {
  const { content } = document as Documented
  if (content?.offers === undefined) return document
  const offers = content.offers.map((offer, index) => {
    const { expiry } = offer
    if (typeof expiry !== 'string') return offer
    const days = (Date.parse(expiry.slice(0, 10)) - Date.parse(today)) / 86_400_000
    if (!(days > furthestDays)) return offer
    const months = monthsAhead[index % monthsAhead.length] ?? monthsAhead[0]
    return { ...offer, expiry: lastDayOf(today, months) + expiry.slice(10) }
  })
  return { ...document, content: { ...content, offers } }
}

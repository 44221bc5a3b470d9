import { phoneRail } from '#ui/phone-rail.ts'
import { OfferCard, rowSpans, type OfferCardKind } from './offer-card.tsx'
import type { OffersLayout, OfferView } from './offer-view.ts'

const columnsOf = (count: number): string =>
  count === 1 ? '' : count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'

/** Four below the first one fill a row of the widest pages. */
const belowLead = (count: number): string => (count === 5 ? '3xl:grid-cols-4' : '')

function listClass(layout: OffersLayout, count: number): string {
  switch (layout) {
    case 'cards':
      return `gap-(--grid-gap) ${columnsOf(count)}`
    case 'lead':
      return `gap-(--grid-gap) sm:grid-cols-2 ${belowLead(count)}`
    case 'rows':
      return 'gap-(--grid-gap)'
    case 'notices':
      return 'gap-x-12 lg:grid-cols-2'
    case 'gallery':
      return `gap-x-(--grid-gap) gap-y-12 sm:grid-cols-2 ${belowLead(count)}`
  }
}

function kindOf(layout: OffersLayout, index: number, count: number): OfferCardKind {
  switch (layout) {
    case 'cards':
      return count === 1 ? 'wide' : 'card'
    case 'lead':
      return index === 0 ? 'wide' : isLeftOver(index, count) ? 'reversed' : 'card'
    case 'rows':
      return index % 2 === 0 ? 'wide' : 'reversed'
    case 'notices':
      return 'notice'
    case 'gallery':
      return index === 0 && count > 1 ? 'wide' : isLeftOver(index, count) ? 'reversed' : 'gallery'
  }
}

/** Whether an offer comes last, with none beside it in the two columns below the first. */
const isLeftOver = (index: number, count: number): boolean => index > 0 && index === count - 1 && index % 2 === 1

/** Whether an offer takes a row of its own, with its words beside its picture. */
const hasOwnRow = (layout: OffersLayout, index: number, count: number): boolean =>
  (layout === 'lead' || (layout === 'gallery' && count > 1)) && (index === 0 || isLeftOver(index, count))

interface OfferListProps {
  readonly offers: readonly OfferView[]
  /** How they stand; by default as cards, as many beside each other as there are offers for. */
  readonly layout?: OffersLayout
  /** On a phone several stand in a row that a finger swipes, on a page that is about more than offers. */
  readonly swiped?: boolean
  /** Whether they begin on the first screen: the picture of the first is not waited for. */
  readonly leads?: boolean
}

/** Offers in the composition of the site; nothing without offers. */
export function OfferList({ offers, layout = 'cards', swiped = false, leads = false }: OfferListProps) {
  if (offers.length === 0) return null
  const rail = swiped && offers.length > 1 ? phoneRail : { list: '', item: '' }
  return (
    <ul className={`grid ${listClass(layout, offers.length)} ${rail.list}`}>
      {offers.map((offer, index) => {
        const kind = kindOf(layout, index, offers.length)
        const ownRow = hasOwnRow(layout, index, offers.length) ? 'sm:col-span-full' : ''
        return (
          <li key={offer.id} className={`min-w-0 ${ownRow} ${rowSpans[kind]} ${rail.item}`}>
            <OfferCard offer={offer} kind={kind} first={leads && index === 0} />
          </li>
        )
      })}
    </ul>
  )
}

import { cardListClass } from '#features/parts/vehicle-card/card-list.ts'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { phoneRail } from '#ui/phone-rail.ts'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, tall, type BlockPlace } from './column.ts'

export interface VehiclesData {
  readonly block: 'vehicles'
  readonly title: string
  readonly all: { readonly text: string; readonly href: string }
  readonly cards: readonly VehicleCardView[]
  /** Cards that every page shows; those after them only complete the rows of a tablet and of a very wide page. */
  readonly count: number
}

const swipedRow = [
  `swiped-cards ${phoneRail.list} max-sm:items-start max-sm:gap-4`,
  '[--card-gap:var(--grid-gap)] sm:card-grid card-columns',
  // In two columns, hides the last of an odd number of cards.
  'sm:max-xl:[&>li:last-child:nth-child(odd)]:hidden',
].join(' ')

/** A row of vehicles. */
export function Vehicles({ data, place }: { data: VehiclesData; place: BlockPlace }) {
  const { title, all, cards } = data
  return (
    <div className={`${columnBelow(place)} ${tall}`}>
      <section className="shelf-alone ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
        <BlockHeading title={title} more={all} />
        <FinanceNote cards={cards} />
        <ShelfCards data={data} />
      </section>
    </div>
  )
}

/** Cards beside each other. Those that are rows themselves stand below each other, in two columns on a wide page. */
export function ShelfCards({ data: { cards, count } }: { data: VehiclesData }) {
  const inRows = cards[0]?.kind === 'row'
  const item = inRows ? '' : `${phoneRail.item} max-sm:@container`
  return (
    <ul className={inRows ? `${cardListClass('row')} xl:grid-cols-2` : swipedRow}>
      {cards.map((card, index) => (
        <li key={card.id} className={index < count ? item : `${item} max-sm:hidden! xl:max-3xl:hidden!`}>
          <VehicleCard card={card} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

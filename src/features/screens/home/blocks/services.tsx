import { Link } from 'react-router'
import { manyTiles, tileIconLook, tileLook } from '#features/parts/promotions/tile-looks.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { BlockHeading } from './block-heading.tsx'
import { columnBelow, type BlockPlace } from './column.ts'

export interface ServicesData {
  readonly block: 'services'
  readonly title: string
  readonly items: readonly {
    readonly icon: IconName
    readonly title: string
    readonly text: string
    readonly href: string
  }[]
}

/** More of them than that are single lines on a phone. */
const manyFrom = 4

/** Ways to service, finance, trade-in and other pages, with a sentence each. */
export function Services({ data: { title, items }, place }: { data: ServicesData; place: BlockPlace }) {
  const columns =
    items.length === 4
      ? 'sm:grid-cols-2 3xl:grid-cols-4'
      : items.length === 2
        ? 'sm:grid-cols-2'
        : items.length > manyFrom
          ? 'sm:grid-cols-2 lg:grid-cols-3'
          : 'lg:grid-cols-3'
  return (
    <div className={columnBelow(place)}>
      <section className="ruled grid gap-6 pt-(--rule-gap)">
        <BlockHeading title={title} />
        <ul className={`grid gap-(--grid-gap) max-sm:gap-3 ${columns} ${items.length > manyFrom ? manyTiles : ''}`}>
          {items.map((item) => (
            <li key={item.href}>
              <Link to={item.href} className={tileLook}>
                <span className={tileIconLook}>
                  <Icon name={item.icon} size={28} />
                </span>
                <span className="grid min-w-0 grow gap-0.5">
                  <span className="text-lg leading-snug font-semibold group-hover:underline">{item.title}</span>
                  {item.text !== '' && <span className="text-balance text-muted">{item.text}</span>}
                </span>
                <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { Icon } from '#ui/icon.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import type { ViewedCarView } from './viewed-view.ts'

interface ViewedListProps {
  /** Id of the heading; unique on the page. */
  readonly id: string
  readonly title: string
  readonly cars: readonly ViewedCarView[]
}

/** Vehicles in one row that scrolls: picture, name and price; nothing without vehicles. */
export function ViewedList({ id, title, cars }: ViewedListProps) {
  if (cars.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside */}
      <ul onFocus={revealFocus} className="scroll-strip vehicle-strip">
        {cars.map(({ id: key, href, title: name, image, price }) => (
          <li key={key} className="viewed">
            <a data-nav="" href={href}>
              <span className="picture-place">
                {image === null ? (
                  <Icon name="camera" />
                ) : (
                  <img
                    src={image.url}
                    {...(image.srcSet === null ? {} : { srcSet: image.srcSet })}
                    alt=""
                    width={208}
                    height={156}
                    loading="lazy"
                  />
                )}
              </span>
              <span>{name}</span>
            </a>
            {price === null ? <p className="text-muted">Sold</p> : <PriceBlock price={price} size="card" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

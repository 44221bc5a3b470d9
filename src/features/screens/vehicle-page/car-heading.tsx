import { Icon } from '#ui/icon.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

/** Characters. A longer title gets a smaller font, and on a phone an end, so that the price stays above the fold. */
const longTitle = 44

/** The title of the page with the facts that tell the vehicle from others of its model, and where it stands. */
export function CarHeading({ page }: { page: VehiclePageView }) {
  const { place, actions, leads } = page
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h1 className={page.title.length > longTitle ? 'car-title long' : 'car-title'}>
        {page.heading.map((part, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the same word may occur twice
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </h1>
      {page.subtitle !== null && <p className="car-subtitle">{page.subtitle}</p>}
      <p className="lead-facts">
        {leads.map(({ label, value, icon }) => (
          <b key={label}>
            {icon !== null && <Icon name={icon} />}
            {value}
          </b>
        ))}
        {place.area !== null && (
          <span>
            <Icon name="place" size={16} />
            {place.map ? (
              <a href="#vehicle-map">
                {actions.locationText !== null && <span className="sr-only">{actions.locationText}: </span>}
                {place.area}
              </a>
            ) : (
              place.area
            )}
          </span>
        )}
      </p>
    </div>
  )
}

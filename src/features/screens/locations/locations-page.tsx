import { LocationCarousel } from '#features/parts/locations/location-carousel.tsx'
import type { LocationCardView } from '#features/parts/locations/location-card-view.ts'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import { OpenState } from '#features/parts/opening-hours/opening-hours.tsx'
import { LocationBanner } from './location-banner.tsx'
import type { LocationsView } from './locations-view.ts'

const column = 'mx-auto grid w-full max-w-360 gap-(--section-gap) px-4 lg:px-8'
const departmentLook =
  'inline-flex min-h-11 items-center rounded-(--button-radius) border border-field-line bg-surface px-4 ' +
  'aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-brand-text hover:border-brand'

/** All locations of a site: a carousel of cards, and where there are many a list by state (LOC-03, LOC-04). */
export function LocationsPage({ view }: { view: LocationsView }) {
  const { title, intro, departments, block, hint, states } = view
  return (
    <div className="grid grid-cols-1 gap-10 pb-(--section-gap)">
      <LocationBanner title={title} intro={intro} />
      <div className={column}>
        <div className="grid gap-6">
          {departments.length > 0 && (
            <nav aria-label="Departments">
              <ul className="flex flex-wrap gap-2">
                {departments.map(({ text, href, isCurrent }) => (
                  <li key={text}>
                    <a
                      data-nav="stay"
                      href={href}
                      aria-current={isCurrent ? 'page' : undefined}
                      className={departmentLook}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {block.kind === 'detail' ? (
            <LocationDetail detail={block.detail} heading={block.detail.name} />
          ) : (
            <LocationCarousel view={block} hint={hint} />
          )}
        </div>
        {states.map(({ name, cards }) => (
          <StateList key={name} name={name} cards={cards} />
        ))}
      </div>
    </div>
  )
}

function StateList({ name, cards }: { name: string; cards: readonly LocationCardView[] }) {
  return (
    <section aria-label={name} className="grid gap-4">
      <h2 className="section-title">{name}</h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {cards.map(({ href, name: place, address, phone, hours }) => (
          <li
            key={href}
            className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-2 lg:grid-cols-[2fr_3fr_2fr_auto]"
          >
            <a
              data-nav=""
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {place}
            </a>
            <span className="text-muted">{address?.text}</span>
            {hours === null ? <span /> : <OpenState hours={hours} />}
            {phone !== null && (
              <a
                href={phone.href}
                className="inline-flex min-h-11 items-center text-link tabular-nums underline underline-offset-4"
              >
                {phone.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

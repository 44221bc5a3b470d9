import { LocationCarousel } from '#features/parts/locations/location-carousel.tsx'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { fieldClass } from '#ui/field.tsx'
import type { LocationRow, NearestView } from './find-nearest.server.ts'
import { LocationBanner } from './location-banner.tsx'
import type { LocationsView } from './locations-view.ts'

const column = 'mx-auto grid w-full max-w-360 gap-(--section-gap) px-4 lg:px-8'
const departmentLook =
  'inline-flex min-h-11 items-center rounded-(--button-radius) border border-field-line bg-surface px-4 ' +
  'aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-brand-text hover:border-brand'

/** All locations of a site: a carousel of cards, and where there are many a list by state (LOC-03, LOC-04). */
export function LocationsPage({ view }: { view: LocationsView }) {
  const { title, intro, departments, block, hint, states, nearest, department } = view
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
          {nearest !== null && <Nearest nearest={nearest} department={department} />}
          {block.kind === 'detail' ? (
            <LocationDetail detail={block.detail} heading={block.detail.name} />
          ) : (
            <LocationCarousel view={block} hint={hint} />
          )}
        </div>
        {states.map(({ name, cards }) => (
          <RowList key={name} title={name} rows={cards.map((card) => ({ card, away: null }))} />
        ))}
      </div>
    </div>
  )
}

/** The search for the nearest locations, which needs no scripts, and what it found. */
function Nearest({ nearest, department }: { nearest: NearestView; department: string | null }) {
  const { typed, title, problem, rows } = nearest
  return (
    <div className="grid gap-6">
      <search>
        <form className="grid max-w-160 gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
          {department !== null && <input type="hidden" name="department" value={department} />}
          <label className="grid gap-1">
            <span className="font-medium">Your suburb or postcode</span>
            <input
              name="near"
              defaultValue={typed}
              maxLength={60}
              autoComplete="postal-code"
              className={fieldClass}
              {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'near-problem' })}
            />
          </label>
          <button type="submit" className={`${buttonClass('filled')} px-6`}>
            Find the Nearest
          </button>
        </form>
        {problem !== null && (
          <p id="near-problem" role="alert" className="pt-2 text-danger">
            {problem}
          </p>
        )}
      </search>
      {title !== null && <RowList title={title} rows={rows} />}
    </div>
  )
}

/** Locations as lines: name, address, whether it is open, phone. */
function RowList({ title, rows }: { title: string; rows: readonly LocationRow[] }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="section-title">{title}</h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {rows.map(({ card: { href, name: place, address, phone, hours }, away }) => (
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
            <span className="text-muted">
              {[away, address?.text].filter((part) => part !== null && part !== undefined).join(' · ')}
            </span>
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

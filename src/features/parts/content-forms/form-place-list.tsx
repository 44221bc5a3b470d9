import { AddressLines } from '#features/parts/content/address-lines.tsx'
import { HoursTable, OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { FormPlace, FormPlaces } from './form-places.ts'
import { NextSteps } from './next-step-list.tsx'
import { PlacePhone } from './place-phone.tsx'

interface FormPlaceListProps {
  readonly places: FormPlaces | null
  /** Whether it stands in a card, where its headings are smaller than those of the page. */
  readonly inCard?: boolean
}

const cardHeading = 'text-xl font-bold'

/**
 * What stands beside a form: what happens next, and where the people are who answer, with what a visitor needs to call
 * or to come; nothing where neither is known.
 */
export function FormPlaceList({ places, inCard = false }: FormPlaceListProps) {
  if (places === null) return null
  const { list, all, next } = places
  const [first] = list
  return (
    <>
      {next.length > 0 && <NextSteps steps={next} />}
      {first !== undefined && (
        <section aria-labelledby="places-title" className="grid content-start gap-3">
          <h2 id="places-title" className={inCard ? cardHeading : 'section-title font-bold'}>
            {list.length === 1 ? 'Prefer to talk?' : 'Where to find us'}
          </h2>
          {list.length === 1 ? (
            <OnlyPlace place={first} />
          ) : (
            <ul className={`grid divide-y divide-line border-line ${inCard ? 'border-t' : 'border-y'}`}>
              {list.map((place) => (
                <Place key={place.name} place={place} />
              ))}
            </ul>
          )}
          <AllPlaces all={all} />
        </section>
      )}
    </>
  )
}

/** The link to all locations below a list of some of them. */
export function AllPlaces({ all }: Pick<FormPlaces, 'all'>) {
  if (all === null) return null
  return (
    <p>
      <a
        data-nav=""
        href={all.href}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {all.text}
      </a>
    </p>
  )
}

/** A place in a card, with a heading that says what it is for. */
export function PlaceToCall({ place }: { place: FormPlace }) {
  return (
    <section aria-labelledby="places-title" className="grid content-start gap-3">
      <h2 id="places-title" className={cardHeading}>
        Prefer to talk?
      </h2>
      <OnlyPlace place={place} />
    </section>
  )
}

/** The only place, with its number as a button and the hours of its week. */
function OnlyPlace({ place: { name, address, phone, hours } }: { place: FormPlace }) {
  return (
    <>
      {phone !== null && (
        <a href={phone.href} className={`${buttonClass('outlined')} justify-self-start text-lg tabular-nums`}>
          <Icon name="phone" size={20} />
          {phone.text}
        </a>
      )}
      {hours !== null && (
        <>
          <OpenState hours={hours} />
          {hours.state !== null && <HoursTable lines={hours.lines} />}
        </>
      )}
      {address.length > 0 && (
        <div className="border-t border-line pt-3">
          <h3 className="font-semibold">{name}</h3>
          <AddressLines lines={address} />
        </div>
      )}
    </>
  )
}

function Place({ place: { name, address, phone, hours } }: { place: FormPlace }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-semibold">{name}</h3>
      {hours !== null && <OpenState hours={hours} />}
      <AddressLines lines={address} />
      <PlacePhone phone={phone} />
    </li>
  )
}

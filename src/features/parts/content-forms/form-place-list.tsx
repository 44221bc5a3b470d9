import { AddressLines } from '#features/parts/content/address-lines.tsx'
import type { FormPlace, FormPlaces } from './form-places.ts'
import { PlacePhone } from './place-phone.tsx'

/** Where the people are who answer a form, with what a visitor needs to call or to come; nothing without places. */
export function FormPlaceList({ places }: { places: FormPlaces | null }) {
  if (places === null || places.list.length === 0) return null
  const { list, all } = places
  return (
    <section aria-labelledby="places-title" className="grid content-start gap-4">
      <h2 id="places-title" className="section-title font-bold">
        {list.length === 1 ? 'Prefer to talk?' : 'Where to find us'}
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {list.map((place) => (
          <Place key={place.name} place={place} />
        ))}
      </ul>
      <AllPlaces all={all} />
    </section>
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

function Place({ place: { name, address, phone } }: { place: FormPlace }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-semibold">{name}</h3>
      <AddressLines lines={address} />
      <PlacePhone phone={phone} />
    </li>
  )
}

import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Location, Site } from '#site/site.ts'

/** A person who works at a location. */
export interface PersonView {
  readonly name: string
  readonly role: string | null
  readonly phone: { readonly text: string; readonly href: string } | null
  readonly photo: string | null
}

/** The people of some locations, each person once, in the order of the locations. */
export function buildPeople(site: Site, locations: readonly Location[]): readonly PersonView[] {
  const seen = new Set<string>()
  return locations.flatMap(({ people, dealership_id }) => {
    const hidesPhone = resolveDealership(site, dealership_id).hides('phone')
    return people.flatMap(({ name, role, phone, photo }) => {
      if (seen.has(name)) return []
      seen.add(name)
      const number = hidesPhone ? null : phone
      return [
        {
          name,
          role,
          phone: number === null ? null : { text: formatPhone(number), href: buildPhoneHref(number) },
          photo,
        },
      ]
    })
  })
}

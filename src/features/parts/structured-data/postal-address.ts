import { known, type JsonObject } from './known.ts'

/** A schema.org PostalAddress with what is known of it. */
export const buildPostalAddress = (address: {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postcode: string | null
}): JsonObject =>
  known({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: 'AU',
  })

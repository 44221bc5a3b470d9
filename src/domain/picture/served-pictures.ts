import type { Vehicle } from '../vehicle/vehicle-fields.ts'

type Pictured = Pick<Vehicle, 'id' | 'images' | 'primary_image_url'>

/**
 * Whether a host is on a list of names; '*.photos.example' stands for every name below photos.example, not for itself.
 */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) && host.length > entry.length - 1 : entry === host,
  )
}

/** FNV-1a over the characters, 32 bits. */
function hashText(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/**
 * Identifies a picture of a vehicle, 14 letters and digits. Not a secret and no proof: it chooses among the addresses
 * that the vehicle has, and changes when the feed gives another address, so that nobody keeps seeing the earlier
 * picture.
 */
const buildPictureKey = (url: string): string =>
  [0x811c9dc5, 0x1b873593].map((seed) => hashText(url, seed).toString(36).padStart(7, '0')).join('')

const pathPattern = /^\/pictures\/([a-z0-9]{1,40})\/([a-z0-9]{14})$/

/** Where the platform answers a picture of a feed: `/pictures/<vehicle>/<key>`. */
const buildServedPath = (vehicleId: string, url: string): string => `/pictures/${vehicleId}/${buildPictureKey(url)}`

export interface ServedPath {
  readonly vehicleId: string
  readonly key: string
}

/** null: no address of a feed's picture. */
export function parseServedPath(path: string): ServedPath | null {
  const [, vehicleId, key] = pathPattern.exec(path) ?? []
  return vehicleId === undefined || key === undefined ? null : { vehicleId, key }
}

function isServed(url: string, hosts: readonly string[]): boolean {
  if (!url.startsWith('https://')) return false
  const parsed = URL.parse(url)
  return parsed !== null && isListedHost(parsed.hostname, hosts)
}

/**
 * The vehicle as pages see it: pictures that lie on one of the listed hosts have an address of this platform, which
 * fetches them once and answers them in the width and form that a screen needs. Others stay as the feed gave them.
 */
export function withServedPictures<Shown extends Pictured>(vehicle: Shown, hosts: readonly string[]): Shown {
  if (hosts.length === 0) return vehicle
  const serve = (url: string): string => (isServed(url, hosts) ? buildServedPath(vehicle.id, url) : url)
  const { images, primary_image_url: main } = vehicle
  return {
    ...vehicle,
    images: images.map((image) => ({ ...image, url: serve(image.url) })),
    primary_image_url: main === null ? null : serve(main),
  }
}

/**
 * The feed's address behind a served one; null where the vehicle has no such picture (any more) or its host is not
 * listed.
 */
export function findServedSource(vehicle: Pictured, key: string, hosts: readonly string[]): string | null {
  const urls = [vehicle.primary_image_url, ...vehicle.images.map(({ url }) => url)]
  return urls.find((url) => url !== null && isServed(url, hosts) && buildPictureKey(url) === key) ?? null
}

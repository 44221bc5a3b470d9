import { slugify } from '#domain/format/slugify.ts'

const longest = 90

/**
 * '2022-toyota-hilux-sr5-b1234', at most 90 characters. The stock number is kept whole, since it distinguishes similar
 * vehicles; words before it are dropped. The slug never equals a segment that the site's pages use, because year, make
 * and stock number always give two words or more.
 */
export function buildVehicleSlug(parts: {
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly stocknum: string
}): string {
  const tail = slugify(parts.stocknum).slice(0, longest - 20) || 'vehicle'
  const words = slugify([parts.year ?? '', parts.make, parts.model, parts.badge ?? ''].join(' '))
  const room = longest - tail.length - 1
  const head =
    words.length <= room
      ? words
      : words
          .slice(0, room + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, room)
  return head === '' ? `vehicle-${tail}` : `${head}-${tail}`
}

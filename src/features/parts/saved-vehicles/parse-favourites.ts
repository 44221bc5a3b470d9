/** A saved vehicle as stored in the browser (FAV-01), with the field names of the specification. */
export interface Favourite {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly model: string
  readonly primary_image_url: string | null
}

/** Parses stored favourites. Entries of another shape, from another version or script, are dropped. */
export function parseFavourites(text: string | null): readonly Favourite[] {
  if (text === null) return []
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(stored) ? stored.filter(isFavourite) : []
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, slug, make, model, primary_image_url: picture } = value as Record<string, unknown>
  return (
    [id, name, slug, make, model].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string')
  )
}

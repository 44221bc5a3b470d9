import { isBikeShape } from '../vehicle-body/bike/models/find-bike.ts'
import { artViews, formatArtPath, type ArtParts, type ArtView } from '../art-key.ts'

const typicalViews: readonly ArtView[] = ['side', 'front', 'rear', 'side-left', 'detail']
const closeViews: readonly ArtView[] = ['wheel', 'lamp', 'tail']

/** As a dealer photographs a car: from the front and the side, from behind, inside, then what remains. */
const modelledViews: readonly ArtView[] = [
  'front-quarter',
  'side',
  'rear-quarter',
  'detail',
  'wheel',
  ...artViews.filter((view) => !['front-quarter', 'side', 'rear-quarter', 'detail', 'wheel'].includes(view)),
]

/** Of a motorcycle the whole front says more than a wheel. */
const bikeViews: readonly ArtView[] = [
  ...modelledViews.slice(0, 4),
  'front',
  ...modelledViews.slice(4).filter((view) => view !== 'front'),
]

/**
 * Pictures in gallery order: the typical views, then the close ones, then the same views of the next seed. A modelled
 * vehicle shows each of its views once.
 */
export function buildImages(parts: ArtParts, count: number): readonly { readonly url: string }[] {
  if (parts.model !== undefined)
    return (isBikeShape(parts.shape) ? bikeViews : modelledViews)
      .slice(0, count)
      .map((view) => ({ url: formatArtPath(parts, view) }))
  const order = [...typicalViews, ...closeViews]
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / order.length)
    return { url: formatArtPath({ ...parts, seed: (parts.seed + round) % 100 }, order[index % order.length] ?? 'side') }
  })
}

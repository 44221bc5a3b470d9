import { artViews, formatArtPath, type ArtParts, type ArtView } from '../art-key.ts'

const typicalViews: readonly ArtView[] = ['side', 'front', 'rear', 'side-left', 'detail']

/** Pictures in gallery order: the five typical views, then the close ones, then the same views of the next seed. */
export function buildImages(parts: ArtParts, count: number): readonly { readonly url: string }[] {
  const order = [...typicalViews, ...artViews.filter((view) => !typicalViews.includes(view))]
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / order.length)
    return { url: formatArtPath({ ...parts, seed: (parts.seed + round) % 100 }, order[index % order.length] ?? 'side') }
  })
}

export type BikeShape = 'roadbike' | 'cruiser' | 'dirtbike'
export type BikeKind = 'sport' | 'naked' | 'classic' | 'cruiser' | 'adventure' | 'motocross'

/** Built in the style of the sixties: chrome, a round lamp, two shock absorbers. */
export const isOldStyle = (kind: BikeKind): boolean => kind === 'classic' || kind === 'cruiser'

/** Kinds of one shape, in the order of the seed's remainder. */
export const bikeKinds: Readonly<Record<BikeShape, readonly BikeKind[]>> = {
  roadbike: ['sport', 'naked', 'classic'],
  cruiser: ['cruiser'],
  dirtbike: ['adventure', 'motocross'],
}

/**
 * What the seed draws: the kind, and what is left of the seed for everything else, so that one does not follow from the
 * other.
 */
export function resolveBikeKind(shape: BikeShape, seed: number): { readonly kind: BikeKind; readonly seed: number } {
  const kinds = bikeKinds[shape]
  return { kind: kinds[seed % kinds.length] ?? 'naked', seed: Math.floor(seed / kinds.length) }
}

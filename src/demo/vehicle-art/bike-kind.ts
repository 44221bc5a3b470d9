export type BikeShape = 'roadbike' | 'cruiser' | 'dirtbike'
export type BikeKind = 'sport' | 'naked' | 'classic' | 'cruiser' | 'adventure' | 'motocross'

/** Built in the style of the sixties: chrome, a round lamp, two shock absorbers. */
export const isOldStyle = (kind: BikeKind): boolean => kind === 'classic' || kind === 'cruiser'

/** The kinds of each shape; the seed modulo their number selects one. */
export const bikeKinds: Readonly<Record<BikeShape, readonly BikeKind[]>> = {
  roadbike: ['sport', 'naked', 'classic'],
  cruiser: ['cruiser'],
  dirtbike: ['adventure', 'motocross'],
}

/**
 * Selects a kind by the seed and returns the quotient as the seed of all other choices, so that they do not depend on
 * the kind.
 */
export function resolveBikeKind(shape: BikeShape, seed: number): { readonly kind: BikeKind; readonly seed: number } {
  const kinds = bikeKinds[shape]
  return { kind: kinds[seed % kinds.length] ?? 'naked', seed: Math.floor(seed / kinds.length) }
}

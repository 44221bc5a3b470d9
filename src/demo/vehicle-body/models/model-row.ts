import type { BodyKind, Face } from '../body-plan.ts'
import type { BodyFacts, BodyStyle } from '../resolve-plan.ts'

/** Lamps, grille, what fills it, its frame, lower opening, tail lamps. */
export const face = (
  lamps: Face['lamps'],
  grille: Face['grille'],
  mesh: Face['mesh'],
  frame: Face['frame'],
  bumper: Face['bumper'],
  tail: Face['tail'],
): Face => ({ lamps, grille, mesh, frame, bumper, tail, signature: 0 })

/**
 * One model: length, width and height, wheelbase and front overhang as its maker publishes them for Australia, in
 * millimetres. Where a maker publishes no overhang, it is read from the maker's side elevation, to 20 mm.
 */
export const body = (
  kind: BodyKind,
  size: BodyFacts['size'],
  [wheelbase, frontOverhang]: readonly [wheelbase: number, frontOverhang: number],
  of: Face,
  style: Partial<BodyStyle> & { readonly isElectric?: boolean } = {},
): BodyFacts => {
  const { isElectric = false, ...own } = style
  return { kind, size, wheelbase, frontOverhang, face: of, isElectric, style: own }
}

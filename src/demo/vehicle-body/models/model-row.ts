import type { BodyKind } from '../body-plan.ts'
import type { BodyStyle } from '../body-styles.ts'
import type { Face } from '../faces/face.ts'
import type { BodyFacts } from '../resolve-plan.ts'

/** Lamps, grille, what fills it, its frame, lower opening, tail lamps; lines across the front, folds of the bonnet. */
export const face = (
  lamps: Face['lamps'],
  grille: Face['grille'],
  mesh: Face['mesh'],
  frame: Face['frame'],
  bumper: Face['bumper'],
  tail: Face['tail'],
  accent: Face['accent'] = 'none',
  bonnet: Face['bonnet'] = 'soft',
): Face => ({ lamps, grille, mesh, frame, bumper, tail, accent, bonnet, signature: 0, age: 'projector' })

/**
 * One model, in millimetres. Length, width, height and wheelbase are the makers' published figures, rounded; they are
 * of one variant of the model and were not checked for each of the others. The front overhang and everything in `style`
 * are estimates, made so that the picture resembles the model: they are good for drawings and for nothing else.
 */
export const body = (
  kind: BodyKind,
  size: BodyFacts['size'],
  [wheelbase, frontOverhang]: readonly [wheelbase: number, frontOverhang: number],
  of: Face,
  style: Partial<BodyStyle> & Pick<Partial<BodyFacts>, 'isElectric' | 'lampAge'> = {},
): BodyFacts => {
  const { isElectric = false, lampAge, ...own } = style
  const facts = { kind, size, wheelbase, frontOverhang, face: of, isElectric, style: own }
  return lampAge === undefined ? facts : { ...facts, lampAge }
}

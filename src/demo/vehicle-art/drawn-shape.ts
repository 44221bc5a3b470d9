import { artShapes, type ArtParts, type ArtShape } from '../art-key.ts'

/** Shapes of which every vehicle is modelled (../vehicle-body), whatever its family. */
export type ModelledShape =
  | 'cabchassis'
  | 'bus'
  | 'lighttruck'
  | 'motorhome'
  | 'caravan'
  | 'offroadcaravan'
  | 'campertrailer'
  | 'convertible'
  | 'softtop'
  | 'roadbike'
  | 'cruiser'
  | 'dirtbike'

/** Shapes that are drawn here where nobody has modelled one for the family. */
export type DrawnShape = Exclude<ArtShape, ModelledShape>

/** A vehicle of such a shape. */
export interface DrawnParts extends ArtParts {
  readonly shape: DrawnShape
}

const modelledShapes: ReadonlySet<ArtShape> = new Set<ModelledShape>([
  'cabchassis',
  'bus',
  'lighttruck',
  'motorhome',
  'caravan',
  'offroadcaravan',
  'campertrailer',
  'convertible',
  'softtop',
  'roadbike',
  'cruiser',
  'dirtbike',
])

const isDrawnShape = (shape: ArtShape): shape is DrawnShape => !modelledShapes.has(shape)

export const isDrawn = (parts: ArtParts): parts is DrawnParts => isDrawnShape(parts.shape)

export const drawnShapes: readonly DrawnShape[] = artShapes.filter(isDrawnShape)

import { readHalfOutline, type Outline } from '../outline.ts'
import type { GrilleKind } from './face.ts'

/** An opening between the lamps. Across and up as of lamps (lamps.ts). */
export interface GrilleDesign {
  readonly outline: Outline
  /** Heights of the badge and of the number plate. */
  readonly badge: number
  readonly plate: number
}

const grille = (half: string, badge: number, plate: number): GrilleDesign => ({
  outline: readHalfOutline(half),
  badge,
  plate,
})

/** Where badge and plate are without an opening. */
export const closedGrille = { badge: 0.82, plate: 0.45 } as const

export const grilles: Readonly<Record<Exclude<GrilleKind, 'none'>, GrilleDesign>> = {
  slot: grille('0.5 0.83, 0.55 0.74, 0.4 0.7', 0.79, 0.45),
  bar: grille('0.58 0.86, 0.6 0.66, 0.52 0.6', 0.78, 0.45),
  slats: grille('0.6 0.93, 0.6 0.66', 0.845, 0.45),
  panel: grille('0.64 0.93, 0.64 0.66, 0.6 0.6', 0.775, 0.4),
  hexagon: grille('0.46 0.86, 0.56 0.66, 0.4 0.36', 0.705, 0.34),
  cascade: grille('0.44 0.84, 0.5 0.7, 0.42 0.42, 0.32 0.24', 0.87, 0.32),
  shield: grille('0.5 0.88, 0.58 0.78, 0.5 0.5, 0.3 0.4', 0.73, 0.3),
  crest: grille('0.5 0.92, 0.52 0.66, 0.3 0.34, 0.06 0.2', 0.8, 0.28),
  vee: grille('0.54 0.9, 0.5 0.62, 0.32 0.36', 0.72, 0.26),
  spindle: grille('0.46 0.9, 0.36 0.62, 0.4 0.5, 0.64 0.14', 0.76, 0.34),
  trapezoid: grille('0.46 0.87, 0.62 0.46, 0.54 0.3', 0.72, 0.22),
  tower: grille('0.54 0.91, 0.58 0.87, 0.61 0.5, 0.53 0.18', 0.7, 0.24),
  prow: grille('0.5 0.9, 0.58 0.84, 0.6 0.62, 0.48 0.39', 0.68, 0.24),
  wide: grille('0.42 0.52, 0.56 0.46, 0.62 0.16, 0.5 0.1', 0.8, 0.45),
  mouth: grille('0.3 0.62, 0.5 0.54, 0.74 0.16, 0.66 0.07', 0.78, 0.34),
  kidneys: grille('0.3 0.86, 0.36 0.8, 0.36 0.5, 0.3 0.44', 0.93, 0.3),
  oval: grille('0.28 0.82, 0.44 0.76, 0.5 0.62, 0.4 0.46, 0.24 0.4', 0.69, 0.3),
}

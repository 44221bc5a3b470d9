/**
 * What tells the front and the rear of one model from those of another. Every name stands for a shape: lamps in
 * lamps.ts, grilles in grilles.ts, bumpers in bumpers.ts, accents in accents.ts, bonnets in bonnets.ts, tail lamps in
 * tails.ts. None is a maker's badge.
 */
export type LampKind =
  /** A wedge that is highest at the corner; `thin` is half as high, and begins beside the grille. */
  | 'slim'
  | 'thin'
  | 'swept'
  /** Upright, as high as the grille, and a rounded one that runs far back. */
  | 'tall'
  | 'drop'
  | 'round'
  /** A block, one in which a C of light opens towards the grille, and one with an upright leg at the corner. */
  | 'block'
  | 'clamp'
  | 'corner'
  /** A thin strip of light with the lamp below it: low and flat, or stacked and upright. */
  | 'split'
  | 'stacked'
  /** What the line of light does: hooks around both ends, one end, lies as a T, as an arrow. */
  | 'hook'
  | 'jay'
  | 'tee'
  | 'arrow'

export type GrilleKind =
  /** Closed, as on most electric cars. */
  | 'none'
  | 'slot'
  | 'bar'
  | 'slats'
  /** As wide as the space between the lamps, and joined to them. */
  | 'panel'
  | 'hexagon'
  | 'cascade'
  | 'shield'
  | 'crest'
  | 'vee'
  | 'spindle'
  | 'trapezoid'
  /** From the edge of the bonnet down to the lower edge of the bumper. */
  | 'tower'
  /** Six-sided and broad, above an opening of its own in the bumper, as on full-size utes. */
  | 'prow'
  | 'wide'
  | 'mouth'
  | 'kidneys'
  | 'oval'

export type BumperKind =
  /** One opening: across, small, or a thin line. */
  | 'wide'
  | 'small'
  | 'lip'
  /** Openings at the corners too: large, upright slits, triangles for fog lamps. */
  | 'vents'
  | 'slits'
  | 'triangles'
  /** Two horns that stand out beside the grille. */
  | 'horns'
  /** A black block across an off-roader's bumper, and one with a round fog lamp at each end. */
  | 'block'
  | 'work'

/** Bright or painted lines across the front. */
export type AccentKind =
  | 'none'
  /** One bar, two bars, and two that rise to the lamps as wings. */
  | 'crossbar'
  | 'twinbars'
  | 'wings'
  /** Body colour between an upper and a lower opening. */
  | 'ports'
  /** From the lamps down beside the grille; as a V within it; under it as a wing; across its upper edge. */
  | 'fangs'
  | 'vee'
  | 'smile'
  | 'brow'
  /** A line of light from lamp to lamp. */
  | 'lightbar'

/** Folds of the bonnet: none, two that meet towards the grille, a raised middle, two ribs, an intake. */
export type BonnetKind = 'soft' | 'creased' | 'raised' | 'ribbed' | 'scoop'

/** Tail lamps: a bar across, wrapping corners, a blade, upright posts, round; a C, two squares, a T, an arrow. */
export type TailKind = 'bar' | 'wrap' | 'blade' | 'post' | 'round' | 'pillar' | 'clamp' | 'squares' | 'tee' | 'arrow'

export interface Face {
  readonly lamps: LampKind
  /** Opening between the lamps. */
  readonly grille: GrilleKind
  /** What fills the opening. */
  readonly mesh: 'honeycomb' | 'bars' | 'uprights' | 'plain'
  /** Frame of the opening. */
  readonly frame: 'chrome' | 'black' | 'paint'
  readonly bumper: BumperKind
  readonly tail: TailKind
  readonly accent: AccentKind
  readonly bonnet: BonnetKind
  /** Which line of light the lamps draw by day, 0 to 3: makes differ by it. */
  readonly signature: number
  /** What is in the lamps: reflectors with bulbs and no line of light, projectors with a short one, or diodes. */
  readonly age: 'halogen' | 'projector' | 'led'
}

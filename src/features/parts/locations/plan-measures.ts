// Measures of the drawn plan that its labels and its drawing share, in the plan's own units.

/** Radius of the outer ring; the drawing reaches 150 to the sides and 112 up and down. */
export const planRadius = 100

/** The left end of the scale bar, and its length: half of the radius. */
export const scaleBar = { x: -138, y: 98, length: planRadius / 2 } as const

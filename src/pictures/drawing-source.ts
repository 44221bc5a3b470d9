import type { Site } from '#site/site.ts'

/** The backdrop that a site's theme chooses for drawn vehicles. */
export type Backdrop = Site['theme']['studio']

export interface Drawing {
  /** Names everything that the drawing depends on: two drawings with the same name are the same picture. */
  readonly name: string
  /** Returns SVG text with an aspect ratio of 4:3. */
  readonly draw: () => string
}

/** Port: pictures that the platform draws itself. The demo implements it for its fictional vehicles. */
export interface DrawingSource {
  /**
   * Returns the drawing behind a path, or null when this source has no such drawing. Paths come from visitors, so the
   * source accepts known names only.
   */
  readonly find: (path: string, backdrop: Backdrop) => Drawing | null
}

/** Every path of a drawing begins with it. */
export const drawingPathPrefix = '/vehicle-art/'

import type { Site } from '#site/site.ts'

/** The backdrop that a site's theme chooses for drawn vehicles. */
export type Backdrop = Site['theme']['studio']

export interface Drawing {
  /** Cache key: contains everything that the drawing depends on. */
  readonly name: string
  /** Returns SVG text with an aspect ratio of 4:3. */
  readonly draw: () => string
  /** Pixels that are composited over the drawing. */
  readonly overlay?: Overlay
}

/**
 * Pixels that take too long to compute in the server process. The picture process loads the module and calls its
 * `renderOverlay` (a RenderOverlay). SVG text and input together determine the picture.
 */
export interface Overlay {
  /** URL of the module ('file:…'). It comes from the source itself, never from a visitor. */
  readonly program: string
  /** A JSON value, made of names and numbers that the source has validated. */
  readonly input: object
}

export interface OverlayPixels {
  readonly width: number
  readonly height: number
  /** RGBA, one byte each, straight (not premultiplied) alpha, row by row. */
  readonly pixels: Uint8Array
}

/** Computes the pixels of an overlay for a width, with an aspect ratio of 4:3. */
export type RenderOverlay<Input> = (input: Input, width: number) => OverlayPixels

/** Port: pictures that the platform draws itself. The demo implements it for its fictional vehicles. */
export interface DrawingSource {
  /**
   * Returns the drawing behind a path, or null when this source has no such drawing. Paths come from visitors, so the
   * source accepts known names only.
   */
  readonly find: (path: string, backdrop: Backdrop) => Drawing | null
}

/** Prefix of every drawing path. */
export const drawingPathPrefix = '/vehicle-art/'

import type { Site } from '#site/site.ts'

/** The backdrop that a site's theme chooses for drawn vehicles. */
export type Backdrop = Site['theme']['studio']

export interface Drawing {
  /** Names everything that the drawing depends on: two drawings with the same name are the same picture. */
  readonly name: string
  /** Returns SVG text with an aspect ratio of 4:3. */
  readonly draw: () => string
  /** Pixels that are put over the drawing. */
  readonly overlay?: Overlay
}

/**
 * A picture that takes too long to compute in the server's own process: the process that makes pictures loads the
 * module and calls its `renderOverlay`, a RenderOverlay. SVG text and input together say what the picture shows.
 */
export interface Overlay {
  /** Address of the module ('file:…'), written by the source itself, never from a visitor. */
  readonly program: string
  /** Values that JSON can hold: names and numbers that the source has reduced to those it knows. */
  readonly input: object
}

export interface OverlayPixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity (not multiplied in), a byte each, row by row. */
  readonly pixels: Uint8Array
}

/** Computes the pixels of an overlay at a width, in an aspect ratio of 4:3. */
export type RenderOverlay<Input> = (input: Input, width: number) => OverlayPixels

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

import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'

/** Widths in per cent of the stand-in's own, so that a line of text is as long before the family arrives as after. */
export interface StandInWidths {
  /** Weights below 600 on Arial (or Times), the metrics that most devices have. */
  readonly regular: number
  readonly bold: number
  /** The same on DejaVu, the usual family of a bare Linux. */
  readonly dejavuRegular: number
  readonly dejavuBold: number
}

export interface FontFamily {
  /** Hashed address of the latin subset, one variable file for all weights. */
  readonly url: string
  /** Least and greatest weight of the file. */
  readonly weights: readonly [number, number]
  /** Least and greatest width in per cent; null: the family has one width. */
  readonly widths: readonly [number, number] | null
  readonly standIn: 'sans' | 'serif'
  /** Above and below the baseline in per cent of the size; both are in the file, and the stand-in takes them over. */
  readonly ascent: number
  readonly descent: number
  readonly normal: StandInWidths
  /** Headings set in the greatest width, weight 800. */
  readonly wide: StandInWidths | null
}

/** Families that the platform carries. Widths were measured in Chromium on a sentence of the kind that cards and headings hold. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Figtree: {
    url: figtree, weights: [300, 900], widths: null, standIn: 'sans', ascent: 95, descent: 25,
    normal: { regular: 99.2, bold: 95.6, dejavuRegular: 87.8, dejavuBold: 80.3 }, wide: null,
  },
  'Plus Jakarta Sans': {
    url: jakarta, weights: [200, 800], widths: null, standIn: 'sans', ascent: 103.8, descent: 22.2,
    normal: { regular: 103.5, bold: 100.9, dejavuRegular: 91.6, dejavuBold: 84.8 }, wide: null,
  },
  Fraunces: {
    url: fraunces, weights: [100, 900], widths: null, standIn: 'serif', ascent: 97.8, descent: 25.5,
    normal: { regular: 114.2, bold: 114.9, dejavuRegular: 90.6, dejavuBold: 87.9 }, wide: null,
  },
  Inter: {
    url: inter, weights: [100, 900], widths: null, standIn: 'sans', ascent: 96.9, descent: 24.1,
    normal: { regular: 106.1, bold: 102.1, dejavuRegular: 93.9, dejavuBold: 85.7 }, wide: null,
  },
  Archivo: {
    url: archivo, weights: [100, 900], widths: [62, 125], standIn: 'sans', ascent: 87.8, descent: 21,
    normal: { regular: 98.1, bold: 98.2, dejavuRegular: 86.8, dejavuBold: 82.5 },
    wide: { regular: 127.9, bold: 127.9, dejavuRegular: 107.5, dejavuBold: 107.5 },
  },
  Outfit: {
    url: outfit, weights: [100, 900], widths: null, standIn: 'sans', ascent: 100, descent: 26,
    normal: { regular: 98, bold: 94.7, dejavuRegular: 86.8, dejavuBold: 79.6 }, wide: null,
  },
}

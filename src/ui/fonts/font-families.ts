import archivo from '#fonts/archivo.woff2?url'
import archivoWide from '#fonts/archivo-wide.woff2?url'
import figtree from '#fonts/figtree.woff2?url'
import fraunces from '#fonts/fraunces.woff2?url'
import inter from '#fonts/inter.woff2?url'
import outfit from '#fonts/outfit.woff2?url'
import jakarta from '#fonts/plus-jakarta-sans.woff2?url'

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
  /** Hashed address of one variable file for all weights from 400 to 800, cut by scripts/subset-fonts.ts. */
  readonly url: string
  readonly standIn: 'sans' | 'serif'
  /** Above and below the baseline in per cent of the size; both are in the file, and the stand-in takes them over. */
  readonly ascent: number
  readonly descent: number
  readonly normal: StandInWidths
  /** A second file for headings in the width of 125 per cent, weights from 600, its stand-in measured at weight 800; null: the family has one width. */
  readonly wide: { readonly url: string; readonly widths: StandInWidths } | null
}

/** Families that the platform carries. Widths were measured in Chromium on a sentence of the kind that cards and headings hold. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Figtree: {
    url: figtree, standIn: 'sans', ascent: 95, descent: 25,
    normal: { regular: 99.2, bold: 95.6, dejavuRegular: 87.8, dejavuBold: 80.3 }, wide: null,
  },
  'Plus Jakarta Sans': {
    url: jakarta, standIn: 'sans', ascent: 103.8, descent: 22.2,
    normal: { regular: 103.5, bold: 100.9, dejavuRegular: 91.6, dejavuBold: 84.8 }, wide: null,
  },
  Fraunces: {
    url: fraunces, standIn: 'serif', ascent: 97.8, descent: 25.5,
    normal: { regular: 114.2, bold: 114.9, dejavuRegular: 90.6, dejavuBold: 87.9 }, wide: null,
  },
  Inter: {
    url: inter, standIn: 'sans', ascent: 96.9, descent: 24.1,
    normal: { regular: 106.1, bold: 102.1, dejavuRegular: 93.9, dejavuBold: 85.7 }, wide: null,
  },
  Archivo: {
    url: archivo, standIn: 'sans', ascent: 87.8, descent: 21,
    normal: { regular: 98.1, bold: 98.2, dejavuRegular: 86.8, dejavuBold: 82.5 },
    wide: { url: archivoWide, widths: { regular: 127.9, bold: 127.9, dejavuRegular: 107.5, dejavuBold: 107.5 } },
  },
  Outfit: {
    url: outfit, standIn: 'sans', ascent: 100, descent: 26,
    normal: { regular: 98, bold: 94.7, dejavuRegular: 86.8, dejavuBold: 79.6 }, wide: null,
  },
}

import archivo from '#fonts/archivo.woff2?url'
import archivoWide from '#fonts/archivo-wide.woff2?url'
import figtree from '#fonts/figtree.woff2?url'
import frauncesBold from '#fonts/fraunces-bold.woff2?url'
import frauncesRegular from '#fonts/fraunces-regular.woff2?url'
import inter from '#fonts/inter.woff2?url'
import outfitBold from '#fonts/outfit-bold.woff2?url'
import outfitRegular from '#fonts/outfit-regular.woff2?url'
import jakarta from '#fonts/plus-jakarta-sans.woff2?url'

/**
 * Widths of the fallback in per cent of its own width, so that lines have about the same length before and after the
 * web font loads: for weights below 600, from 600, from 700 and from 800. A fallback has only two weights.
 */
export interface StandInWidths {
  /** For Arial (or Times), whose metrics most devices have. */
  readonly usual: readonly [number, number, number, number]
  /** For DejaVu, the default family of many Linux systems. */
  readonly dejavu: readonly [number, number, number, number]
}

/** A font file that scripts/subset-fonts.ts made: its hashed URL and its weight range. */
export interface FontFile {
  readonly url: string
  readonly weights: string
}

const all = (url: string): readonly FontFile[] => [{ url, weights: '400 800' }]

export interface FontFamily {
  /** One variable font file for all weights from 400 to 800, or one for each of two ranges. */
  readonly files: readonly FontFile[]
  readonly standIn: 'sans' | 'serif'
  /** Ascent and descent in per cent of the font size, from the font file; the fallback uses them too. */
  readonly ascent: number
  readonly descent: number
  readonly normal: StandInWidths
  /** Added `word-spacing` in em, for families whose narrow spaces make words run together at small sizes. */
  readonly wordSpace: number
  /** A second file for headings at 125 per cent width, weights from 600. null: the family has one width. */
  readonly wide: { readonly files: readonly FontFile[]; readonly widths: StandInWidths } | null
}

/** Font families of the platform. Widths were measured in Chromium on all short texts of five results pages. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Figtree: {
    files: all(figtree),
    standIn: 'sans',
    ascent: 95,
    descent: 25,
    wordSpace: 0,
    normal: { usual: [100.1, 96.8, 97.8, 99.1], dejavu: [90.4, 81.6, 82.4, 83.5] },
    wide: null,
  },
  'Plus Jakarta Sans': {
    files: all(jakarta),
    standIn: 'sans',
    ascent: 103.8,
    descent: 22.2,
    wordSpace: 0.05,
    normal: { usual: [105, 101.6, 102.6, 103.5], dejavu: [94.7, 85.7, 86.4, 87.2] },
    wide: null,
  },
  Fraunces: {
    files: [
      { url: frauncesRegular, weights: '400 599' },
      { url: frauncesBold, weights: '600 800' },
    ],
    standIn: 'serif',
    ascent: 97.8,
    descent: 25.5,
    wordSpace: 0,
    normal: { usual: [114.7, 112.6, 116.4, 118.3], dejavu: [92.4, 86.8, 89.7, 91.2] },
    wide: null,
  },
  Inter: {
    files: all(inter),
    standIn: 'sans',
    ascent: 96.9,
    descent: 24.1,
    wordSpace: 0,
    normal: { usual: [105.9, 103, 104.2, 105.7], dejavu: [95.6, 86.8, 87.9, 89.1] },
    wide: null,
  },
  Archivo: {
    files: all(archivo),
    standIn: 'sans',
    ascent: 87.8,
    descent: 21,
    wordSpace: 0.03,
    normal: { usual: [99.8, 97.6, 100.8, 105.5], dejavu: [90.1, 82.3, 84.9, 88.9] },
    wide: {
      files: all(archivoWide),
      widths: { usual: [131.2, 125, 127.3, 130.7], dejavu: [118.4, 105.3, 107.3, 110.2] },
    },
  },
  Outfit: {
    files: [
      { url: outfitRegular, weights: '400 599' },
      { url: outfitBold, weights: '600 800' },
    ],
    standIn: 'sans',
    ascent: 100,
    descent: 26,
    wordSpace: 0.03,
    normal: { usual: [98.5, 97.2, 97.2, 97.2], dejavu: [88.9, 81.9, 81.9, 81.9] },
    wide: null,
  },
}

import archivoBoldAccents from '#fonts/archivo-bold-accents.woff2?url'
import archivoBold from '#fonts/archivo-bold.woff2?url'
import archivoRegularAccents from '#fonts/archivo-regular-accents.woff2?url'
import archivoRegular from '#fonts/archivo-regular.woff2?url'
import archivoWideBoldAccents from '#fonts/archivo-wide-bold-accents.woff2?url'
import archivoWideBold from '#fonts/archivo-wide-bold.woff2?url'
import archivoWideHeavyAccents from '#fonts/archivo-wide-heavy-accents.woff2?url'
import archivoWideHeavy from '#fonts/archivo-wide-heavy.woff2?url'
import archivoWideSemiboldAccents from '#fonts/archivo-wide-semibold-accents.woff2?url'
import archivoWideSemibold from '#fonts/archivo-wide-semibold.woff2?url'
import figtreeAccents from '#fonts/figtree-accents.woff2?url'
import figtree from '#fonts/figtree.woff2?url'
import frauncesBoldAccents from '#fonts/fraunces-bold-accents.woff2?url'
import frauncesBold from '#fonts/fraunces-bold.woff2?url'
import frauncesRegularAccents from '#fonts/fraunces-regular-accents.woff2?url'
import frauncesRegular from '#fonts/fraunces-regular.woff2?url'
import interBoldAccents from '#fonts/inter-bold-accents.woff2?url'
import interBold from '#fonts/inter-bold.woff2?url'
import interRegularAccents from '#fonts/inter-regular-accents.woff2?url'
import interRegular from '#fonts/inter-regular.woff2?url'
import outfitBoldAccents from '#fonts/outfit-bold-accents.woff2?url'
import outfitBold from '#fonts/outfit-bold.woff2?url'
import outfitRegularAccents from '#fonts/outfit-regular-accents.woff2?url'
import outfitRegular from '#fonts/outfit-regular.woff2?url'
import jakartaAccents from '#fonts/plus-jakarta-sans-accents.woff2?url'
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

/** A pair of font files that scripts/subset-fonts.ts made, with their weight range. */
export interface FontFile {
  /** Hashed URL of the file that every page needs. */
  readonly url: string
  /** Hashed URL of the file with the accented letters alone. */
  readonly accents: string
  readonly weights: string
}

const all = (url: string, accents: string): readonly FontFile[] => [{ url, accents, weights: '400 800' }]

export interface FontFamily {
  /** One variable font for all weights from 400 to 800, or one for each of several ranges. */
  readonly files: readonly FontFile[]
  readonly standIn: 'sans' | 'serif'
  /** Ascent and descent in per cent of the font size, from the font file; the fallback uses them too. */
  readonly ascent: number
  readonly descent: number
  readonly normal: StandInWidths
  /** Added `word-spacing` in em, for families whose narrow spaces make words run together at small sizes. */
  readonly wordSpace: number
  /** Further files for headings at 125 per cent width, weights from 600. null: the family has one width. */
  readonly wide: { readonly files: readonly FontFile[]; readonly widths: StandInWidths } | null
}

/** Font families of the platform. Widths were measured in Chromium on all short texts of five results pages. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Figtree: {
    files: all(figtree, figtreeAccents),
    standIn: 'sans',
    ascent: 95,
    descent: 25,
    wordSpace: 0,
    normal: { usual: [100.1, 96.8, 97.8, 99.1], dejavu: [90.4, 81.6, 82.4, 83.5] },
    wide: null,
  },
  'Plus Jakarta Sans': {
    files: all(jakarta, jakartaAccents),
    standIn: 'sans',
    ascent: 103.8,
    descent: 22.2,
    wordSpace: 0.05,
    normal: { usual: [105, 101.6, 102.6, 103.5], dejavu: [94.7, 85.7, 86.4, 87.2] },
    wide: null,
  },
  Fraunces: {
    files: [
      { url: frauncesRegular, accents: frauncesRegularAccents, weights: '400 599' },
      { url: frauncesBold, accents: frauncesBoldAccents, weights: '600 800' },
    ],
    standIn: 'serif',
    ascent: 97.8,
    descent: 25.5,
    wordSpace: 0,
    normal: { usual: [114.7, 112.6, 116.4, 118.3], dejavu: [92.4, 86.8, 89.7, 91.2] },
    wide: null,
  },
  Inter: {
    files: [
      { url: interRegular, accents: interRegularAccents, weights: '400 599' },
      { url: interBold, accents: interBoldAccents, weights: '600 800' },
    ],
    standIn: 'sans',
    ascent: 96.9,
    descent: 24.1,
    wordSpace: 0,
    normal: { usual: [105.9, 103.6, 103.6, 103.6], dejavu: [95.6, 87.4, 87.4, 87.4] },
    wide: null,
  },
  Archivo: {
    files: [
      { url: archivoRegular, accents: archivoRegularAccents, weights: '400 599' },
      { url: archivoBold, accents: archivoBoldAccents, weights: '600 800' },
    ],
    standIn: 'sans',
    ascent: 87.8,
    descent: 21,
    wordSpace: 0.03,
    normal: { usual: [99.8, 99.2, 99.2, 99.2], dejavu: [90.1, 83.6, 83.6, 83.6] },
    wide: {
      // One file for each weight: a site has one weight of headings, and the range weighs twice as much.
      files: [
        { url: archivoWideSemibold, accents: archivoWideSemiboldAccents, weights: '400 649' },
        { url: archivoWideBold, accents: archivoWideBoldAccents, weights: '650 749' },
        { url: archivoWideHeavy, accents: archivoWideHeavyAccents, weights: '750 800' },
      ],
      widths: { usual: [131.2, 125, 127.3, 130.7], dejavu: [118.4, 105.3, 107.3, 110.2] },
    },
  },
  Outfit: {
    files: [
      { url: outfitRegular, accents: outfitRegularAccents, weights: '400 599' },
      { url: outfitBold, accents: outfitBoldAccents, weights: '600 800' },
    ],
    standIn: 'sans',
    ascent: 100,
    descent: 26,
    wordSpace: 0.03,
    normal: { usual: [98.5, 97.2, 97.2, 97.2], dejavu: [88.9, 81.9, 81.9, 81.9] },
    wide: null,
  },
}

import { Font, Text, View, type Styles } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { splitWord, toPdfText } from './pdf-text.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** A picture ready for paper: JPEG or PNG bytes, 4:3. */
export interface SheetPicture {
  readonly bytes: Buffer
  readonly format: 'jpg' | 'png'
}

/** Points, 72 to the inch: the side margin, and the gap between columns. */
export const margin = 32
export const gap = 18

Font.registerHyphenationCallback(splitWord)

type Style = Styles[string]

/** What each part of the page needs. */
export interface Tools {
  readonly sheet: VehicleSheet
  /** Family of headings: one of the standard fonts of PDF, serif where the theme's own is. */
  readonly heading: string
  readonly bold: string
}

export const box = (style: Style, ...children: ReactNode[]): ReactElement => h(View, { style }, ...children)
export const words = (style: Style, text: string, lines = 1): ReactElement =>
  h(Text, { style: { ...style, maxLines: lines, textOverflow: 'ellipsis' } }, toPdfText(text))

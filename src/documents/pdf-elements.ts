import { Font, Text, View, type Styles } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { splitWord, toPdfText } from './pdf-text.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** A picture ready for paper: JPEG or PNG bytes; one of the vehicle is 4:3. */
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
  /** Families of headings and of bold text, in the order in which a letter is looked for. */
  readonly heading: string[]
  readonly bold: string[]
  /** By how much headings are smaller than others, because their letters are wide. */
  readonly headingScale: number
}

export const box = (style: Style, ...children: ReactNode[]): ReactElement => h(View, { style }, ...children)
export const words = (style: Style, text: string, lines = 1): ReactElement =>
  h(Text, { style: { ...style, maxLines: lines, textOverflow: 'ellipsis' } }, toPdfText(text))

import { Font, Image, Text, View, type Styles } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { splitWord, toPdfText } from './pdf-text.ts'
import { tagged, type PdfTag } from './render-tagged-pdf.ts'
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
/** `tag`: what the text is; a paragraph where nothing else is said. */
export const words = (style: Style, text: string, lines = 1, tag: PdfTag = 'P'): ReactElement =>
  tagged(tag, h(Text, { style: { ...style, maxLines: lines, textOverflow: 'ellipsis' } }, toPdfText(text)))

/** `alt`: the words of the picture for those who do not see it. */
export const picture = ({ bytes, format }: SheetPicture, alt: string, style: Style): ReactElement =>
  tagged('Figure', h(Image, { src: { data: bytes, format }, style }), toPdfText(alt))

/** A label and its value: an item of a list. */
export const labelled = (style: Style, label: ReactElement, value: ReactElement): ReactElement =>
  tagged('LI', box(style, tagged('Lbl', label), tagged('LBody', value)))

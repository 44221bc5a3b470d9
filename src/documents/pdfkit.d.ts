/** The part of pdfkit that `render-tagged-pdf.ts` uses; the package brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** An element of the structure that readers follow: a heading, a list, a figure. */
  export interface StructureElement {
    add(child: StructureElement | MarkedContent): this
  }

  /** What was drawn between `markStructureContent` and `endMarkedContent`. */
  export interface MarkedContent {
    readonly refs: readonly unknown[]
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly lang: string
      readonly displayTitle: boolean
      readonly tagged: boolean
      readonly autoFirstPage: boolean
      readonly info: Readonly<Record<string, string>>
    })
    /** The catalogue of the document; a string becomes a name. */
    readonly _root: { readonly data: Record<string, unknown> }
    struct(type: string, options?: { readonly alt?: string }): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): MarkedContent
    markContent(type: 'Artifact', options: { readonly type: 'Layout' }): this
    endMarkedContent(): this
    /** Points from the present origin. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: {
        readonly structParent: StructureElement
        /** A string object: a plain string becomes a name. */ readonly Contents: object
      },
    ): this
  }
}

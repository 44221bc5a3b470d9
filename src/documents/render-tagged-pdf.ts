import layoutDocument from '@react-pdf/layout'
import renderLayout from '@react-pdf/render'
import { Document, Font, pdf } from '@react-pdf/renderer'
import PDFDocument, { type StructureElement } from 'pdfkit'
import { cloneElement, createElement, type ReactElement } from 'react'

/** Structure types of a PDF (ISO 32000-1, 14.8.4): `L` is a list, `Lbl` and `LBody` are the parts of an item. */
export type PdfTag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link'

interface Tagged {
  readonly tag?: PdfTag
  readonly alt?: string
}

/**
 * Says what a part of the page is. A text, a picture or a drawing is read out as such; a box groups the parts in it.
 * `alt`: the words for a figure or a link.
 */
export const tagged = (tag: PdfTag, element: ReactElement, alt?: string): ReactElement =>
  cloneElement(element as ReactElement<Tagged>, alt === undefined ? { tag } : { tag, alt })

/** What readers show of the document as a whole. */
export interface PdfAbout {
  readonly title: string
  readonly author: string
  readonly subject: string
  /** BCP 47, for example 'en-AU'. */
  readonly language: string
}

interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** A part of the page with its place, as the layout returns it. */
interface Placed {
  readonly type: string
  readonly box?: Box
  readonly props?: Tagged & { readonly src?: unknown }
  readonly children?: readonly Placed[]
}

/** The layout of the installed version takes the fonts as well, which its types leave out. */
const layOut = layoutDocument as unknown as (document: unknown, fonts: typeof Font) => Promise<Placed>
const draw = renderLayout as unknown as (document: PDFDocument, placed: Placed) => PDFDocument

/** Parts with content of their own; all others hold parts. */
const contents: ReadonlySet<string> = new Set(['TEXT', 'IMAGE', 'SVG'])

const anywhere: Box = { top: 0, left: 0, width: 1, height: 1 }

/** An empty part that is drawn in the order of the page. */
const step = (paint: () => void, box: Box = anywhere): Placed =>
  ({ type: 'CANVAS', box, style: {}, props: { paint } }) as Placed

/**
 * Adds to the parts of a page what marks them, in the order in which they are drawn, and builds the structure beside
 * them. The renderer of the library draws no tags; its pages are trees of parts, and a canvas in them can call the
 * document:
 *
 *     P ── text      →  P ─┬─ canvas: end the decoration, begin the content of P
 *                          ├─ text
 *                          └─ canvas: end the content, begin decoration
 *
 * What has no tag is decoration: backgrounds, rules and frames.
 */
function markParts(pdfDocument: PDFDocument, part: Placed, parent: StructureElement): Placed {
  const children = (part.children ?? []).flatMap((child): readonly Placed[] => {
    const { tag, alt, src } = child.props ?? {}
    if (tag === undefined) return [contents.has(child.type) ? child : markParts(pdfDocument, child, parent)]
    const element = pdfDocument.struct(tag, alt === undefined ? {} : { alt })
    parent.add(element)
    if (child.type === 'LINK' && typeof src === 'string' && child.box !== undefined) {
      const { box, props } = child
      const link = step(
        () =>
          pdfDocument.link(0, 0, box.width, box.height, src, {
            structParent: element,
            Contents: Object(alt ?? src) as object,
          }),
        box,
      )
      // The library would add the link once more, outside the structure.
      return [link, markParts(pdfDocument, { ...child, props: { ...props, src: undefined } }, element)]
    }
    if (!contents.has(child.type)) return [markParts(pdfDocument, child, element)]
    const begin = step(() => {
      pdfDocument.endMarkedContent()
      element.add(pdfDocument.markStructureContent(tag))
    })
    const end = step(() => {
      pdfDocument.endMarkedContent()
      pdfDocument.markContent('Artifact', { type: 'Layout' })
    })
    return [begin, child, end]
  })
  return { ...part, children }
}

/**
 * Renders a page as a PDF whose parts have tags, which screen readers follow (`tagged`). The library's own
 * `renderToBuffer` writes no tags; this takes its layout and its drawing, and a document of pdfkit that has them.
 */
export async function renderTaggedPdf(page: ReactElement, about: PdfAbout): Promise<Buffer> {
  const { container }: { readonly container: { readonly document: unknown } } = pdf(createElement(Document, null, page))
  const pdfDocument = new PDFDocument({
    lang: about.language,
    displayTitle: true,
    tagged: true,
    autoFirstPage: false,
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      Creator: about.author,
      Producer: 'Forecourt',
    },
  })
  // Tags need 1.4. Asked for it, the library would add metadata in XML, in which it does not escape the title.
  pdfDocument._root.data.Version = '1.7'
  const root = pdfDocument.struct('Document')
  pdfDocument.addStructure(root)
  const placed = await layOut(container.document, Font)
  const pages = (placed.children ?? []).map((one) => {
    const { children = [], ...rest } = markParts(pdfDocument, one, root)
    const decoration = step(() => void pdfDocument.markContent('Artifact', { type: 'Layout' }))
    return { ...rest, children: [decoration, ...children] }
  })
  const chunks: Buffer[] = []
  for await (const chunk of draw(pdfDocument, { ...placed, children: pages })) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}

import { Page, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { box, gap, margin, type SheetPicture, type Tools } from './pdf-elements.ts'
import { buildFeatures, buildFooter, buildHeader, buildPictures, buildSpecs, buildSummary } from './pdf-sections.ts'
import { resolvePaperFonts } from './paper-fonts.ts'
import { toPdfText } from './pdf-text.ts'
import { renderTaggedPdf } from './render-tagged-pdf.ts'
import { trialPictures, trialSheet } from './trial-sheet.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** Letters of the wide form are a quarter wider. */
const wideScale = 0.8

/** Points, 72 to the inch. */
const pageHeight = 841.8

/**
 * Renders the sheet as a PDF of one page. It keeps the processor busy for some tens of milliseconds, so call it in the
 * worker process only; `vehicle-documents.ts` renders each document once. `logo`: the picture of `sheet.logo`.
 */
export async function renderVehiclePdf(
  sheet: VehicleSheet,
  pictures: readonly SheetPicture[],
  logo: SheetPicture | null = null,
): Promise<Buffer> {
  const fonts = await resolvePaperFonts(sheet.look)
  const tools: Tools = {
    sheet,
    heading: fonts.heading,
    bold: fonts.bold,
    headingScale: sheet.look.fonts.wideHeadings ? wideScale : 1,
  }
  const page = h(
    Page,
    { size: 'A4', style: { fontFamily: fonts.text, fontSize: 9, color: sheet.look.text } },
    // As high as the page whatever stands in it, so that there is never a second one.
    h(
      View,
      { wrap: false, style: { height: pageHeight, overflow: 'hidden', backgroundColor: '#ffffff' } },
      buildHeader(tools, logo),
      box(
        {
          paddingHorizontal: margin,
          paddingTop: 16,
          paddingBottom: 8,
          gap: 14,
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 0,
          overflow: 'hidden',
        },
        box(
          { flexDirection: 'row', gap, alignItems: 'flex-start' },
          buildPictures(tools, pictures),
          buildSummary(tools),
        ),
        buildSpecs(tools),
        buildFeatures(tools),
      ),
      buildFooter(tools),
    ),
  )
  return renderTaggedPdf(page, {
    title: toPdfText(`${sheet.title} – ${sheet.siteName}`),
    author: toPdfText(sheet.siteName),
    subject: toPdfText(sheet.kind),
    language: 'en-AU',
  })
}

/** Renders a trial document: the first one of a process takes three times as long as the next. */
export const warmUpPdf = (): Promise<Buffer> => renderVehiclePdf(trialSheet, trialPictures)

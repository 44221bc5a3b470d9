import { Font } from '@react-pdf/renderer'
import { fileURLToPath } from 'node:url'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** Families in the order in which a letter is looked for; the renderer takes them as a list that may change. */
type Families = string[]

export interface PaperFonts {
  readonly heading: Families
  readonly text: Families
  readonly bold: Families
}

type Standard = 'Helvetica' | 'Helvetica-Bold' | 'Times-Bold'

/** Single weights of the platform's families, as scripts/subset-fonts.ts writes them: a PDF holds no variable font. */
const folder = new URL('../../.cache/fonts/paper/', import.meta.url)
const weights = [400, 600, 700, 800] as const
const boldWeight = 700

/** Families with serifs, whose stand-in has them too. */
const serifs: ReadonlySet<string> = new Set(['Fraunces'])

/** Families that can be set, and those whose file is missing or damaged, by name and weight. */
const known = new Map<string, Promise<boolean>>()

/**
 * Registers one weight of a family. false where there is no readable file of it: the family of the device, or a folder
 * without the built fonts; the second is reported once a process.
 */
function loadFont(name: string): Promise<boolean> {
  const before = known.get(name)
  if (before !== undefined) return before
  Font.register({ family: name, src: fileURLToPath(new URL(`${name}.ttf`, folder)) })
  const loading = Font.load({ fontFamily: name }).then(
    () => {
      const { data } = Font.getFont({ fontFamily: name })
      // Weights cut from one file share its name, and the writer of the PDF tells fonts apart by name: it would embed
      // one anew for every run of text.
      if (data !== null) Object.defineProperty(data, 'postscriptName', { value: name })
      return true
    },
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      process.emitWarning(`documents are set in a standard font, because ${name}.ttf cannot be read: ${reason}`)
      return false
    },
  )
  known.set(name, loading)
  return loading
}

const nearest = (weight: number): number =>
  weights.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best), weights[0])

/** The family in its weight before a standard font, which every reader has, for the letters that the family lacks. */
async function resolveFamily(family: string, weight: number, standIn: Standard): Promise<Families> {
  if (family === 'system') return [standIn]
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${nearest(weight)}`
  return (await loadFont(name)) ? [name, standIn] : [standIn]
}

/** The fonts of a sheet: those of the site's theme, and the standard ones of PDF for a theme without its own. */
export async function resolvePaperFonts({ fonts }: VehicleSheet['look']): Promise<PaperFonts> {
  const { heading, text, headingWeight, wideHeadings } = fonts
  const [headings, body, bold] = await Promise.all([
    resolveFamily(
      wideHeadings && heading === 'Archivo' ? `${heading} Wide` : heading,
      headingWeight,
      serifs.has(heading) ? 'Times-Bold' : 'Helvetica-Bold',
    ),
    resolveFamily(text, 400, 'Helvetica'),
    resolveFamily(text, boldWeight, 'Helvetica-Bold'),
  ])
  return { heading: headings, text: body, bold }
}

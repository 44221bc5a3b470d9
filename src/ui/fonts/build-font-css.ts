import { fontFamilies, type FontFamily, type StandInWidths } from './font-families.ts'

export interface FontChoice {
  /** A key of the table, or 'system' for the device's own. */
  readonly heading: string
  readonly body: string
  readonly wideHeadings: boolean
}

export interface FontCss {
  /** `@font-face` rules of this choice alone. */
  readonly faces: string
  readonly headingStack: string
  readonly bodyStack: string
  /** Addresses to preload: the choice's own files, at most two. */
  readonly files: readonly string[]
}

const localNames = {
  sans: { regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'], dejavuRegular: ['DejaVu Sans'], dejavuBold: ['DejaVu Sans Bold'] },
  serif: { regular: ['Times New Roman', 'Liberation Serif', 'Times'], bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'], dejavuRegular: ['DejaVu Serif'], dejavuBold: ['DejaVu Serif Bold'] },
} as const satisfies Record<FontFamily['standIn'], Record<keyof StandInWidths, readonly string[]>>

function buildFace(name: string, { url, weights, widths }: FontFamily): string {
  const stretch = widths === null ? '' : `font-stretch:${widths[0]}% ${widths[1]}%;`
  return `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights[0]} ${weights[1]};${stretch}src:url(${url})format('woff2')}`
}

/** A face on what the device has, in the line height and width of the family to come, so that nothing moves when it comes. */
function buildStandIns(name: string, family: FontFamily, widths: StandInWidths): string {
  const face = (suffix: string, weights: string, key: keyof StandInWidths) => {
    const factor = widths[key] / 100
    const metric = (value: number) => `${(value / factor).toFixed(1)}%`
    const sources = localNames[family.standIn][key].map((local) => `local('${local}')`).join(',')
    return `@font-face{font-family:'${name}${suffix}';font-weight:${weights};src:${sources};size-adjust:${widths[key]}%;ascent-override:${metric(family.ascent)};descent-override:${metric(family.descent)};line-gap-override:0%}`
  }
  return face(' A', '100 599', 'regular') + face(' A', '600 900', 'bold') + face(' B', '100 599', 'dejavuRegular') + face(' B', '600 900', 'dejavuBold')
}

const generic = (family: FontFamily) => (family.standIn === 'serif' ? 'serif' : 'sans-serif')

/** What a page needs to set its text in the chosen families. A family that the table lacks is the device's own. */
export function buildFontCss({ heading, body, wideHeadings }: FontChoice): FontCss {
  const headingFamily = fontFamilies[heading]
  const bodyFamily = fontFamilies[body]
  const wide = wideHeadings ? (headingFamily?.wide ?? null) : null
  const faces: string[] = []
  const files = new Set<string>()

  for (const [name, family] of new Map([[heading, headingFamily], [body, bodyFamily]])) {
    if (family === undefined) continue
    files.add(family.url)
    faces.push(buildFace(name, family))
    if (name === body || wide === null) faces.push(buildStandIns(name, family, family.normal))
  }
  if (headingFamily !== undefined && wide !== null) faces.push(buildStandIns(`${heading} Wide`, headingFamily, wide))

  const stack = (name: string, family: FontFamily | undefined, standIn: string) =>
    family === undefined ? 'system-ui,sans-serif' : `'${name}','${standIn} A','${standIn} B',${generic(family)}`
  return {
    faces: faces.join(''),
    headingStack: stack(heading, headingFamily, wide === null ? heading : `${heading} Wide`),
    bodyStack: stack(body, bodyFamily, body),
    files: [...files],
  }
}

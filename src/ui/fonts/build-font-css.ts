import { fontFamilies, type FontFamily, type FontFile, type StandInWidths } from './font-families.ts'

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
  /** `word-spacing` of body text. */
  readonly wordSpace: string
  /** Addresses to preload: the choice's own files, at most two. */
  readonly files: readonly string[]
}

const localNames = {
  sans: {
    usual: {
      regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
    },
    dejavu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  },
  serif: {
    usual: {
      regular: ['Times New Roman', 'Liberation Serif', 'Times'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
    },
    dejavu: { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
  },
} as const

/** The weights that each of the four widths is for, and the face that stands in for them. */
const weightBands = [
  ['100 599', 'regular'],
  ['600 699', 'bold'],
  ['700 799', 'bold'],
  ['800 900', 'bold'],
] as const

/** Outside its range of weights a family is set in the nearest that it has. */
function buildFace(name: string, { url, weights }: FontFile): string {
  return `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights};src:url(${url})format('woff2')}`
}

/**
 * A face on what the device has, in the line height and width of the family to come, so that nothing moves when it
 * comes.
 */
function buildStandIns(name: string, family: FontFamily, widths: StandInWidths): string {
  const build = (suffix: string, system: keyof StandInWidths) =>
    weightBands
      .map(([weights, face], index) => {
        const width = widths[system][index] ?? 100
        const metric = (value: number) => `${((value * 100) / width).toFixed(1)}%`
        const sources = localNames[family.standIn][system][face].map((local) => `local('${local}')`).join(',')
        const metrics =
          `size-adjust:${width}%;ascent-override:${metric(family.ascent)};` +
          `descent-override:${metric(family.descent)};line-gap-override:0%`
        return `@font-face{font-family:'${name}${suffix}';font-weight:${weights};src:${sources};${metrics}}`
      })
      .join('')
  return build(' A', 'usual') + build(' B', 'dejavu')
}

const generic = (family: FontFamily) => (family.standIn === 'serif' ? 'serif' : 'sans-serif')

/** What a page needs to set its text in the chosen families. A family that the table lacks is the device's own. */
export function buildFontCss({ heading, body, wideHeadings }: FontChoice): FontCss {
  const headingFamily = fontFamilies[heading]
  const bodyFamily = fontFamilies[body]
  const wide = wideHeadings ? (headingFamily?.wide ?? null) : null
  /** Name in the stylesheet, with the file and the stand-in of it. */
  const choices = new Map<string, { family: FontFamily; files: readonly FontFile[]; widths: StandInWidths }>()
  if (bodyFamily !== undefined)
    choices.set(body, { family: bodyFamily, files: bodyFamily.files, widths: bodyFamily.normal })
  const headingName = wide === null ? heading : `${heading} Wide`
  if (headingFamily !== undefined)
    choices.set(headingName, {
      family: headingFamily,
      ...(wide ?? { files: headingFamily.files, widths: headingFamily.normal }),
    })

  const stack = (name: string, family: FontFamily | undefined) =>
    family === undefined ? 'system-ui,sans-serif' : `'${name}','${name} A','${name} B',${generic(family)}`
  return {
    faces: [...choices]
      .map(
        ([name, { family, files, widths }]) =>
          files.map((file) => buildFace(name, file)).join('') + buildStandIns(name, family, widths),
      )
      .join(''),
    headingStack: stack(headingName, headingFamily),
    bodyStack: stack(body, bodyFamily),
    wordSpace: `${bodyFamily?.wordSpace ?? 0}em`,
    files: [...choices.values()].flatMap(({ files }) => files.map(({ url }) => url)),
  }
}

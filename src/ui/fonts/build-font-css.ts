import { fontFamilies, type FontFamily, type FontFile, type StandInWidths } from './font-families.ts'

export interface FontChoice {
  /** Key of the font table, or 'system' for the device's font. */
  readonly heading: string
  readonly body: string
  readonly wideHeadings: boolean
  readonly headingWeight: number
}

export interface FontCss {
  /** `@font-face` rules of the chosen families. */
  readonly faces: string
  readonly headingStack: string
  readonly bodyStack: string
  /** `word-spacing` of body text. */
  readonly wordSpace: string
  /**
   * URLs of the font files to preload, at most three: those of the text, and of another family of headings the file of
   * their weight. A file of text that came later would move what is on the screen, although the stand-in has nearly its
   * widths.
   */
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

/** The weight range of each of the four widths, and the fallback face for it. */
const weightBands = [
  ['100 599', 'regular'],
  ['600 699', 'bold'],
  ['700 799', 'bold'],
  ['800 900', 'bold'],
] as const

/** The letters of the files with accents: a browser requests such a file where a page has one of them. */
const accentRange = 'U+C0-D6,U+D8-F6,U+F8-FF,U+152-153'

/** The browser uses the nearest weight that the file contains, and of faces with the same letter the later one. */
function buildFace(name: string, { url, accents, weights }: FontFile): string {
  const build = (file: string, range: string) =>
    `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights};src:url(${file})format('woff2')${range}}`
  return build(url, '') + build(accents, `;unicode-range:${accentRange}`)
}

/** Builds a metric-compatible fallback on a local font, so that there is no layout shift when the web font arrives. */
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

/** Whether a file, whose weights are '600 800', has a weight. */
function holdsWeight({ weights }: FontFile, weight: number): boolean {
  const [least = 0, most = least] = weights.split(' ').map(Number)
  return least <= weight && weight <= most
}

/** See `FontCss.files`. Absent files: the device's own font. */
function listPreloads(
  ofHeadings: readonly FontFile[] | undefined,
  ofText: readonly FontFile[] | undefined,
  headingWeight: number,
): readonly string[] {
  const own = ofHeadings === ofText ? [] : (ofHeadings ?? []).filter((file) => holdsWeight(file, headingWeight))
  return [...own, ...(ofText ?? [])].map(({ url }) => url)
}

/** Builds the font CSS of the chosen families. A family that is not in the table is the device's font. */
export function buildFontCss({ heading, body, wideHeadings, headingWeight }: FontChoice): FontCss {
  const headingFamily = fontFamilies[heading]
  const bodyFamily = fontFamilies[body]
  const wide = wideHeadings ? (headingFamily?.wide ?? null) : null
  // The one file of wide letters sets every weight.
  const wideFiles = (wide?.files ?? []).filter((file) => holdsWeight(file, headingWeight))
  /** Family name in the stylesheet, with its files and its fallback widths. */
  const choices = new Map<string, { family: FontFamily; files: readonly FontFile[]; widths: StandInWidths }>()
  if (bodyFamily !== undefined)
    choices.set(body, { family: bodyFamily, files: bodyFamily.files, widths: bodyFamily.normal })
  const headingName = wide === null ? heading : `${heading} Wide`
  if (headingFamily !== undefined)
    choices.set(headingName, {
      family: headingFamily,
      ...(wide === null
        ? { files: headingFamily.files, widths: headingFamily.normal }
        : { files: wideFiles.map((file) => ({ ...file, weights: '400 800' })), widths: wide.widths }),
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
    files: listPreloads(choices.get(headingName)?.files, choices.get(body)?.files, headingWeight),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#site/contrast.ts'
import { platformDefaults } from '#site/defaults.ts'
import { readSiteFile } from '#site/read-site-file.ts'
import { resolveSite } from '#site/resolve-site.ts'
import type { Site } from '#site/site.ts'
import { templates } from '#site/templates/templates.ts'
import { fontFamilies } from '#ui/fonts/font-families.ts'
import { buildDarkCss, resolvePageSurfaces } from './theme-colours.ts'
import { buildThemeCss } from './theme-css.ts'

type Theme = Site['theme']

const folder = join(import.meta.dirname, '../../../../sites')

const sites: readonly Site[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const read = readSiteFile(name, readFileSync(join(folder, name), 'utf8'))
    if (!read.ok) throw new Error(`${name} cannot be read`)
    return resolveSite(platformDefaults, templates[read.document.template], read.document).site
  })

const variablesOf = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...(/:root\{(?<text>[^}]*)\}/.exec(css)?.groups?.text ?? '').matchAll(/--(?<name>[a-z][\w-]*):(?<value>[^;]*)/g),
    ].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
  )

/** The variables of a site by day and, where it has dark colours, by night. */
const palettes = sites.flatMap(({ slug: site, theme }) => {
  const day = variablesOf(buildThemeCss(theme).css)
  const dark = buildDarkCss(theme)
  const night =
    dark === null ? [] : [{ site: `${site} in the dark`, variables: new Map([...day, ...variablesOf(dark)]) }]
  return [{ site, variables: day }, ...night]
})

const mixOfColours = /^color-mix\(in srgb,(?<colour>#[\da-f]{6}) (?<share>\d+)%,(?<other>black|white)\)$/i

/** Follows var(--x) and mixes with black and white as the browser does. */
function resolveColour(variables: ReadonlyMap<string, string>, name: string): string {
  const value = variables.get(name) ?? ''
  const reference = /^var\(--(?<target>[\w-]+)\)$/.exec(value)?.groups?.target
  if (reference !== undefined) return resolveColour(variables, reference)
  const mixed = mixOfColours.exec(value)?.groups
  if (mixed === undefined) return value
  const share = Number(mixed.share) / 100
  const rest = mixed.other === 'white' ? 255 * (1 - share) : 0
  return `#${[1, 3, 5]
    .map((start) =>
      Math.round(Number.parseInt((mixed.colour ?? '').slice(start, start + 2), 16) * share + rest)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Every text on every ground that the stylesheet, the frame and the home page put together. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['page', 'band', 'surface', 'surface-alt'].flatMap((ground) =>
    ['text', 'text-muted', 'link', 'danger', 'success'].map((text) => [text, ground] as const),
  ),
  ['button-text', 'button-bg'],
  ['button-text', 'button-hover'],
  ['brand-text', 'brand'],
  ['brand-text', 'brand-strong'],
  ['accent-text', 'accent'],
  ['header-text', 'header'],
  ['footer-text', 'footer'],
  ['success-text', 'success'],
  ['danger-text', 'danger'],
  ['warning-text', 'warning'],
]

/** Rings and edges; on coloured grounds the ring takes the text's colour, which the pairs above cover. */
const edgePairs = ['page', 'band', 'surface', 'surface-alt'].flatMap((ground) =>
  ['focus', 'field-line'].map((edge) => [edge, ground] as const),
)

describe('the look of a site', () => {
  test('there are five sites to look at', () => {
    expect(sites).toHaveLength(5)
  })

  test.each(palettes.flatMap((palette) => textPairs.map(([text, ground]) => ({ ...palette, text, ground }))))(
    'TEN-05 $site: $text is readable on $ground',
    ({ variables, text, ground }) => {
      const ratio = contrastRatio(resolveColour(variables, text), resolveColour(variables, ground))
      expect(ratio).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(palettes.flatMap((palette) => edgePairs.map(([edge, ground]) => ({ ...palette, edge, ground }))))(
    'TEN-05 $site: $edge is visible on $ground',
    ({ variables, edge, ground }) => {
      const ratio = contrastRatio(resolveColour(variables, edge), resolveColour(variables, ground))
      expect(ratio).toBeGreaterThanOrEqual(3)
    },
  )

  test('TEN-05 two sites have dark colours: custom properties alone, and for screens alone; others stay light', () => {
    const dark = new Map(sites.map(({ slug, theme }) => [slug, buildDarkCss(theme)]))
    expect([...dark].filter(([, css]) => css !== null).map(([slug]) => slug)).toEqual([
      'ridgeline-ford',
      'southern-cross-caravans',
    ])
    for (const { theme } of sites) {
      expect(buildThemeCss(theme).css).toContain(':root{color-scheme:only light;')
      const css = buildDarkCss(theme)
      if (css === null) continue
      expect(css).toMatch(
        /^@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark(?:;--[a-z-]+:[^;{}]+)+\}\}$/,
      )
      expect(css.length).toBeLessThan(700)
      // Surfaces are dark, and what stands up from the page is the lighter of them.
      const { page = '', surface = '' } = Object.fromEntries(variablesOf(css))
      expect(contrastRatio(page, '#000000')).toBeLessThan(contrastRatio(surface, '#000000'))
      expect(contrastRatio(surface, '#ffffff')).toBeGreaterThan(12)
    }
  })

  test.each(sites.map((site) => ({ site: site.slug, theme: site.theme })))(
    'TEN-05 $site preloads the font files of its text and the one of its headings, and loads its own families only',
    ({ theme }) => {
      const { css, fontFiles } = buildThemeCss(theme)
      expect(fontFiles.length).toBeLessThanOrEqual(3)
      const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
      expect(files).toEqual(expect.arrayContaining([...fontFiles]))
      // Each of at most four files has one beside it for accented letters, which comes where a page has one.
      expect(files.length).toBeLessThanOrEqual(8)
      expect(fontFiles.join()).not.toContain('accents')
      for (const face of css.matchAll(/@font-face\{[^}]*accents[^}]*\}/g))
        expect(face[0]).toContain(';unicode-range:U+C0-')
      expect(fontFiles.length).toBeGreaterThan(0)
      // A family of headings adds the file of one weight alone.
      const ofText = fontFamilies[theme.font_body]?.files.map(({ url }) => url) ?? []
      const hasTwo = theme.font_heading !== theme.font_body || theme.heading_width === 'wide'
      expect(fontFiles).toHaveLength(ofText.length + (hasTwo ? 1 : 0))
      expect(fontFiles).toEqual(expect.arrayContaining([...ofText]))
      for (const face of css.matchAll(/@font-face\{[^}]*\}/g))
        expect(face[0]).toMatch(/font-display:swap|size-adjust:.*ascent-override:.*descent-override/)
    },
  )

  test('TEN-05 no two sites look alike', () => {
    expect(new Set(sites.map(({ theme }) => buildThemeCss(theme).css)).size).toBe(sites.length)
    expect(new Set(sites.map(({ theme }) => theme.font_heading)).size).toBe(sites.length)
    expect(new Set(sites.map(({ theme }) => theme.studio)).size).toBe(sites.length)
  })

  test.each([
    ['solid', 6, ['var(--brand)', '6px', 'none']],
    ['pill', 6, ['var(--brand)', '999px', 'none']],
    ['block', 0, ['var(--brand)', '0px', 'uppercase']],
    ['outline', 6, ['var(--surface)', '6px', 'none']],
  ] as const)('TEN-05 buttons in the style %s with a radius of %i px', (button_style, radius_px, expected) => {
    const variables = variablesOf(buildThemeCss({ ...platformDefaults.theme, button_style, radius_px } as Theme).css)
    expect(['button-bg', 'button-radius', 'button-case'].map((name) => variables.get(name))).toEqual(expected)
  })

  test('TEN-05 no theme yields an open or empty declaration or a page colour that was not contrast-checked', () => {
    const [first] = sites
    if (first === undefined) throw new Error('no sites')
    const theme = fc.record({
      shadow: fc.constantFrom('none', 'soft', 'strong'),
      rules: fc.constantFrom('none', 'hairline', 'double'),
      button_style: fc.constantFrom('solid', 'outline', 'pill', 'block'),
      density: fc.constantFrom('normal', 'generous'),
      heading_width: fc.constantFrom('normal', 'wide'),
      font_heading: fc.constantFrom('system', 'Archivo', 'Fraunces', 'Outfit'),
      font_body: fc.constantFrom('system', 'Archivo', 'Inter'),
    } as const)
    fc.assert(
      fc.property(theme, (choices) => {
        const chosen: Theme = { ...first.theme, ...choices }
        const { css, fontFiles } = buildThemeCss(chosen)
        const variables = variablesOf(css)
        expect(variables.size).toBeGreaterThan(40)
        for (const [name, value] of variables) expect(`${name}=${value}`).not.toMatch(/=$|undefined|null|NaN/)
        expect(css.split('{').length).toBe(css.split('}').length)
        // Archivo has another file for wide headings; each family has two weights, and each file one for accents.
        const heading =
          choices.font_heading === 'Archivo' && choices.heading_width === 'wide' ? 'Archivo Wide' : choices.font_heading
        const filesOf = (family: string): number =>
          family === 'Archivo Wide' ? 1 : (fontFamilies[family]?.files.length ?? 0)
        expect([...css.matchAll(/url\(/g)]).toHaveLength(
          [...new Set<string>([heading, choices.font_body])].reduce((sum, family) => sum + 2 * filesOf(family), 0),
        )
        // Of another family of headings one weight; the device's own font has no file.
        const ofHeadings = heading === 'system' || heading === choices.font_body ? 0 : 1
        expect(fontFiles).toHaveLength(filesOf(choices.font_body) + ofHeadings)
        const { page, band } = resolvePageSurfaces(chosen, chosen.colors)
        expect([page, band].toSorted()).toEqual([chosen.colors.surface, chosen.colors.surface_alt].toSorted())
      }),
    )
  })
})

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
import { buildThemeCss, resolvePageSurfaces } from './theme-css.ts'

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
      ...(/:root\{(?<text>.*)\}$/.exec(css)?.groups?.text ?? '').matchAll(/--(?<name>[a-z][\w-]*):(?<value>[^;]*)/g),
    ].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
  )

/** Follows var(--x) and mixes with black as the browser does. */
function resolveColour(variables: ReadonlyMap<string, string>, name: string): string {
  const value = variables.get(name) ?? ''
  const reference = /^var\(--(?<target>[\w-]+)\)$/.exec(value)?.groups?.target
  if (reference !== undefined) return resolveColour(variables, reference)
  const mixed = /^color-mix\(in srgb,(?<colour>#[\da-f]{6}) (?<share>\d+)%,black\)$/i.exec(value)?.groups
  if (mixed === undefined) return value
  const share = Number(mixed.share) / 100
  return `#${[1, 3, 5]
    .map((start) =>
      Math.round(Number.parseInt((mixed.colour ?? '').slice(start, start + 2), 16) * share)
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

  test.each(
    sites.flatMap((site) => textPairs.map(([text, ground]) => ({ site: site.slug, theme: site.theme, text, ground }))),
  )('TEN-05 $site: $text is readable on $ground', ({ theme, text, ground }) => {
    const variables = variablesOf(buildThemeCss(theme).css)
    expect(contrastRatio(resolveColour(variables, text), resolveColour(variables, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    sites.flatMap((site) => edgePairs.map(([edge, ground]) => ({ site: site.slug, theme: site.theme, edge, ground }))),
  )('TEN-05 $site: $edge is visible on $ground', ({ theme, edge, ground }) => {
    const variables = variablesOf(buildThemeCss(theme).css)
    expect(contrastRatio(resolveColour(variables, edge), resolveColour(variables, ground))).toBeGreaterThanOrEqual(3)
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
        const chosen: Site['theme'] = { ...first.theme, ...choices }
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
        const { page, band } = resolvePageSurfaces(chosen)
        expect([page, band].toSorted()).toEqual([chosen.colors.surface, chosen.colors.surface_alt].toSorted())
      }),
    )
  })
})

import { isLighter } from '#site/contrast.ts'
import type { Site } from '#site/site.ts'

/** The colours of a theme as CSS variables, apart from its fonts, whose files only the bundler can name. */

type Theme = Site['theme']

/**
 * Assigns the theme's two surfaces to page, band and card. With card shadows the page has the darker surface, so that
 * cards stand out; without shadows everything has the lighter surface, and lines separate it. Both combinations are
 * checked for contrast.
 */
export function resolvePageSurfaces(
  { shadow }: Pick<Theme, 'shadow'>,
  { surface, surface_alt }: Pick<Theme['colors'], 'surface' | 'surface_alt'>,
): { readonly page: string; readonly band: string } {
  return shadow === 'none' ? { page: surface, band: surface_alt } : { page: surface_alt, band: surface }
}

export type Tokens = Readonly<Record<string, string>>

/** CSS variables of the colours, light or dark. */
export function buildColourTokens(theme: Theme, colors: Theme['colors'], link: string): Tokens {
  // Away from the text on it, so that the contrast between them only grows.
  const strongEnd = isLighter(colors.brand_text, colors.brand) ? 'black' : 'white'
  return {
    brand: colors.brand,
    'brand-strong': `color-mix(in srgb,${colors.brand} 86%,${strongEnd})`,
    'brand-text': colors.brand_text,
    accent: colors.accent,
    'accent-text': colors.accent_text,
    ...resolvePageSurfaces(theme, colors),
    surface: colors.surface,
    'surface-alt': colors.surface_alt,
    text: colors.text,
    'text-muted': colors.text_muted,
    line: colors.line,
    'field-line': colors.field_line,
    link,
    header: colors.header,
    'header-text': colors.header_text,
    footer: colors.footer,
    'footer-text': colors.footer_text,
    success: colors.success,
    'success-text': colors.success_text,
    danger: colors.danger,
    'danger-text': colors.danger_text,
    warning: colors.warning,
    'warning-text': colors.warning_text,
    focus: colors.focus,
  }
}

export const declareTokens = (variables: Tokens): string =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/**
 * The dark colours of a theme for visitors whose device prefers them, as far as they differ; null for a theme without.
 * They apply to screens alone: paper stays light.
 */
export function buildDarkCss(theme: Theme): string | null {
  const { colors, dark } = theme
  if (dark === null) return null
  const light = buildColourTokens(theme, colors, colors.brand)
  const other = Object.entries(buildColourTokens(theme, dark, dark.link)).filter(
    ([name, value]) => light[name] !== value,
  )
  const tokens = declareTokens({ 'logo-ground': '#fff', ...Object.fromEntries(other) })
  return `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${tokens}}}`
}

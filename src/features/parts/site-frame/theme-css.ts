import type { Site } from '#site/site.ts'
import { buildFontCss } from '#ui/fonts/build-font-css.ts'

type Theme = Site['theme']

const shadows: Readonly<Record<Theme['shadow'], string>> = {
  none: 'none',
  soft: '0 1px 2px rgb(16 32 48/.06),0 6px 20px rgb(16 32 48/.08)',
  strong: '0 1px 0 rgb(0 0 0/.12),0 3px 10px rgb(0 0 0/.14)',
}

const rules: Readonly<Record<Theme['rules'], string>> = {
  none: '0 solid transparent',
  hairline: '1px solid var(--line)',
  double: '4px double var(--line)',
}

/** CSS variables of the buttons. `outline` draws the main button with a border, the other styles fill it. */
function buildButtonTokens({ button_style, radius_px }: Theme): Readonly<Record<string, string>> {
  const filled = {
    'button-bg': 'var(--brand)',
    'button-hover': 'var(--brand-strong)',
    'button-text': 'var(--brand-text)',
  }
  const plain = { 'button-case': 'none', 'button-spacing': '0', 'button-weight': '600', 'button-size': '1rem' }
  switch (button_style) {
    case 'solid':
      return { ...filled, ...plain, 'button-radius': `${radius_px}px` }
    case 'pill':
      return { ...filled, ...plain, 'button-radius': '999px' }
    case 'block':
      return {
        ...filled,
        'button-case': 'uppercase',
        'button-spacing': '.05em',
        'button-weight': '800',
        'button-size': '.875rem',
        'button-radius': `${radius_px}px`,
      }
    case 'outline':
      return {
        ...plain,
        'button-bg': 'var(--surface)',
        'button-hover': 'var(--surface-alt)',
        'button-text': 'var(--brand)',
        'button-radius': `${radius_px}px`,
      }
  }
}

/**
 * Assigns the theme's two surfaces to page, band and card. With card shadows the page has the darker surface, so that
 * cards stand out; without shadows everything has the lighter surface, and lines separate it. Both combinations are
 * checked for contrast.
 */
export function resolvePageSurfaces(theme: Theme): { readonly page: string; readonly band: string } {
  const { surface, surface_alt } = theme.colors
  return theme.shadow === 'none' ? { page: surface, band: surface_alt } : { page: surface_alt, band: surface }
}

export interface ThemeCss {
  readonly css: string
  readonly fontFiles: readonly string[]
}

/**
 * Builds the CSS of a theme. Values come from a validated configuration (colours are #rrggbb, font families an
 * enumeration), so no value can break out of its declaration.
 */
export function buildThemeCss(theme: Theme): ThemeCss {
  const { colors } = theme
  const { page, band } = resolvePageSurfaces(theme)
  const wide = theme.heading_width === 'wide'
  const fonts = buildFontCss({
    heading: theme.font_heading,
    body: theme.font_body,
    wideHeadings: wide,
    headingWeight: theme.heading_weight,
  })
  const generous = theme.density === 'generous'
  const variables: Readonly<Record<string, string>> = {
    brand: colors.brand,
    'brand-strong': `color-mix(in srgb,${colors.brand} 86%,black)`,
    'brand-text': colors.brand_text,
    accent: colors.accent,
    'accent-text': colors.accent_text,
    page,
    band,
    surface: colors.surface,
    'surface-alt': colors.surface_alt,
    text: colors.text,
    'text-muted': colors.text_muted,
    line: colors.line,
    'field-line': colors.field_line,
    link: colors.brand,
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
    radius: `${theme.radius_px}px`,
    shadow: shadows[theme.shadow],
    rule: rules[theme.rules],
    // A rule is centred between two sections; without rules the section gap is enough.
    'rule-gap': theme.rules === 'none' ? '0px' : '2rem',
    ...buildButtonTokens(theme),
    'heading-weight': String(theme.heading_weight),
    // Wide letters need more room per line.
    'heading-scale': wide ? '.84' : '1',
    'section-gap': generous ? 'clamp(3.5rem,7vw,6rem)' : 'clamp(2.5rem,5vw,4rem)',
    'grid-gap': generous ? '1.75rem' : '1.25rem',
    'font-heading': fonts.headingStack,
    'font-body': fonts.bodyStack,
    'word-space': fonts.wordSpace,
  }
  return {
    css: `${fonts.faces}:root{${Object.entries(variables)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`,
    fontFiles: fonts.files,
  }
}

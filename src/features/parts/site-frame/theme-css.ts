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

/** Shape and voice of buttons; `outline` draws the main button as an edge, the others fill it. */
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
 * Page, band and card take the theme's two surfaces in one of two orders. Where cards cast a shadow they lie on the
 * darker one and stand out; where they do not, everything lies on the lighter one and lines part it. Both are checked
 * for contrast.
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
 * Values come from a checked configuration (colours are #rrggbb, families a closed list), so none can leave its
 * declaration.
 */
export function buildThemeCss(theme: Theme): ThemeCss {
  const { colors } = theme
  const { page, band } = resolvePageSurfaces(theme)
  const wide = theme.heading_width === 'wide'
  const fonts = buildFontCss({ heading: theme.font_heading, body: theme.font_body, wideHeadings: wide })
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
    // A rule stands midway between two sections; without one their gap alone is enough.
    'rule-gap': theme.rules === 'none' ? '0px' : '2rem',
    ...buildButtonTokens(theme),
    'heading-weight': String(theme.heading_weight),
    // Wide letters fill a line sooner.
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

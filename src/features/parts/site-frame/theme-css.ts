import type { Site } from '#site/site.ts'
import { buildFontCss } from '#ui/fonts/build-font-css.ts'
import { buildColourTokens, declareTokens, type Tokens } from './theme-colours.ts'

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
        'button-text': 'var(--link)',
        'button-radius': `${radius_px}px`,
      }
  }
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
  const wide = theme.heading_width === 'wide'
  const fonts = buildFontCss({
    heading: theme.font_heading,
    body: theme.font_body,
    wideHeadings: wide,
    headingWeight: theme.heading_weight,
  })
  const generous = theme.density === 'generous'
  const variables: Tokens = {
    ...buildColourTokens(theme, theme.colors, theme.colors.brand),
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
  // 'only': a browser must not darken a light page by its own guess.
  return { css: `${fonts.faces}:root{color-scheme:only light;${declareTokens(variables)}}`, fontFiles: fonts.files }
}

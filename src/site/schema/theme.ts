import { choice, entry, integer, must, optional, section, value } from './field.ts'
import { colour, picture } from './values.ts'
import { z } from 'zod'

const tint = (preset: string, effect: string) => value(colour, preset, effect, 'TEN-05')

const lightPresets = {
  brand: '#1f4e8c',
  brand_text: '#ffffff',
  accent: '#ffd166',
  accent_text: '#1d1d1f',
  surface: '#ffffff',
  surface_alt: '#f4f6f8',
  text: '#1b2128',
  text_muted: '#55606c',
  line: '#d5dbe1',
  field_line: '#7b8794',
  header: '#ffffff',
  header_text: '#1b2128',
  footer: '#1b2128',
  footer_text: '#ffffff',
  success: '#1b7a43',
  success_text: '#ffffff',
  danger: '#b3261e',
  danger_text: '#ffffff',
  warning: '#fff3cd',
  warning_text: '#4d3800',
  focus: '#1f4e8c',
} as const

/** Grey by night; a theme gives its own brand and accent. */
const darkPresets: Readonly<Record<keyof typeof lightPresets, string>> = {
  ...lightPresets,
  surface: '#1b2128',
  surface_alt: '#12161b',
  text: '#eef1f4',
  text_muted: '#a9b4bf',
  line: '#343d47',
  field_line: '#7b8794',
  header: '#12161b',
  header_text: '#ffffff',
  footer: '#0b0e12',
  footer_text: '#eef1f4',
  success: '#5fce8f',
  success_text: '#0b1f14',
  danger: '#ff8a80',
  danger_text: '#2b0806',
  warning: '#3d3213',
  warning_text: '#ffe9a8',
  focus: '#ffffff',
}

const tints = (presets: Readonly<Record<keyof typeof lightPresets, string>>) => ({
  brand: tint(presets.brand, 'Main colour: filled buttons, links, active states'),
  brand_text: tint(presets.brand_text, 'Text on brand; at least 4.5 : 1'),
  accent: tint(presets.accent, 'Second colour: offers, highlights'),
  accent_text: tint(presets.accent_text, 'Text on accent; at least 4.5 : 1'),
  surface: tint(presets.surface, 'Page background'),
  surface_alt: tint(presets.surface_alt, 'Background of cards, bands and fields'),
  text: tint(presets.text, 'Body text; at least 4.5 : 1 on both surfaces'),
  text_muted: tint(presets.text_muted, 'Secondary text; at least 4.5 : 1 on both surfaces'),
  line: tint(presets.line, 'Hairlines between things; decorative'),
  field_line: tint(presets.field_line, 'Edge of fields and outlined buttons; at least 3 : 1 on both surfaces'),
  header: tint(presets.header, 'Header background'),
  header_text: tint(presets.header_text, 'Text of the header; at least 4.5 : 1'),
  footer: tint(presets.footer, 'Footer background'),
  footer_text: tint(presets.footer_text, 'Text of the footer; at least 4.5 : 1'),
  success: tint(presets.success, 'Confirmation and the success button'),
  success_text: tint(presets.success_text, 'Text on success; at least 4.5 : 1'),
  danger: tint(presets.danger, 'Errors; as text at least 4.5 : 1 on both surfaces'),
  danger_text: tint(presets.danger_text, 'Text on danger; at least 4.5 : 1'),
  warning: tint(presets.warning, 'Background of notices'),
  warning_text: tint(presets.warning_text, 'Text of notices; at least 4.5 : 1'),
  focus: tint(presets.focus, 'Focus ring; at least 3 : 1 on both surfaces'),
})

/**
 * What a bright page tells by one brand colour a dark one tells by two: a ground that carries its text and is not
 * glaring is too dark for links.
 */
const darkColours = entry({
  ...tints(darkPresets),
  brand: must(colour, 'Ground of filled buttons and bands; at least 3 : 1 on both surfaces', 'TEN-05'),
  brand_text: must(colour, 'Text on brand; at least 4.5 : 1', 'TEN-05'),
  link: must(colour, 'Links and icons in the colour of the brand; at least 4.5 : 1 on both surfaces', 'TEN-05'),
  header: tint(darkPresets.header, 'Header background; a logo that needs a light one keeps it by a light header'),
  accent: must(colour, 'Second colour: offers, highlights', 'TEN-05'),
  accent_text: must(colour, 'Text on accent; at least 4.5 : 1', 'TEN-05'),
})

/** Families the platform carries itself: nothing is asked of a font service at run time. `system` needs no file. */
const fontFamilies = ['system', 'Figtree', 'Plus Jakarta Sans', 'Fraunces', 'Inter', 'Archivo', 'Outfit'] as const
const font = z.enum(fontFamilies)

export const themeSection = section('Look of the site; tokens only, never code', 'TEN-05', {
  colors: section('Colours; `sites check` refuses a pair without AA contrast', 'TEN-05', tints(lightPresets)),
  dark: optional(
    darkColours,
    'Colours for visitors whose device prefers dark, checked as the others are; print, PDF and mail keep `colors`; ' +
      'null: the site is light for everybody',
    'TEN-05',
  ),
  font_heading: value(font, 'system', 'Family of headings; at most two families a site', 'TEN-05'),
  font_body: value(font, 'system', 'Family of text', 'TEN-05'),
  heading_weight: integer(700, { min: 400, max: 800 }, 'Weight of headings', 'TEN-05'),
  heading_width: choice(['normal', 'wide'], 'normal', 'Width of headings, where the family has one', 'TEN-05'),
  radius_px: integer(8, { min: 0, max: 32, unit: 'px' }, 'Corner radius of cards, buttons and fields', 'TEN-05'),
  shadow: choice(['none', 'soft', 'strong'], 'soft', 'Shadow of cards and panels', 'TEN-05'),
  button_style: choice(['solid', 'outline', 'pill', 'block'], 'solid', 'Shape of buttons', 'TEN-05'),
  rules: choice(['none', 'hairline', 'double'], 'hairline', 'Lines between sections', 'TEN-05'),
  density: choice(['normal', 'generous'], 'normal', 'Space around things', 'TEN-05'),
  studio: choice(
    ['cool_grey', 'light_blue', 'warm_paper', 'concrete', 'landscape'],
    'cool_grey',
    "Backdrop of the platform's drawn vehicle pictures",
    'TEN-05',
  ),
  favicon: optional(picture, 'Icon of the browser tab; null draws one from name and brand colour', 'TEN-05'),
})

import { choice, integer, optional, section, value } from './field.ts'
import { colour, picture } from './values.ts'
import { z } from 'zod'

const tint = (preset: string, effect: string) => value(colour, preset, effect, 'TEN-05')

/** Families the platform carries itself: nothing is asked of a font service at run time. `system` needs no file. */
const fontFamilies = ['system', 'Figtree', 'Plus Jakarta Sans', 'Fraunces', 'Inter', 'Archivo', 'Outfit'] as const
const font = z.enum(fontFamilies)

export const themeSection = section('Look of the site; tokens only, never code', 'TEN-05', {
  colors: section('Colours; `sites check` refuses a pair without AA contrast', 'TEN-05', {
    brand: tint('#1f4e8c', 'Main colour: filled buttons, links, active states'),
    brand_text: tint('#ffffff', 'Text on brand; at least 4.5 : 1'),
    accent: tint('#ffd166', 'Second colour: offers, highlights'),
    accent_text: tint('#1d1d1f', 'Text on accent; at least 4.5 : 1'),
    surface: tint('#ffffff', 'Page background'),
    surface_alt: tint('#f4f6f8', 'Background of cards, bands and fields'),
    text: tint('#1b2128', 'Body text; at least 4.5 : 1 on both surfaces'),
    text_muted: tint('#55606c', 'Secondary text; at least 4.5 : 1 on both surfaces'),
    line: tint('#d5dbe1', 'Hairlines between things; decorative'),
    field_line: tint('#7b8794', 'Edge of fields and outlined buttons; at least 3 : 1 on both surfaces'),
    header: tint('#ffffff', 'Header background'),
    header_text: tint('#1b2128', 'Text of the header; at least 4.5 : 1'),
    footer: tint('#1b2128', 'Footer background'),
    footer_text: tint('#ffffff', 'Text of the footer; at least 4.5 : 1'),
    success: tint('#1b7a43', 'Confirmation and the success button'),
    success_text: tint('#ffffff', 'Text on success; at least 4.5 : 1'),
    danger: tint('#b3261e', 'Errors; as text at least 4.5 : 1 on both surfaces'),
    danger_text: tint('#ffffff', 'Text on danger; at least 4.5 : 1'),
    warning: tint('#fff3cd', 'Background of notices'),
    warning_text: tint('#4d3800', 'Text of notices; at least 4.5 : 1'),
    focus: tint('#1f4e8c', 'Focus ring; at least 3 : 1 on both surfaces'),
  }),
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

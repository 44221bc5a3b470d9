import { z } from 'zod'
import { choice, entry, list, must, optional, optionalText, presetList, section, shownText } from './field.ts'
import { link } from './values.ts'

const rows = 'CONTENT-10 TEN-12'

const sectionKinds = ['prose', 'ledger', 'cards', 'blocks', 'route'] as const
const listKinds = ['bullets', 'terms', 'ticks', 'plates', 'tiles'] as const
const stepKinds = ['numerals', 'track', 'plates', 'circles'] as const
const asideKinds = ['right', 'left', 'below'] as const
const articleParts = ['figures', 'quote', 'text', 'people', 'form'] as const

const effects = {
  sections:
    "How the sections of a text stand. 'prose': one below the other; 'ledger': the heading at the left of its text, " +
    "between lines; 'cards': as cards side by side; 'blocks': on grounds of their own with a bar; 'route': as stops " +
    'along a line. A text long enough for a table of contents is always prose',
  lists:
    "How the lists of a text stand. 'bullets': with bullets; 'terms': the bold words of an item at the left, the " +
    "rest at the right; 'ticks': with ticks; 'plates': on plates with an edge of the accent colour; 'tiles': as " +
    'tiles side by side',
  steps:
    "How numbered lists stand. 'numerals': with numerals; 'track': side by side along a line; 'plates': side by side " +
    "with large numerals; 'circles': one below the other with numbers in circles",
  aside: "Where the contact details and related pages stand: 'right' or 'left' of the text, or 'below' all of it",
  parts: 'Parts of the page in order; a part that is left out is not shown, but a form always is',
} as const

/** The composition of pages to read, by template and site. */
export const articleSection = section('Composition of content pages', rows, {
  sections: choice(sectionKinds, 'prose', effects.sections, rows),
  lists: choice(listKinds, 'bullets', effects.lists, rows),
  steps: choice(stepKinds, 'numerals', effects.steps, rows),
  aside: choice(asideKinds, 'right', effects.aside, rows),
  parts: presetList(z.enum(articleParts), ['figures', 'text', 'quote', 'people', 'form'], effects.parts, rows),
})

/** The composition of one page: whatever is null is that of the site. */
export const pageLookSchema = entry({
  sections: optional(z.enum(sectionKinds), `${effects.sections}; null takes layout.article`, rows),
  lists: optional(z.enum(listKinds), `${effects.lists}; null takes layout.article`, rows),
  steps: optional(z.enum(stepKinds), `${effects.steps}; null takes layout.article`, rows),
  aside: optional(z.enum(asideKinds), `${effects.aside}; null takes layout.article`, rows),
  parts: optional(z.array(z.enum(articleParts)), `${effects.parts}; null takes layout.article`, rows),
})

/** A link of a page of the site's own; one that leads to a page the site does not have is left out. */
export const pageLinkSchema = entry({
  text: must(shownText, 'Words', rows),
  href: must(link, 'Where it leads; {routes.contact} and its like are filled in', rows),
})

export const figureSchema = entry({
  value: must(z.string().min(1).max(24), "The figure, '1962' or '12 bays'", rows),
  label: must(z.string().min(1).max(80), 'What it counts', rows),
})

export const quoteSchema = entry({
  text: must(z.string().min(1).max(600), 'What somebody of the dealer says', rows),
  by: optionalText('Who says it', rows),
})

export const offersLayout = choice(
  ['cards', 'lead', 'rows', 'notices', 'gallery'],
  'cards',
  "Composition of offers, in their list and on their pages. 'cards': pictures above the words, side by side; 'lead': " +
    "the first offer large, the others as cards; 'rows': one below the other with the picture at alternating sides; " +
    "'notices': words between lines, as in a newspaper, without pictures in the list; 'gallery': tall pictures with " +
    'the words over their foot',
  'CONTENT-01 TEN-12',
)

const financeParts = ['calculator', 'steps', 'text', 'price_range', 'offers', 'apply'] as const

/** The composition of the finance page. */
export const financeLayout = section('Composition of the finance page', 'FIN-06 TEN-12', {
  head: choice(
    ['band', 'example', 'plain'],
    'band',
    "'band': the words on the brand colour; 'example': beside them the loan on which the comparison rate is worked " +
      "out, unless the calculator comes first, which shows its own; 'plain': the words on the page itself",
    'FIN-06 TEN-12',
  ),
  parts: presetList(
    z.enum(financeParts),
    ['calculator', 'price_range', 'offers', 'apply'],
    'Parts of the page in order; one without data is left out. apply: the form, which stands at the end where it is ' +
      'not named, with the steps beside it unless ' +
      'steps stand on their own; text: finance.page_text',
    'FIN-06 TEN-12',
  ),
})

const stepSchema = entry({
  title: must(shownText, 'What happens', 'FIN-06'),
  text: must(shownText, 'A sentence about it', 'FIN-06'),
})

/** The words of the finance page. */
export const financeWords = {
  page_intro: optionalText('Sentence under the heading of the finance page; null writes one', 'FIN-06'),
  page_text: optionalText('Text of the finance page in Markdown; null shows none', 'FIN-06'),
  page_steps: list(
    stepSchema,
    'What happens after an application, in order; empty takes the usual three steps',
    'FIN-06',
  ),
}

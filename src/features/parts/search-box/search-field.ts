/**
 * What every search field of a site has in common. A field with these properties and `data-recent` offers suggestions
 * while it has the focus (`use-suggestions.ts`); without scripts it is a plain field of its form. Its nearest ancestor
 * with `data-find` has the list below it. Its form has `autoComplete` off, or the browser's own list would cover ours.
 */
export const searchField = {
  type: 'search',
  name: 'query',
  maxLength: 200,
  placeholder: 'Make, model, stock no.',
  role: 'combobox',
  'aria-expanded': false,
} as const

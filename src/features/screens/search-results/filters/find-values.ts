import type { FacetItemView } from '../search-page.ts'

/** 'Citroën' and 'citroen', 'Mercedes-Benz' and 'mercedes benz' are the same to a visitor who looks for one. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The values of a list that match what the visitor types to find one: first those with a word that begins so, then
 * those that hold it anywhere; each group in the order of the list. `sought` is not empty.
 */
export function findValues(items: readonly FacetItemView[], sought: string): readonly FacetItemView[] {
  const wanted = fold(sought)
  const whole = wanted.replaceAll(' ', '')
  const folded = items.map((item) => ({ item, name: ` ${fold(item.label)}` }))
  const begins = folded.filter(({ name }) => name.includes(` ${wanted}`))
  const holds = folded.filter((one) => !begins.includes(one) && one.name.replaceAll(' ', '').includes(whole))
  return [...begins, ...holds].map(({ item }) => item)
}

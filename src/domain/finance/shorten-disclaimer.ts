/**
 * The disclaimer after Show Less: its first characters (CALC-05), counted as a reader counts them; null: the whole
 * disclaimer is short enough.
 */
export function shortenDisclaimer(text: string, characters: number): string | null {
  const all = [...text]
  return all.length <= characters ? null : `${all.slice(0, characters).join('')}…`
}

/**
 * Whether a text can be stored and asked for. PostgreSQL takes no NUL in a text and refuses the whole statement for
 * one, also where it is only looked for: so nothing is found under such a text, and nothing is written with one.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0')
}

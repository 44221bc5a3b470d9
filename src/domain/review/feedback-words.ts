/** Most characters of a name in the address of the review feedback page. */
const longestName = 60

/**
 * A name from the query string, as text to show (CONTENT-05): one line of at most 60 characters without control and
 * direction characters; `preset` where nothing is left of it.
 */
export function readShownName(given: string | null, preset: string): string {
  if (given === null) return preset
  const line = given
    .slice(0, longestName * 4)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const shown = [...line].slice(0, longestName).join('').trim()
  return shown === '' ? preset : shown
}

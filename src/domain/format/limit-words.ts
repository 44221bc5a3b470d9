/** Characters that must not precede the ellipsis. */
const dangling = ' ,.:;–—-'

/** Removes the characters at the end of a text that must not precede an ellipsis. */
export function trimDangling(text: string): string {
  let end = text.length
  while (end > 0 && dangling.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * The text with at most `most` characters, cut between words and ended with '…'. A first word that is longer is cut.
 */
export function limitWords(text: string, most: number): string {
  const plain = text
    .slice(0, most * 4 + 1_000)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${trimDangling(space > most / 3 ? cut.slice(0, space) : cut.slice(0, most - 1))}…`
}

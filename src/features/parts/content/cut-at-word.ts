/** A text of at most `most` characters, cut after a whole word, with '…' where something was cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const space = start.lastIndexOf(' ')
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:–-]$/, '')}…`
}

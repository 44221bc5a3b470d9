/** Characters. A longer name must be able to break, or it would be wider than a phone. */
const longestName = 16

/** Stands for the spaces inside the model's name while the title is parted at the others. */
const inside = '\u00a0'

/**
 * The title in parts, of which every second one stays on one line: the name of the model, 'Tank 300', and words with a
 * hyphen, 'X-Trail', where browsers would break them. Parts may be empty; together they are the title.
 */
export function buildHeading(title: string, model: string): readonly string[] {
  const parts: string[] = []
  let before = ''
  const words = title.replace(model, () => model.replaceAll(' ', inside)).split(' ')
  for (const [index, word] of words.entries()) {
    const name = word.replaceAll(inside, ' ')
    if (index > 0) before += ' '
    if (/[- ]/.test(name) && name.length <= longestName) {
      parts.push(before, name)
      before = ''
    } else before += name
  }
  return [...parts, before]
}

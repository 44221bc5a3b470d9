/**
 * Whether a regular expression repeats without bound a group that itself repeats without bound, as '(a+)+' does: on a
 * text that nearly fits, such a pattern tries more ways than there is time for. The pattern must be one that RegExp
 * takes.
 */
export function hasNestedQuantifier(source: string): boolean {
  /** Of each open group, the whole pattern first: whether it holds an unbounded repetition. */
  const groups: boolean[] = [false]
  /** What the last piece of the pattern was: a group that repeats inside, or anything else. */
  let endsInRepeatingGroup = false
  let isInClass = false
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at)
    if (letter === '\\') {
      at += 1
      endsInRepeatingGroup = false
    } else if (isInClass) {
      isInClass = letter !== ']'
    } else if (letter === '[') {
      isInClass = true
      endsInRepeatingGroup = false
    } else if (letter === '(') {
      groups.push(false)
      endsInRepeatingGroup = false
    } else if (letter === ')') {
      endsInRepeatingGroup = groups.pop() ?? false
      if (endsInRepeatingGroup) groups[groups.length - 1] = true
    } else if (letter === '*' || letter === '+' || /^\{\d+,\}/.test(source.slice(at, at + 10))) {
      if (endsInRepeatingGroup) return true
      groups[groups.length - 1] = true
    } else {
      endsInRepeatingGroup = false
    }
  }
  return false
}

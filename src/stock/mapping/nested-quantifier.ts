/**
 * Whether a regular expression repeats without bound a group that itself repeats without bound, as '(a+)+' does: such a
 * pattern takes exponential time on a text that nearly matches. The pattern must be a valid RegExp.
 */
export function hasNestedQuantifier(source: string): boolean {
  /** For each open group, beginning with the whole pattern: whether it contains an unbounded repetition. */
  const groups: boolean[] = [false]
  /** Whether the last piece of the pattern was a group that contains a repetition. */
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

import { findNearest } from '#site/describe-issue.ts'

/**
 * What is said of words that name no command: the nearest command, or the commands of the group that the first word
 * names. The whole usage would push this line off the screen.
 */
export function describeUnknownCommand(words: readonly string[], commands: readonly string[]): string {
  const [group = ''] = words
  const typed = words.slice(0, 2).join(' ')
  const near = findNearest(typed, commands)
  const inGroup = commands.filter((name) => name.startsWith(`${group} `))
  const meant = near === null ? '' : `; did you mean '${near}'?`
  const list = inGroup.length === 0 ? '' : `\nforecourt ${group} has: ${inGroup.join(', ')}`
  return `There is no command '${typed}'${meant}${list}\nAll commands: forecourt help`
}

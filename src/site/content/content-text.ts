import type { Site } from '../site.ts'
import { isPageCondition, pageConditions } from './conditions.ts'
import { isInlineVariable, isVariable, readPlainVariable, readVariable } from './variables.ts'

/** '{site.name}', '{routes.finance}'. Braces around anything else are ordinary text. */
const placeholder = /\{([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?)\}/g
const ifLine = /^\{if ([a-z_]+)\}$/
const unlessLine = /^\{unless ([a-z_]+)\}$/
const endLine = '{end}'

/** A line that decides which lines after it are kept; null: an ordinary line. */
function readSwitch(line: string): { readonly condition: string; readonly wanted: boolean } | 'end' | null {
  const text = line.trim()
  if (text === endLine) return 'end'
  const wanted = ifLine.exec(text)?.[1]
  if (wanted !== undefined) return { condition: wanted, wanted: true }
  const unwanted = unlessLine.exec(text)?.[1]
  return unwanted === undefined ? null : { condition: unwanted, wanted: false }
}

/**
 * What is wrong with the placeholders of a Markdown text, each as a sentence: unknown variables and conditions, and
 * parts without an end. Empty for a text that `fillMarkdown` takes.
 */
export function findTextFaults(text: string): readonly string[] {
  const faults: string[] = []
  let open = 0
  for (const line of text.split('\n')) {
    const part = readSwitch(line)
    if (part === null) {
      for (const [whole, name = ''] of line.matchAll(placeholder))
        if (!isVariable(name)) faults.push(`${whole} is no variable`)
        else if (!isInlineVariable(name) && line.trim() !== whole) faults.push(`${whole} needs a line of its own`)
    } else if (part === 'end') {
      open -= 1
      if (open < 0) {
        faults.push('{end} has no {if …} before it')
        open = 0
      }
    } else {
      open += 1
      if (!isPageCondition(part.condition)) faults.push(`'${part.condition}' is no condition`)
    }
  }
  return open > 0 ? [...faults, 'a part that begins with {if …} or {unless …} has no {end}'] : faults
}

/** What is wrong with the placeholders of a heading or another single line. */
export function findLineFaults(text: string): readonly string[] {
  return [...text.matchAll(placeholder)]
    .filter(([, name = '']) => !isInlineVariable(name))
    .map(([whole]) => `${whole} is no variable for a line of text`)
}

/** Fills a heading or another single line, which is shown as text. Unknown placeholders stay as written. */
export function fillLine(site: Site, text: string): string {
  return text.replaceAll(placeholder, (whole, name: string) =>
    isInlineVariable(name) ? readPlainVariable(site, name) : whole,
  )
}

/**
 * Fills a Markdown text for a site: keeps the parts whose conditions hold, and puts in the variables. Values of the
 * site are escaped, so they cannot become markup. Unknown placeholders stay as written; the checks have refused them.
 */
export function fillMarkdown(site: Site, text: string): string {
  const kept: string[] = []
  const states: boolean[] = []
  for (const line of text.split('\n')) {
    const part = readSwitch(line)
    if (part === 'end') states.pop()
    else if (part !== null)
      states.push(isPageCondition(part.condition) && pageConditions[part.condition](site) === part.wanted)
    else if (!states.includes(false))
      kept.push(
        line.replaceAll(placeholder, (whole, name: string) => (isVariable(name) ? readVariable(site, name) : whole)),
      )
  }
  return kept.join('\n')
}

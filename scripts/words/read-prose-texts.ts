import { LineCounter, parseDocument, visit, isScalar } from 'yaml'
import type { VisitorText } from './read-code-texts.ts'

/** Settings of a site whose words no visitor reads: names of programs, people's addresses and the like. */
const silentSettings = new Set(['demo_note', 'email', 'hosts', 'image', 'slug', 'id', 'url', 'href', 'lead_routes'])

/** The texts of a site's file: values of two or more words. */
export function readSiteTexts(yaml: string): readonly VisitorText[] {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const found: VisitorText[] = []
  visit(document, {
    Pair: (_key, { key }) => (isScalar(key) && silentSettings.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !/\p{L} \p{L}|\p{L}[.,:;?!]? \S/u.test(value)) return
      found.push({ line: lines.linePos(range?.[0] ?? 0).line, text: value.replaceAll(/\s+/g, ' ').trim() })
    },
  })
  return found
}

/** The texts of a Markdown file, a line for each paragraph, heading and entry of a list. */
export function readContentTexts(markdown: string): readonly VisitorText[] {
  return markdown
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/^(?:#+|-|\d+\.|>)\s+/, '').trim() }))
    .filter(({ text }) => /\p{L}/u.test(text))
}
